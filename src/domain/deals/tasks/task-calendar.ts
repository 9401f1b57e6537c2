import { type Context, runInTransaction } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { type CalendarDay, formatCalendar } from "#lib/calendar.ts";
import { NotFound } from "#lib/errors.ts";
import { createSecret, isSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { m } from "#messages/messages.js";
import { deleteCalendar, replaceCalendar, selectCalendar, selectCalendarOwner } from "./calendar-queries.ts";
import { getTaskPath } from "./task.ts";
import { selectMyTasks } from "./task-queries.ts";

const MAX_TASKS = 500;

/**
 * Shows when the viewer's calendar address was created; null if there is none.
 *
 * @throws NotSignedIn; NotAllowed
 */
export async function showTaskCalendar(context: Context): Promise<{ created_at: string | null }> {
  const { id } = authorize(context, "lead.read");
  const calendar = await selectCalendar(context.db, id);
  return { created_at: calendar?.created_at.toISOString() ?? null };
}

/**
 * Creates the secret address of the viewer's calendar. An earlier address stops working. Only its hash is stored, so this
 * is the only time that it is shown.
 *
 * @throws NotSignedIn; NotAllowed
 */
export async function createTaskCalendar(context: Context): Promise<{ url: string; created_at: string }> {
  const { id } = authorize(context, "lead.read");
  const [token, created_at] = [createSecret(), context.clock()];
  await runInTransaction(context, async (tx) => {
    await replaceCalendar(tx.db, { account_id: id, token_sha256: sha256(token), created_at });
    await recordAuditEvent(tx, { action: "task_calendar.created", subject: `account ${id}` });
  });
  return { url: `${context.network.origin}/desk/calendar.ics?token=${token}`, created_at: created_at.toISOString() };
}

/**
 * Revokes the address of the viewer's calendar.
 *
 * @throws NotSignedIn; NotAllowed
 */
export async function revokeTaskCalendar(context: Context): Promise<void> {
  const { id } = authorize(context, "lead.read");
  await runInTransaction(context, async (tx) => {
    if (await deleteCalendar(tx.db, id))
      await recordAuditEvent(tx, { action: "task_calendar.revoked", subject: `account ${id}` });
  });
}

/**
 * Returns the open tasks of the staff member with this calendar address, as an iCalendar file. It doesn't name buyers,
 * because calendar services may read it.
 *
 * @throws NotFound for an address that was revoked, or whose owner can't sign in anymore
 */
export async function readTaskCalendar(context: Context, token: string): Promise<string> {
  const { db, network, clock } = context;
  const owner = isSecret(token) ? await selectCalendarOwner(db, sha256(token)) : undefined;
  if (!owner) throw new NotFound(m.desk_record_not_found());
  const tasks = await selectMyTasks(db, owner, MAX_TASKS);
  const days = tasks.map(
    (task): CalendarDay => ({
      uid: `task-${task.id}@${new URL(network.origin).hostname}`,
      day: task.due_on,
      sequence: task.version,
      summary: task.title,
      url: `${network.origin}/desk${getTaskPath(task)}`,
    }),
  );
  return formatCalendar({ name: `${network.brand}: ${m.task_title()}`, product: network.brand, now: clock(), days });
}
