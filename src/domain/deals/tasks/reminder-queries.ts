import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

/** Reminders are sent from this hour on, in the office's time zone. */
const FIRST_HOUR = 7;

/** An open task that is due, and one of the people to remind. */
export interface DueTask {
  task_id: string;
  account_id: number;
}

/**
 * Selects due tasks without a reminder, one row for each person to remind. A task is due from seven in the morning in
 * the office's time zone. Locks the tasks, so that two processes don't remind twice.
 */
export async function lockDueTasks(db: Db, now: Date, limit: number): Promise<DueTask[]> {
  const { rows } = await sql<{ id: string }>`
    select tasks.id from tasks
    left join deals on deals.id = tasks.deal_id
    left join leads on leads.id = tasks.lead_id
    left join listings on listings.number = tasks.listing_number
    join offices on offices.id = coalesce(deals.office_id, leads.office_id, listings.office_id)
    where tasks.done_at is null and tasks.reminded_at is null
      and tasks.due_on <= to_char(
        (${now}::timestamptz at time zone offices.time_zone) - make_interval(hours => ${FIRST_HOUR}), 'YYYY-MM-DD')
    order by tasks.due_on limit ${limit}
    for update of tasks skip locked`.execute(db);
  if (rows.length === 0) return [];
  const ids = sql`any(${`{${rows.map(({ id }) => id).join(",")}}`}::uuid[])`;
  const { rows: due } = await sql<DueTask>`
    select tasks.id as task_id, staff.account_id from tasks
    left join deals on deals.id = tasks.deal_id
    left join leads on leads.id = tasks.lead_id
    left join listings on listings.number = tasks.listing_number
    left join staff as assigned on assigned.account_id = tasks.account_id and assigned.disabled_at is null
    left join staff on staff.disabled_at is null and (
      staff.account_id = assigned.account_id
      or (assigned.account_id is null
        and staff.agent_id = coalesce(deals.agent_id, leads.agent_id, listings.agent_id))
      or (assigned.account_id is null and staff.staff_role = 'office_manager'
        and coalesce(deals.agent_id, leads.agent_id, listings.agent_id) is null
        and staff.office_id = coalesce(deals.office_id, leads.office_id, listings.office_id)))
    where tasks.id = ${ids}`.execute(db);
  return due;
}

export async function updateReminded(db: Db, ids: readonly string[], reminded_at: Date): Promise<void> {
  if (ids.length > 0) await db.updateTable("tasks").set({ reminded_at }).where("id", "in", ids).execute();
}

/** Selects a staff member who can sign in, with their email address and their office's time zone. */
export function selectReminded(db: Db, account_id: number) {
  return db
    .selectFrom("staff")
    .innerJoin("accounts", "accounts.id", "staff.account_id")
    .leftJoin("offices", "offices.id", "staff.office_id")
    .select(["staff.account_id as id", "staff.staff_role", "staff.office_id", "staff.agent_id", "staff.name"])
    .select(["accounts.email", "accounts.locale", "offices.time_zone"])
    .where("staff.account_id", "=", account_id)
    .where("staff.disabled_at", "is", null)
    .executeTakeFirst();
}
