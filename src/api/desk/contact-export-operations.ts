import * as v from "valibot";
import { type ContactListQuery, listContactIds } from "#domain/contacts/list/list-contacts.ts";
import { exportContacts } from "#domain/exports/export-contacts.ts";
import type { ExportFormat } from "#domain/exports/export-records.ts";
import { MAX_SELECTED } from "#domain/try-each.ts";
import { defineBody } from "../http/field-codes.ts";
import type { Operation } from "../http/operation.ts";
import { parseContactFilters } from "./contact-list-filters.ts";
import { defineDeskOperation } from "./desk-operation.ts";
import { createExport, findFormat } from "./export-operations.ts";
import { createListSchema } from "./listing-change-operations.ts";

const idsSchema = v.strictObject(
  { ids: createListSchema(v.pipe(v.string("invalid"), v.uuid("invalid")), MAX_SELECTED) },
  "unknown_field",
);

const listMatching = defineDeskOperation<void, ContactListQuery>({
  id: "listContactIds",
  method: "GET",
  path: "/desk/contact-ids",
  summary: `Returns the ids of the first ${MAX_SELECTED} people that match the list's filters`,
  right: "lead.read",
  check: (raw, context) => ({ input: parseContactFilters(raw, context) }),
  handle: async (context, { input }) => ({ ids: await listContactIds(context, input) }),
});

const exportSelected = defineDeskOperation<ExportFormat, { ids: string[] }>({
  id: "exportContacts",
  method: "POST",
  path: "/desk/contact-exports/{format}",
  summary: "Downloads some people as `csv` or `json`",
  ...defineBody(idsSchema, ["ids"]),
  find: (context, params) => findFormat(context, params, "lead.read"),
  handle: async (context, { subject, input }) =>
    createExport(await exportContacts(context, subject, input.ids), "contacts", subject),
});

export const CONTACT_EXPORT_OPERATIONS: readonly Operation[] = [listMatching, exportSelected];
