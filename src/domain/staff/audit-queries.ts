import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { StaffActionTable } from "#db/tables/staff.ts";

export async function insertStaffAction(db: Db, action: Insertable<StaffActionTable>): Promise<void> {
  await db.insertInto("staff_actions").values(action).execute();
}
