import * as v from "valibot";
import { CONTACT_ROLES } from "#domain/contacts/list/contact-list-queries.ts";
import { type ContactListQuery, listContacts } from "#domain/contacts/list/list-contacts.ts";
import { type ReadableContact, requireContact } from "#domain/contacts/require-contact.ts";
import { showContact } from "#domain/contacts/show-contact.ts";
import type { Context } from "#domain/context.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation, pageSchema, parseId, parseListQuery } from "./desk-operation.ts";

const params = { id: "The contact's." };
const MAX_SEARCH_LENGTH = 100;
const MAX_AGE_DAYS = 3_650;
const DAY_MS = 86_400_000;

function parseDays({ clock }: Context, text: string | undefined): Date | null {
  const days = parseId({ days: text ?? "" }, "days");
  return days === 0 || days > MAX_AGE_DAYS ? null : new Date(clock().getTime() - days * DAY_MS);
}

const list = defineDeskOperation<void, ContactListQuery>({
  id: "listContacts",
  method: "GET",
  path: "/desk/contacts",
  summary: "Lists people by their latest activity, searched by name, email address or phone number",
  response: { status: 200, schema: pageSchema },
  find: async (context) => void authorize(context, "lead.read"),
  check(raw, context) {
    const { page, per_page, filter } = parseListQuery(raw, ["-latest_at"]);
    return {
      input: {
        page,
        per_page,
        q: toSingleLine(filter.q ?? "").slice(0, MAX_SEARCH_LENGTH),
        role: CONTACT_ROLES.find((role) => role === filter.role) ?? null,
        listing_number: parseId({ id: filter.listing ?? "" }) || null,
        active_since: parseDays(context, filter.active_days),
        office_id: parseId({ id: filter.office ?? "" }) || null,
        agent_id: parseId({ id: filter.agent ?? "" }) || null,
      },
    };
  },
  handle: (context, { input }) => listContacts(context, input),
});

const show = defineDeskOperation<ReadableContact, undefined>({
  id: "showContact",
  method: "GET",
  path: "/desk/contacts/{id}",
  summary: "Returns a person with everything that happened, in one timeline",
  params,
  response: { status: 200, schema: v.looseObject({ id: v.string() }) },
  problems: [404],
  find: (context, { id = "" }) => requireContact(context, id),
  handle: (context, { subject }) => showContact(context, subject),
});

export const CONTACT_OPERATIONS: readonly Operation[] = [list, show];
