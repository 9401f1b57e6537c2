import * as v from "valibot";
import type { Context } from "#domain/context.ts";
import {
  answerAndFollowUp,
  answerAndFollowUpSchema,
  callAndFollowUp,
  callAndFollowUpSchema,
} from "#domain/deals/tasks/follow-up.ts";
import { addLeadNote, noteSchema } from "#domain/leads/add-lead-note.ts";
import { assignLead } from "#domain/leads/assign-lead.ts";
import type { LeadFilters } from "#domain/leads/inbox/inbox-queries.ts";
import { listLeads } from "#domain/leads/inbox/list-leads.ts";
import { listResponseTimes } from "#domain/leads/inbox/list-response-times.ts";
import { showLead } from "#domain/leads/inbox/show-lead.ts";
import { createLeadProblem } from "#domain/leads/lead-messages.ts";
import { markHandled, markSpam } from "#domain/leads/mark-lead.ts";
import { mergeLeads, splitInquiry } from "#domain/leads/merge-leads.ts";
import { requireReadableLead, requireWritableLead } from "#domain/leads/require-lead.ts";
import {
  limitSchema,
  requireOfficeOfLimit,
  setOfficeLimit,
  showOfficeLimit,
} from "#domain/leads/routing/office-limit.ts";
import { NotFound } from "#lib/errors.ts";
import { defineBody } from "../http/field-codes.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation } from "./desk-operation.ts";
import { parseLeadFilters } from "./lead-list-filters.ts";

const listLeadsOperation = defineDeskOperation<void, LeadFilters>({
  id: "listLeads",
  method: "GET",
  path: "/desk/leads",
  summary: "Lists leads; `meta.counts` has the number in each view",
  right: "lead.read",
  check: (raw) => ({ input: parseLeadFilters(raw) }),
  async handle(context, { input }) {
    const { data, meta, counts } = await listLeads(context, input);
    return { data, total: meta.total, meta: { counts } };
  },
});

const showOneLead = defineDeskOperation<string, undefined>({
  id: "showLead",
  method: "GET",
  path: "/desk/leads/{id}",
  summary: "Returns a lead with its inquiries and history",
  find: async (context, { id = "" }) => (await requireReadableLead(context, id)).id,
  handle: async (context, { subject }) => showLead(context, subject),
});

type Work<Input> = (context: Context, id: string, input: Input, params: Record<string, string>) => Promise<unknown>;
type ChangeDefinition = Pick<Operation, "id" | "method" | "path" | "summary">;

/** Defines an operation that changes a lead and returns the updated lead. */
function defineChange<Schema extends v.GenericSchema<unknown, object>>(
  definition: ChangeDefinition,
  body: Schema | null,
  work: Work<v.InferOutput<Schema>>,
): Operation {
  return defineDeskOperation<Record<string, string>, v.InferOutput<Schema>>({
    ...definition,
    ...(body && { ...defineBody(body) }),
    toProblem: createLeadProblem,
    find: async (context, named) => ({ ...named, id: await requireWritableLead(context, named.id ?? "") }),
    async handle(context, { subject, input }) {
      const id = subject.id ?? "";
      await work(context, id, input, subject);
      return showLead(context, id).catch((error) => {
        // The lead was reassigned, so the caller can no longer see it.
        if (error instanceof NotFound) return { id };
        throw error;
      });
    },
  });
}

const agentSchema = v.strictObject(
  {
    agent: v.nullable(
      v.pipe(v.number("required"), v.integer("invalid"), v.minValue(1, "invalid"), v.maxValue(2 ** 31 - 1, "invalid")),
    ),
  },
  "unknown_field",
);
const mergeSchema = v.strictObject({ lead: v.pipe(v.string("required"), v.minLength(1, "required")) }, "unknown_field");

