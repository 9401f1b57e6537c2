import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { AccountTable } from "#db/tables/accounts.ts";
import type { StaffTable } from "#db/tables/staff.ts";

/** Returns an office's active agents, its owner first. */
export function selectFirstAgents(db: Db, office_slug: string) {
  return db
    .selectFrom("agents")
    .innerJoin("offices", "offices.id", "agents.office_id")
    .select(["agents.id", "agents.office_id", "agents.name"])
    .where("offices.slug", "=", office_slug)
    .where("agents.active", "=", true)
    .orderBy("agents.id")
    .limit(2)
    .execute();
}

/** Inserts a demo staff member unless they exist. */
export async function insertStaffMember(
  db: Db,
  account: Pick<Insertable<AccountTable>, "email" | "locale" | "created_at">,
  staff: Pick<Insertable<StaffTable>, "staff_role" | "name" | "office_id" | "agent_id" | "disabled_at">,
): Promise<void> {
  const row = await db
    .insertInto("accounts")
    .values({ ...account, kind: "staff", email_verified_at: account.created_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (row)
    await db
      .insertInto("staff")
      .values({ ...staff, account_id: row.id, demo: true })
      .execute();
}
