import { type Insertable, type RawBuilder, type SqlBool, sql, type Updateable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { TaskTable } from "#db/tables/tasks.ts";
import type { StaffViewer } from "#domain/context.ts";

/** A task with what it belongs to and who is responsible for that. */
export interface TaskRow {
  id: string;
  deal_id: string | null;
  lead_id: string | null;
  listing_number: number | null;
  account_id: number | null;
  title: string;
  due_on: string;
  done_at: Date | null;
  version: number;
  office_id: number;
  agent_id: number | null;
  /** The buyer's name, or the listing's for a task on a listing. Null once the buyer has been erased. */
  about: string | null;
  /** The staff member it is assigned to, or else the responsible agent. */
  assignee: string | null;
}

/** SQL for the office and agent who own a task's deal, lead or listing. */
const owners = sql`
  from tasks
  left join deals on deals.id = tasks.deal_id
  left join leads on leads.id = tasks.lead_id
  left join listings on listings.number = tasks.listing_number
  -- Tasks of someone who can no longer sign in go to the responsible person.
  left join staff as assigned on assigned.account_id = tasks.account_id and assigned.disabled_at is null
  cross join lateral (
    select coalesce(deals.office_id, leads.office_id, listings.office_id) as office_id,
      coalesce(deals.agent_id, leads.agent_id, listings.agent_id) as agent_id
  ) as owner
  left join agents on agents.id = owner.agent_id`;

const columns = sql`
  tasks.id, tasks.deal_id, tasks.lead_id, tasks.listing_number, assigned.account_id, tasks.title, tasks.due_on,
  tasks.done_at, tasks.version, owner.office_id, owner.agent_id, coalesce(assigned.name, agents.name) as assignee,
  case when tasks.listing_number is not null then listings.name else coalesce(
    (select name from enquiries where enquiries.lead_id = coalesce(deals.lead_id, leads.id)
      order by received_at desc limit 1),
    (select first_name || ' ' || last_name from buyers where buyers.account_id = deals.buyer_id)
  ) end as about`;

type Staff = Pick<StaffViewer, "staff_role" | "office_id" | "agent_id" | "id">;

/**
 * Returns the condition that a task is the staff member's: assigned to them, or on something they are responsible for.
 */
function isMine({ id, staff_role, office_id, agent_id }: Staff): RawBuilder<SqlBool> {
  const isManager = staff_role === "office_manager";
  return sql`(assigned.account_id = ${id} or (assigned.account_id is null and (
    owner.agent_id = ${agent_id ?? 0}
    or (${isManager} and owner.agent_id is null and owner.office_id = ${office_id ?? 0}))))`;
}

export async function selectTask(db: Db, id: string, { forUpdate = false } = {}): Promise<TaskRow | undefined> {
  if (forUpdate) await db.selectFrom("tasks").select("id").where("id", "=", id).forUpdate().execute();
  const { rows } = await sql<TaskRow>`select ${columns} ${owners} where tasks.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** The deal, lead or listing that a task belongs to. */
export interface TaskSubject {
  deal_id: string | null;
  lead_id: string | null;
  listing_number: number | null;
}

const belongsTo = ({ deal_id, lead_id, listing_number }: TaskSubject): RawBuilder<SqlBool> =>
  deal_id
    ? sql`tasks.deal_id = ${deal_id}::uuid`
    : lead_id
      ? sql`tasks.lead_id = ${lead_id}::uuid`
      : sql`tasks.listing_number = ${listing_number}`;

/** Selects the tasks on a deal, lead or listing: open ones by due date, then completed ones, latest first. */
export async function selectSubjectTasks(db: Db, subject: TaskSubject): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select ${columns} ${owners} where ${belongsTo(subject)}
    order by tasks.done_at is not null, tasks.done_at desc nulls first, tasks.due_on, tasks.created_at limit 200`.execute(
    db,
  );
  return rows;
}

/** Selects a staff member's open tasks, overdue first; with `until`, only those due by that day. */
export async function selectMyTasks(db: Db, staff: Staff, limit: number, until?: string): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select ${columns} ${owners}
    where tasks.done_at is null and ${isMine(staff)} and (${until ?? null}::text is null or tasks.due_on <= ${until ?? null})
    order by tasks.due_on, tasks.created_at limit ${limit}`.execute(db);
  return rows;
}

export async function countMyTasks(db: Db, staff: Staff): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n ${owners} where tasks.done_at is null and ${isMine(staff)}`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function insertTask(db: Db, task: Insertable<TaskTable>): Promise<void> {
  await db.insertInto("tasks").values(task).execute();
}

/** Inserts a task, unless there is one with its id. */
export async function insertTaskOnce(db: Db, task: Insertable<TaskTable>): Promise<void> {
  await db
    .insertInto("tasks")
    .values(task)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Updates a locked task and its version. */
export async function updateTaskRow(
  db: Db,
  id: string,
  changes: Omit<Updateable<TaskTable>, "version">,
): Promise<void> {
  await db
    .updateTable("tasks")
    .set({ ...changes, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .execute();
}

export async function deleteTaskRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom("tasks").where("id", "=", id).execute();
}
