import type { Db } from "#db/connect.ts";
import { getAgents } from "#domain/offices/agents/agent-directory.ts";
import { getOffices } from "#domain/offices/office-directory.ts";
import type { ListingFilters } from "./search-filters.ts";

/** Finds the ids of the office and the agent that a search is limited to, active or not; null if there is none. */
export async function findOwnerIds(
  db: Db,
  { office, agent }: Pick<ListingFilters, "office" | "agent">,
): Promise<{ office_id: number | null; agent_id: number | null }> {
  return {
    office_id: office === null ? null : ((await getOffices(db)).bySlug.get(office)?.id ?? null),
    agent_id: agent === null ? null : ((await getAgents(db)).bySlug.get(agent)?.id ?? null),
  };
}
