import { type Context, requireStaff } from "#domain/context.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { type NamedSubject, requireSubject } from "./require-task.ts";
import { type ShownTask, toShownTask } from "./task.ts";
import { countMyTasks, selectMyTasks, selectSubjectTasks } from "./task-queries.ts";

const MAX_TASKS = 200;

/** Returns the viewer's open tasks, overdue first. @throws NotSignedIn; NotAllowed */
export async function listMyTasks(context: Context): Promise<{ data: ShownTask[]; total: number }> {
  const staff = authorize(context, "lead.read");
  const rows = await selectMyTasks(context.db, staff, MAX_TASKS);
  return { data: rows.map(toShownTask), total: await countMyTasks(context.db, staff) };
}

/** Returns the tasks on a deal, lead or listing. @throws NotSignedIn; NotFound */
export async function listSubjectTasks(
  context: Context,
  named: NamedSubject,
): Promise<{ data: ShownTask[]; total: number }> {
  requireStaff(context);
  const rows = await selectSubjectTasks(context.db, await requireSubject(context, named, "read"));
  return { data: rows.map(toShownTask), total: rows.length };
}
