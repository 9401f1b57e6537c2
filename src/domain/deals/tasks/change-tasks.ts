import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { type Context, requireStaff, runInTransaction } from "#domain/context.ts";
import { dayField, versionField } from "#domain/deals/deal-input.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { idField } from "#domain/staff/staff-fields.ts";
import { Conflict } from "#lib/errors.ts";
import { createLineSchema } from "#lib/forms/field-schemas.ts";
import { m } from "#messages/messages.js";
import { requireSubject, requireWritableTask } from "./require-task.ts";
import { type ShownTask, toShownTask } from "./task.ts";
import { deleteTaskRow, insertTask, selectTask, updateTaskRow } from "./task-queries.ts";

const MAX_TITLE_LENGTH = 200;
const uuid = v.nullish(v.pipe(v.string("invalid"), v.uuid("invalid")));

const fields = { title: createLineSchema(MAX_TITLE_LENGTH), due_on: dayField };

export const newTaskSchema = v.strictObject(
  {
    ...fields,
    deal_id: uuid,
    lead_id: uuid,
    listing_number: idField,
    /** Whether the task is for its author rather than the person responsible for the deal, lead or listing. */
    is_personal: v.nullish(v.boolean("invalid")),
  },
  "unknown_field",
);
export type NewTask = v.InferOutput<typeof newTaskSchema>;

export const taskSchema = v.strictObject({ ...fields, version: versionField }, "unknown_field");
export type TaskChange = v.InferOutput<typeof taskSchema>;

/** Adds a task. @throws NotSignedIn; NotFound; NotAllowed */
export async function addTask(context: Context, { title, due_on, is_personal, ...named }: NewTask): Promise<ShownTask> {
  const { id: account_id } = requireStaff(context);
  const subject = await requireSubject(context, named, "write");
  return runInTransaction(context, async (tx) => {
    const [id, now] = [randomUUID(), tx.clock()];
    await insertTask(tx.db, {
      id,
      ...subject,
      account_id: is_personal ? account_id : null,
      title: title ?? "",
      due_on: due_on ?? "",
      created_at: now,
      updated_at: now,
    });
    return record(tx, id, "task.added");
  });
}

/** Changes a task's title and due day. A new day gets a new reminder. @throws NotSignedIn; NotFound; NotAllowed; Conflict */
export function updateTask(context: Context, id: string, { title, due_on, version }: TaskChange): Promise<ShownTask> {
  return runInTransaction(context, async (tx) => {
    const task = await requireWritableTask(tx, id, { forUpdate: true });
    if (task.version !== version) throw new Conflict(m.desk_conflict(), toShownTask(task));
    const moved = due_on !== task.due_on && { reminded_at: null };
    await updateTaskRow(tx.db, id, { title: title ?? "", due_on: due_on ?? "", updated_at: tx.clock(), ...moved });
    return record(tx, id, "task.changed");
  });
}

/**
 * Marks a task as done or not done. Safe to repeat.
 *
 * @throws NotSignedIn; NotFound; NotAllowed
 */
export function markTaskDone(context: Context, id: string, isDone: boolean): Promise<ShownTask> {
  return runInTransaction(context, async (tx) => {
    const task = await requireWritableTask(tx, id, { forUpdate: true });
    if ((task.done_at !== null) === isDone) return toShownTask(task);
    const now = tx.clock();
    await updateTaskRow(tx.db, id, { done_at: isDone ? now : null, updated_at: now });
    return record(tx, id, isDone ? "task.done" : "task.reopened");
  });
}

/**
 * Deletes a task.
 *
 * @throws NotSignedIn; NotFound; NotAllowed
 */
export function deleteTask(context: Context, id: string): Promise<void> {
  return runInTransaction(context, async (tx) => {
    await requireWritableTask(tx, id, { forUpdate: true });
    await record(tx, id, "task.deleted");
    await deleteTaskRow(tx.db, id);
  });
}

async function record(context: Context, id: string, action: string): Promise<ShownTask> {
  const task = await selectTask(context.db, id);
  if (!task) throw new Error(`Task ${id} not found.`);
  await recordAuditEvent(context, { action, subject: `task ${id}`, office_id: task.office_id });
  return toShownTask(task);
}
