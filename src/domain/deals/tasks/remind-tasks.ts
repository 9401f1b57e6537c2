import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { lockDueTasks, updateReminded } from "./reminder-queries.ts";

/** Max tasks per run. */
const MAX_TASKS = 2_000;

/**
 * Emails staff about tasks that are due: one email per person and run, and one reminder per task. Safe to run in
 * several processes.
 *
 * @returns the number of emails queued
 */
export function remindTasks(context: Context): Promise<number> {
  return runInTransaction(context, async (tx) => {
    const now = tx.clock();
    const due = await lockDueTasks(tx.db, now, MAX_TASKS);
    await updateReminded(tx.db, [...new Set(due.map(({ task_id }) => task_id))], now);
    // A task of an office without managers may have no one responsible.
    const people = new Set(due.map(({ account_id }) => account_id).filter((id) => id !== null));
    for (const account_id of people)
      await enqueue(tx, "task-reminder-mail", { account_id, reminded_at: now.toISOString() });
    return people.size;
  });
}
