import * as v from "valibot";
import { type ExportFormat, exportSelectedLeads } from "#domain/exports/export-records.ts";
import { applyLeadChanges } from "#domain/leads/bulk/apply-lead-changes.ts";
import type { LeadBulkChange, LeadChange } from "#domain/leads/bulk/lead-change.ts";
import { previewLeadChanges } from "#domain/leads/bulk/preview-lead-changes.ts";
import type { LeadFilters } from "#domain/leads/inbox/inbox-queries.ts";
import { listLeadIds } from "#domain/leads/inbox/list-lead-ids.ts";
import { LEAD_TEXT_LIMITS } from "#domain/leads/lead-limits.ts";
import { MAX_CHANGED, MAX_SELECTED } from "#domain/try-each.ts";
import { normalizeLines } from "#lib/plain-text.ts";
import { checkSchema, defineBody } from "../http/field-codes.ts";
import type { Checked, Operation, Raw } from "../http/operation.ts";
import { defineDeskOperation } from "./desk-operation.ts";
import { createExport, findFormat } from "./export-operations.ts";
import { parseLeadFilters } from "./lead-list-filters.ts";
import { createListSchema } from "./listing-change-operations.ts";

const id = v.pipe(v.string("invalid"), v.uuid("invalid"));
const agent = v.pipe(
  v.number("invalid"),
  v.integer("invalid"),
  v.minValue(1, "invalid"),
  v.maxValue(2 ** 31 - 1, "invalid"),
);
const reason = v.pipe(
  v.string("required"),
  v.transform(normalizeLines),
  v.minLength(1, "required"),
  v.maxLength(LEAD_TEXT_LIMITS.note, "too_long"),
);
const previewSchema = v.strictObject(
  { ids: createListSchema(id, MAX_CHANGED), agent: v.optional(agent), reason: v.optional(reason) },
  "unknown_field",
);
const changesSchema = v.strictObject(
  {
    changes: createListSchema(
      v.strictObject(
        {
          id,
          seen: v.strictObject({ agent: v.nullable(agent), handled: v.boolean("invalid") }, "unknown_field"),
          agent: v.optional(v.nullable(agent)),
          reason: v.optional(reason),
          reopens: v.optional(v.literal(true, "invalid")),
        },
        "unknown_field",
      ),
      MAX_CHANGED,
    ),
  },
  "unknown_field",
);
const idsSchema = v.strictObject({ ids: createListSchema(id, MAX_SELECTED) }, "unknown_field");

const listMatching = defineDeskOperation<void, LeadFilters>({
  id: "listLeadIds",
  method: "GET",
  path: "/desk/lead-ids",
  summary: `Returns the ids of the first ${MAX_SELECTED} leads that match the list's filters`,
  right: "lead.read",
  check: (raw) => ({ input: parseLeadFilters(raw) }),
  handle: async (context, { input }) => ({ ids: await listLeadIds(context, input) }),
});

interface PreviewInput {
  ids: string[];
  change: LeadBulkChange;
}

function checkPreview(raw: Raw): Checked<PreviewInput> {
  const checked = checkSchema(previewSchema, ["ids"])(raw);
  if ("codes" in checked) return checked;
  const { ids, agent, reason } = checked.input;
  if (agent !== undefined && reason !== undefined) return { codes: { change: "invalid" } };
  if (agent !== undefined) return { input: { ids, change: { agent } } };
  return reason === undefined ? { codes: { change: "required" } } : { input: { ids, change: { reason } } };
}

const preview = defineDeskOperation<void, PreviewInput>({
  id: "previewLeadChanges",
  method: "POST",
  path: "/desk/lead-changes/preview",
  summary: "Previews another agent for several leads, or closing them: which would be left out, and why",
  body: previewSchema,
  right: "lead.write",
  check: checkPreview,
  handle: async (context, { input }) => ({ ...(await previewLeadChanges(context, input.ids, input.change)) }),
});

const apply = defineDeskOperation<void, { changes: LeadChange[] }>({
  id: "changeLeads",
  method: "POST",
  path: "/desk/lead-changes",
  summary: "Changes several leads as previewed; one changed since, or that can't be changed, is left out with a reason",
  ...defineBody(changesSchema, ["changes"]),
  right: "lead.write",
  handle: async (context, { input }) => ({ ...(await applyLeadChanges(context, input.changes)) }),
});

const exportSelected = defineDeskOperation<ExportFormat, { ids: string[] }>({
  id: "exportLeads",
  method: "POST",
  path: "/desk/lead-exports/{format}",
  summary: "Downloads the inquiries of some leads as `csv` or `json`, in the form that the import reads",
  ...defineBody(idsSchema, ["ids"]),
  find: (context, params) => findFormat(context, params, "lead.read"),
  handle: async (context, { subject, input }) =>
    createExport(await exportSelectedLeads(context, subject, input.ids), "leads", subject),
});

export const LEAD_CHANGE_OPERATIONS: readonly Operation[] = [listMatching, preview, apply, exportSelected];
