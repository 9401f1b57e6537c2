import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { MarkKind, Source } from "./record-kinds.ts";

interface Account {
  account_id: number;
  staff_role: "agent" | "office_manager" | "head_office" | "read_only";
}

/** Selects the desk accounts of an office or of an agent that can sign in. */
export function selectAccounts(db: Db, source: Source): Promise<Account[]> {
  const found = db.selectFrom("staff").select(["account_id", "staff_role"]).where("disabled_at", "is", null);
  const own =
    "agent_id" in source
      ? found.where("agent_id", "=", source.agent_id)
      : found.where("office_id", "=", source.office_id);
  return own.orderBy("account_id").execute();
}

/** Selects the agents who currently work at an office. */
export async function selectActiveAgents(db: Db, office_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom("agents")
    .select("id")
    .where("office_id", "=", office_id)
    .where("active", "=", true)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Records whose state a transfer changes, so that it can be undone. */
export async function insertMarks(db: Db, transfer_id: number, kind: MarkKind, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto("transferred_records")
    .values(
      ids.map((id) => ({
        transfer_id,
        kind,
        record_id: String(id),
        office_id: null,
        agent_id: null,
        to_office_id: null,
        to_agent_id: null,
      })),
    )
    .execute();
}

export async function selectMarks(db: Db, transfer_id: number, kind: MarkKind): Promise<number[]> {
  const rows = await db
    .selectFrom("transferred_records")
    .select("record_id")
    .where("transfer_id", "=", transfer_id)
    .where("kind", "=", kind)
    .execute();
  return rows.map(({ record_id }) => Number(record_id));
}

/** Moves accounts with their agents and records their previous offices. */
export async function moveAccounts(
  db: Db,
  { transfer_id, ids, office_id }: { transfer_id: number; ids: readonly number[]; office_id: number },
): Promise<void> {
  if (ids.length === 0) return;
  const isOne = sql`account_id = any(${`{${ids.join(",")}}`}::integer[])`;
  await sql`
    insert into transferred_records (transfer_id, kind, record_id, office_id, to_office_id)
    select ${transfer_id}::integer, 'account', account_id::text, office_id, ${office_id}::integer
    from staff where ${isOne}`.execute(db);
  // Managers of the old office don't become managers of the new one; head office decides that.
  await sql`
    update staff set office_id = ${office_id}, staff_role = 'agent' where ${isOne}`.execute(db);
}

export async function updateAgentsActive(
  db: Db,
  ids: readonly number[],
  active: boolean,
  updated_at: Date,
): Promise<void> {
  if (ids.length > 0) await db.updateTable("agents").set({ active, updated_at }).where("id", "in", ids).execute();
}

export async function updateAccountsDisabled(db: Db, ids: readonly number[], disabled_at: Date | null): Promise<void> {
  if (ids.length > 0) await db.updateTable("staff").set({ disabled_at }).where("account_id", "in", ids).execute();
}

/** Moves the team page entries of moved agents to their new office. */
export async function updateTeamOffices(db: Db, transfer_id: number): Promise<void> {
  await sql`
    update team_members as member set office_id = agent.office_id
    from agents as agent, transferred_records as moved
    where member.agent_id = agent.id and agent.id::text = moved.record_id
      and moved.transfer_id = ${transfer_id} and moved.kind = 'agent'`.execute(db);
}

/**
 * Removes what links moved agents to their old office: their substitutes, agents whose substitute they are, and
 * ownership of the office.
 */
export async function clearColleagues(db: Db, agent_id: number): Promise<void> {
  await db
    .updateTable("agents")
    .set({ assigned_to: null })
    .where(({ eb, or }) => or([eb("id", "=", agent_id), eb("assigned_to", "=", agent_id)]))
    .execute();
  await db.updateTable("offices").set({ owner_id: null }).where("owner_id", "=", agent_id).execute();
}
