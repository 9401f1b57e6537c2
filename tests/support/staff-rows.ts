import type { Db } from "#db/connect.ts";
import type { StaffRank, StaffViewer } from "#domain/context.ts";

let made = 0;

/** Somebody who works at the desk, past their second factor. */
export async function insertStaff(
  db: Db,
  rank: StaffRank,
  {
    office_id = null,
    agent_id = null,
    name = `Kim ${rank}`,
  }: Partial<Pick<StaffViewer, "office_id" | "agent_id">> & {
    name?: string;
  } = {},
): Promise<StaffViewer> {
  made += 1;
  const { id } = await db
    .insertInto("accounts")
    .values({ kind: "staff", email: `staff-${made}@example.com`, locale: "en-US" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("staff").values({ account_id: id, name, rank, office_id, agent_id }).execute();
  return { role: "staff", id, session: `staff-session-${made}`, rank, office_id, agent_id };
}
