import * as v from "valibot";
import { addContactNote } from "#domain/contacts/add-contact-note.ts";
import { type ContactListQuery, listContacts } from "#domain/contacts/list/list-contacts.ts";
import { mergeContacts, separateContact } from "#domain/contacts/merging/merge-contacts.ts";
import { type ReadableContact, requireContact } from "#domain/contacts/require-contact.ts";
import { showContact } from "#domain/contacts/show-contact.ts";
import type { Context } from "#domain/context.ts";
import { noteSchema } from "#domain/leads/add-lead-note.ts";
import { createLeadProblem } from "#domain/leads/lead-messages.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { defineBody } from "../http/field-codes.ts";
import type { Operation } from "../http/operation.ts";
import { parseContactFilters } from "./contact-list-filters.ts";
import { defineDeskOperation } from "./desk-operation.ts";

const list = defineDeskOperation<void, ContactListQuery>({
  id: "listContacts",
  method: "GET",
  path: "/desk/contacts",
  summary: "Lists people by their latest activity, searched by name, email address or phone number",
  right: "lead.read",
  check: (raw, context) => ({ input: parseContactFilters(raw, context) }),
  handle: (context, { input }) => listContacts(context, input),
});

const show = defineDeskOperation<ReadableContact, undefined>({
  id: "showContact",
  method: "GET",
  path: "/desk/contacts/{id}",
  summary: "Returns a person with everything that happened, in one timeline",
  find: (context, { id = "" }) => requireContact(context, id),
  handle: (context, { subject }) => showContact(context, subject),
});

type Work<Input> = (context: Context, id: string, input: Input, params: Record<string, string>) => Promise<unknown>;

/** Defines an operation that changes a contact and returns it as changed. */
function defineChange<Schema extends v.GenericSchema<unknown, object>>(
  definition: Pick<Operation, "id" | "method" | "path" | "summary">,
  body: Schema | null,
  work: Work<v.InferOutput<Schema>>,
): Operation {
  return defineDeskOperation<Record<string, string>, v.InferOutput<Schema>>({
    ...definition,
    ...(body && { ...defineBody(body) }),
    toProblem: createLeadProblem,
    async find(context, named) {
      authorize(context, "lead.write");
      return { ...named, id: (await requireContact(context, named.id ?? "")).id };
    },
    async handle(context, { subject, input }) {
      const id = subject.id ?? "";
      await work(context, id, input, subject);
      return showContact(context, await requireContact(context, id));
    },
  });
}

const mergeSchema = v.strictObject({ contact: v.pipe(v.string("required"), v.uuid("invalid")) }, "unknown_field");

const changes = [
  defineChange(
    { id: "noteContact", method: "POST", path: "/desk/contacts/{id}/notes", summary: "Adds a note for colleagues" },
    noteSchema,
    addContactNote,
  ),
  defineChange(
    {
      id: "mergeContacts",
      method: "POST",
      path: "/desk/contacts/{id}/merge",
      summary: "Merges another contact into this one: both are one person",
    },
    mergeSchema,
    (context, id, { contact }) => mergeContacts(context, id, contact),
  ),
  defineChange(
    {
      id: "separateContact",
      method: "DELETE",
      path: "/desk/contacts/{id}/addresses/{address}",
      summary: "Makes a merged address a contact of its own again",
    },
    null,
    (context, id, _, { address = "" }) => separateContact(context, id, address),
  ),
];

export const CONTACT_OPERATIONS: readonly Operation[] = [list, show, ...changes];
