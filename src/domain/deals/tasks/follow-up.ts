import * as v from "valibot";
import { type Context, runInTransaction } from "#domain/context.ts";
import { callSchema, logCall } from "#domain/leads/add-lead-note.ts";
import { answerLead, answerSchema } from "#domain/leads/answer-lead.ts";
import { isDay } from "#lib/time/day.ts";
import { m } from "#messages/messages.js";
import { addTask } from "./change-tasks.ts";

/** The due day of a task to follow up, as `YYYY-MM-DD`; null for no task. */
const follow_up_on = v.nullish(v.pipe(v.string("day"), v.check(isDay, "day")));

export const answerAndFollowUpSchema = v.strictObject({ ...answerSchema.entries, follow_up_on }, "unknown_field");
export const callAndFollowUpSchema = v.strictObject({ ...callSchema.entries, follow_up_on }, "unknown_field");

/** Answers a lead and adds a task to follow up, if there is a day for it. @throws as `answerLead` */
export function answerAndFollowUp(
  context: Context,
  id: string,
  { follow_up_on, ...answer }: v.InferOutput<typeof answerAndFollowUpSchema>,
): Promise<void> {
  return followUp(context, id, follow_up_on, (tx) => answerLead(tx, id, answer));
}

/** Logs a call and adds a task to follow up, if there is a day for it. @throws as `logCall` */
export function callAndFollowUp(
  context: Context,
  id: string,
  { follow_up_on, ...call }: v.InferOutput<typeof callAndFollowUpSchema>,
): Promise<void> {
  return followUp(context, id, follow_up_on, (tx) => logCall(tx, id, call));
}

/** @param work returns the person's name; null if a repeated call had nothing to do. */
function followUp(
  context: Context,
  lead_id: string,
  due_on: string | null | undefined,
  work: (tx: Context) => Promise<string | null>,
): Promise<void> {
  return runInTransaction(context, async (tx) => {
    const name = await work(tx);
    if (name !== null && due_on) await addTask(tx, { title: m.task_follow_up({ name }), due_on, lead_id });
  });
}
