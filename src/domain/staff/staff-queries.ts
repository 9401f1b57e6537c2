import type { Db } from "#db/connect.ts";

/** Who works at the desk, with their address and whom they belong to. */
function staffMembers(db: Db) {
  return db
    .selectFrom("staff")
    .innerJoin("accounts", "accounts.id", "staff.account_id")
    .leftJoin("offices", "offices.id", "staff.office_id")
    .leftJoin("agents", "agents.id", "staff.agent_id")
    .select(["staff.account_id as id", "staff.name", "accounts.email", "staff.rank"])
    .select(["staff.office_id", "offices.name as office", "staff.agent_id", "agents.name as agent"])
    .select(["staff.demo", "staff.disabled_at", "staff.totp_confirmed_at"])
    .where("accounts.cancelled_at", "is", null);
}

export type StaffRow = NonNullable<Awaited<ReturnType<typeof selectStaffMember>>>;

export function selectStaffMember(db: Db, id: number) {
  return staffMembers(db).where("staff.account_id", "=", id).executeTakeFirst();
}

/** The account of the invented member of staff of a rank, where they may sign in. */
export async function selectDemoMember(db: Db, rank: string): Promise<number | null> {
  const row = await db
    .selectFrom("staff")
    .select("account_id")
    .where("demo", "=", true)
    .where("disabled_at", "is", null)
    .where(({ eb, cast, ref }) => eb(cast<string>(ref("rank"), "text"), "=", rank))
    .orderBy("account_id")
    .executeTakeFirst();
  return row?.account_id ?? null;
}
