import type { Updateable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { AgentTable, OfficeTable } from "#db/tables/offices.ts";

/** Selects an office and locks it until the transaction ends. */
export function lockOffice(db: Db, id: number) {
  return db
    .selectFrom("offices")
    .select(["id", "slug", "name", "type", "status", "updated_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedOffice = NonNullable<Awaited<ReturnType<typeof lockOffice>>>;

/** Selects an agent and locks them until the transaction ends. */
export function lockAgent(db: Db, id: number) {
  return db
    .selectFrom("agents")
    .select(["id", "slug", "name", "office_id", "active", "updated_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedAgent = NonNullable<Awaited<ReturnType<typeof lockAgent>>>;

export async function changeOffice(db: Db, id: number, change: Updateable<OfficeTable>): Promise<void> {
  await db.updateTable("offices").set(change).where("id", "=", id).execute();
}

export async function changeAgent(db: Db, id: number, change: Updateable<AgentTable>): Promise<void> {
  await db.updateTable("agents").set(change).where("id", "=", id).execute();
  if (change.office_id === undefined) return;
  await db.updateTable("team_members").set({ office_id: change.office_id }).where("agent_id", "=", id).execute();
}

export async function selectOfficeSlug(db: Db, id: number): Promise<string> {
  return (await db.selectFrom("offices").select("slug").where("id", "=", id).executeTakeFirstOrThrow()).slug;
}
