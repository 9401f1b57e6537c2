import type { Db } from "#db/connect.ts";
import { getOffices } from "#domain/offices/office-directory.ts";
import { readCached } from "#domain/read-cache.ts";
import type { Agent } from "./agent.ts";
import { selectAgents } from "./agent-queries.ts";
import type { AgentRow } from "./agent-view.ts";

/** All agents, including inactive ones. */
interface Agents {
  /** By name, as the database sorts it. */
  all: readonly Agent[];
  byId: ReadonlyMap<number, Agent>;
  bySlug: ReadonlyMap<string, Agent>;
}

/** Returns all agents. They are kept in memory, because every listing shows its agent. */
export function getAgents(db: Db): Promise<Agents> {
  return readCached(db, "offices", "agents", async () => {
    const all = await selectAgents(db);
    return {
      all,
      byId: new Map(all.map((agent) => [agent.id, agent])),
      bySlug: new Map(all.map((agent) => [agent.slug, agent])),
    };
  });
}

/** Lists an office's active agents in the order they joined. */
export async function listAgentsOfOffice(db: Db, officeId: number): Promise<Agent[]> {
  const { all } = await getAgents(db);
  return all.filter(({ office_id, active }) => active && office_id === officeId).sort((a, b) => a.id - b.id);
}

/** Lists the active agents of active offices by name, with the slugs of their office and substitute. */
export async function listShownAgents(db: Db): Promise<AgentRow[]> {
  const [{ all, byId }, offices] = await Promise.all([getAgents(db), getOffices(db)]);
  return all.flatMap((agent) => {
    const office = offices.byId.get(agent.office_id);
    if (!agent.active || office?.status !== "Active") return [];
    return [{ ...agent, office_slug: office.slug, assigned_slug: byId.get(agent.assigned_to ?? 0)?.slug ?? null }];
  });
}
