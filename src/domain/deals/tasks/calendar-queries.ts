import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { TaskCalendarTable } from "#db/tables/tasks.ts";

export function selectCalendar(db: Db, account_id: number): Promise<{ created_at: Date } | undefined> {
  return db.selectFrom("task_calendars").select("created_at").where("account_id", "=", account_id).executeTakeFirst();
}

/** Selects the staff member with this calendar address, if they can sign in. */
export function selectCalendarOwner(db: Db, token_sha256: string) {
  return db
    .selectFrom("task_calendars")
    .innerJoin("staff", "staff.account_id", "task_calendars.account_id")
    .select(["staff.account_id as id", "staff.staff_role", "staff.office_id", "staff.agent_id"])
    .where("token_sha256", "=", token_sha256)
    .where("staff.disabled_at", "is", null)
    .executeTakeFirst();
}

/** Stores the address of the account's calendar in place of an earlier one. */
export async function replaceCalendar(db: Db, calendar: Insertable<TaskCalendarTable>): Promise<void> {
  const { token_sha256, created_at } = calendar;
  await db
    .insertInto("task_calendars")
    .values(calendar)
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet({ token_sha256, created_at }))
    .execute();
}

/**
 * Deletes the address of the account's calendar.
 *
 * @returns whether there was one
 */
export async function deleteCalendar(db: Db, account_id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("task_calendars")
    .where("account_id", "=", account_id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
