import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { Snapshot } from "#domain/imports/network/record-change-queries.ts";

/** Restores columns of an office or agent, and increments its version. */
export async function restoreColumns(
  db: Db,
  table: "offices" | "agents",
  { id, before, columns, now }: { id: number; before: Snapshot; columns: readonly string[]; now: Date },
): Promise<void> {
  const values = [
    ...columns.map(setFromEarlier),
    sql`updated_at = greatest(${now}::timestamptz, record.updated_at + interval '1 millisecond')`,
  ];
  await sql`
    update ${sql.table(table)} as record set ${sql.join(values)}
    from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(before)}::jsonb) as earlier
    where record.id = ${id}`.execute(db);
}

/** Restores an agent's entry on the team page. */
export async function restoreEntry(
  db: Db,
  agent_id: number,
  entry: Snapshot,
  columns: readonly string[],
): Promise<void> {
  if (columns.length === 0) return;
  await sql`
    update team_members as record set ${sql.join(columns.map(setFromEarlier))}
    from jsonb_populate_record(null::team_members, ${JSON.stringify(entry)}::jsonb) as earlier
    where record.agent_id = ${agent_id}`.execute(db);
}

const setFromEarlier = (column: string) => sql`${sql.ref(column)} = earlier.${sql.ref(column)}`;

/** Makes a moved agent the substitute of colleagues and the owner of offices again, where no one else is. */
export async function restoreColleagues(
  db: Db,
  {
    id,
    office_id,
    substitute_of,
    owner_of,
  }: { id: number; office_id: number; substitute_of: number[]; owner_of: number[] },
): Promise<void> {
  await sql`
    update agents set assigned_to = ${id}
    where id = any(${substitute_of}::integer[]) and assigned_to is null and office_id = ${office_id}`.execute(db);
  await sql`update offices set owner_id = ${id} where id = any(${owner_of}::integer[]) and owner_id is null`.execute(
    db,
  );
}

export async function deleteOffices(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom("offices").where("id", "in", ids).execute();
}

/** Deletes agents, which may be each other's substitutes. */
export async function deleteAgents(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable("agents").set({ assigned_to: null }).where("id", "in", ids).execute();
  await db.deleteFrom("agents").where("id", "in", ids).execute();
}

/** Selects the agents that these agents substitute for, as pairs of the substitute's id and the other agent's. */
export function selectSubstitutions(db: Db, ids: readonly number[]): Promise<{ id: number; of: number }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("agents")
    .select(["assigned_to as id", "id as of"])
    .where("assigned_to", "in", ids)
    .$narrowType<{ id: number }>()
    .execute();
}
