import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { Agent } from "./agent.ts";
import type { AgentRow } from "./agent-view.ts";

/** Selects all agents, including inactive ones, by name. */
export function selectAgents(db: Db): Promise<Agent[]> {
  return db.selectFrom("agents").selectAll().orderBy(sql`lower(name)`).orderBy("id").execute();
}

/** Selects active agents of active offices, with the slugs of their office and substitute. */
function selectShownAgents(db: Db) {
  return db
    .selectFrom("agents")
    .innerJoin("offices", (join) =>
      join.onRef("offices.id", "=", "agents.office_id").on("offices.status", "=", "Active"),
    )
    .leftJoin("agents as answering", "answering.id", "agents.assigned_to")
    .where("agents.active", "=", true);
}

/** Selects a page of agents by name, with the total; each lowercase word must start one of their names. */
export async function selectAgentPage(
  db: Db,
  query: { words: string[]; office_id: number | undefined; page: number; per_page: number },
): Promise<{ rows: AgentRow[]; total: number }> {
  let agents = selectShownAgents(db);
  if (query.office_id !== undefined) agents = agents.where("agents.office_id", "=", query.office_id);
  for (const word of query.words) {
    const pattern = `% ${word.replace(/[\\%_]/g, "\\$&")}%`;
    const searched = sql<string>`lower(concat_ws(' ', '', agents.name, offices.name, offices.locality))`;
    agents = agents.where(searched, "like", pattern);
  }
  const { total } = await agents.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = await agents
    .selectAll("agents")
    .select(["offices.slug as office_slug", "answering.slug as assigned_slug"])
    .orderBy(sql`lower(agents.name)`)
    .orderBy("agents.id")
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  return { rows, total: Number(total) };
}
