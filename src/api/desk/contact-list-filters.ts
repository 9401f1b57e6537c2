import { CONTACT_ROLES } from "#domain/contacts/list/contact-list-queries.ts";
import type { ContactListQuery } from "#domain/contacts/list/list-contacts.ts";
import type { Context } from "#domain/context.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { addDays } from "#lib/time/durations.ts";
import type { Raw } from "../http/operation.ts";
import { parseId, parseListQuery } from "./desk-operation.ts";

const MAX_SEARCH_LENGTH = 100;
const MAX_AGE_DAYS = 3_650;

function parseDays({ clock }: Context, text: string | undefined): Date | null {
  const days = parseId({ days: text ?? "" }, "days");
  return days === 0 || days > MAX_AGE_DAYS ? null : addDays(clock(), -days);
}

/** Parses the filters of the list of contacts. Invalid values are ignored. */
export function parseContactFilters(raw: Raw, context: Context): ContactListQuery {
  const { page, per_page, filter } = parseListQuery(raw, ["-latest_at"]);
  return {
    page,
    per_page,
    q: toSingleLine(filter.q ?? "").slice(0, MAX_SEARCH_LENGTH),
    role: CONTACT_ROLES.find((role) => role === filter.role) ?? null,
    listing_number: parseId({ id: filter.listing ?? "" }) || null,
    active_since: parseDays(context, filter.active_days),
    office_id: parseId({ id: filter.office ?? "" }) || null,
    agent_id: parseId({ id: filter.agent ?? "" }) || null,
  };
}