const changes = [
  defineChange(
    { id: "noteLead", method: "POST", path: "/desk/leads/{id}/notes", summary: "Adds a note for colleagues" },
    noteSchema,
    addLeadNote,
  ),
  defineChange(
    {
      id: "logLeadCall",
      method: "POST",
      path: "/desk/leads/{id}/calls",
      summary: "Logs a call, which counts as an answer; `follow_up_on` adds a task for that day",
    },
    callAndFollowUpSchema,
    callAndFollowUp,
  ),
  defineChange(
    {
      id: "answerLead",
      method: "POST",
      path: "/desk/leads/{id}/answers",
      summary:
        "Replies by email; 409 with both texts if someone else has already replied; `follow_up_on` adds a task for that day",
    },
    answerAndFollowUpSchema,
    answerAndFollowUp,
  ),
  defineChange(
    {
      id: "assignLead",
      method: "PUT",
      path: "/desk/leads/{id}/agent",
      summary: "Assigns the lead to an agent or to the office",
    },
    agentSchema,
    (context, id, { agent }) => assignLead(context, id, agent),
  ),
  defineChange(
    { id: "handleLead", method: "PUT", path: "/desk/leads/{id}/handled", summary: "Marks the lead as handled" },
    null,
    (context, id) => markHandled(context, id, true),
  ),
  defineChange(
    { id: "reopenLead", method: "DELETE", path: "/desk/leads/{id}/handled", summary: "Reopens the lead" },
    null,
    (context, id) => markHandled(context, id, false),
  ),
  defineChange(
    { id: "markLeadSpam", method: "PUT", path: "/desk/leads/{id}/spam", summary: "Marks the lead as spam" },
    null,
    (context, id) => markSpam(context, id, true),
  ),
  defineChange(
    { id: "unmarkLeadSpam", method: "DELETE", path: "/desk/leads/{id}/spam", summary: "Marks the lead as not spam" },
    null,
    (context, id) => markSpam(context, id, false),
  ),
  defineChange(
    {
      id: "mergeLeads",
      method: "POST",
      path: "/desk/leads/{id}/merge",
      summary: "Merges another lead into this one",
    },
    mergeSchema,
    (context, id, { lead }) => mergeLeads(context, id, lead),
  ),
  defineChange(
    {
      id: "splitLead",
      method: "POST",
      path: "/desk/leads/{id}/enquiries/{enquiry}/split",
      summary: "Splits an inquiry off into its own lead",
    },
    null,
    (context, id, _, { enquiry: inquiry = "" }) => splitInquiry(context, id, inquiry),
  ),
];

const showResponseTimes = defineDeskOperation<void, undefined>({
  id: "showResponseTimes",
  method: "GET",
  path: "/desk/response-times",
  summary: "Returns the median time to first answer by office and agent",
  right: "lead.read",
  handle: async (context) => listResponseTimes(context),
});

const showLeadLimit = defineDeskOperation<string, undefined>({
  id: "showLeadLimit",
  method: "GET",
  path: "/desk/offices/{slug}/lead-limit",
  summary: "Returns the minutes after which an office's leads are reassigned",
  find: async (context, { slug = "" }) => requireOfficeOfLimit(context, slug, "office.read"),
  handle: async (context, { subject }) => showOfficeLimit(context, subject),
});

const setLeadLimit = defineDeskOperation<string, v.InferOutput<typeof limitSchema>>({
  id: "setLeadLimit",
  method: "PUT",
  path: "/desk/offices/{slug}/lead-limit",
  summary: "Sets the reassignment limit; null uses the default",
  ...defineBody(limitSchema),
  toProblem: createLeadProblem,
  find: async (context, { slug = "" }) => requireOfficeOfLimit(context, slug, "office.write"),
  handle: async (context, { subject, input }) => setOfficeLimit(context, subject, input.minutes),
});

export const LEAD_OPERATIONS: readonly Operation[] = [
  listLeadsOperation,
  showOneLead,
  ...changes,
  showResponseTimes,
  showLeadLimit,
  setLeadLimit,
];
