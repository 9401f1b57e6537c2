import { sql, type Updateable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { AgentTable } from "#db/tables/offices.ts";

function agentsEdited(db: Db) {
  return db
    .selectFrom("agents")
    .innerJoin("offices", "offices.id", "agents.office_id")
    .select(["agents.id", "agents.slug", "agents.name", "agents.office_id", "offices.name as office"])
    .select(["offices.slug as office_slug", "agents.role", "agents.about", "agents.email", "agents.phone"])
    .select(["agents.extension", "agents.active", "agents.updated_at"]);
}

export type EditedAgentRow = NonNullable<Awaited<ReturnType<typeof selectEditedAgent>>>;

export function selectEditedAgent(db: Db, id: number) {
  return agentsEdited(db).where("agents.id", "=", id).executeTakeFirst();
}

export interface AgentListQuery {
  q?: string | undefined;
  office_id?: number | undefined;
  agent_id?: number | undefined;
  /** `name` or `office`. */
  sort: string;
  descending: boolean;
  page: number;
  per_page: number;
}

/** One page of agents, those who left included, and how many there are. */
export async function selectEditedAgents(
  db: Db,
  { q, office_id, agent_id, sort, descending, page, per_page }: AgentListQuery,
): Promise<{ rows: EditedAgentRow[]; total: number }> {
  let found = agentsEdited(db);
  if (office_id !== undefined) found = found.where("agents.office_id", "=", office_id);
  if (agent_id !== undefined) found = found.where("agents.id", "=", agent_id);
  if (q) {
    const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
    found = found.where(({ eb, or }) =>
      or([eb("agents.name", "ilike", pattern), eb("agents.email", "ilike", pattern)]),
    );
  }
  const { total } = await found
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy(sort === "office" ? "offices.name" : "agents.name", descending ? "desc" : "asc")
    .orderBy("agents.id")
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { rows, total: Number(total) };
}

/** Changes an agent as they were at `updated_at`; false where somebody was faster. What the team page says of them follows. */
export async function updateAgent(
  db: Db,
  id: number,
  before: Date,
  change: Updateable<AgentTable> & Pick<AgentTable, "role" | "about" | "email" | "phone">,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("agents")
    .set(change)
    .where("id", "=", id)
    // A version says milliseconds, the database knows more.
    .where(sql<Date>`date_trunc('milliseconds', updated_at)`, "=", before)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const { role, about, email, phone } = change;
  await db
    .updateTable("team_members")
    .set({ role, about, email, telephone_number: phone })
    .where("agent_id", "=", id)
    .execute();
  return true;
}
