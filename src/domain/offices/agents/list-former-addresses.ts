import type { Db } from "#db/connect.ts";
import { followSuccessors, getFormerSlugs } from "#domain/offices/find-successor.ts";
import type { Office } from "#domain/offices/office.ts";
import { getOffices } from "#domain/offices/office-directory.ts";
import type { Agent } from "./agent.ts";
import { getAgents } from "./agent-directory.ts";

/** Where a former address redirects to. */
export type Successor =
  /** The same office or agent, under its new slug. */
  | { kind: "renamed_office"; office: Office }
  | { kind: "renamed_agent"; slug: string }
  /** The office that took over. It also replaces the closed office's own pages. */
  | { kind: "merged_office"; office: Office }
  /** The office, or the colleague of an agent who left. */
  | { kind: "office"; office: Office }
  | { kind: "agent"; slug: string }
  /** No agent took over: the offices of the region. */
  | { kind: "region"; state_slug: string };

export interface FormerAddresses {
  offices: ReadonlyMap<string, Successor>;
  agents: ReadonlyMap<string, Successor>;
}

/** Returns the successors of all closed or renamed offices and of all former or renamed agents, by their old slugs. */
export async function listFormerAddresses(db: Db): Promise<FormerAddresses> {
  const [offices, agents, former] = await Promise.all([getOffices(db), getAgents(db), getFormerSlugs(db)]);
  const findOffice = (id: number): Successor | null => findOfficeSuccessor(offices.byId, id);
  const found = { offices: new Map<string, Successor>(), agents: new Map<string, Successor>() };
  const add = (map: Map<string, Successor>, slug: string, successor: Successor | null): void => {
    if (successor) map.set(slug, successor);
  };
  for (const { id, slug, status } of offices.byId.values())
    if (status === "Inactive") add(found.offices, slug, findOffice(id));
  for (const [slug, id] of former.offices) {
    const office = offices.byId.get(id);
    add(found.offices, slug, office?.status === "Active" ? { kind: "renamed_office", office } : findOffice(id));
  }
  const findAgent = (agent: Agent): Successor | null => findAgentSuccessor(agent, agents.byId, offices.byId);
  const isShown = (agent: Agent): boolean => agent.active && offices.byId.get(agent.office_id)?.status === "Active";
  for (const agent of agents.all) if (!isShown(agent)) add(found.agents, agent.slug, findAgent(agent));
  for (const [slug, id] of former.agents) {
    const agent = agents.byId.get(id);
    if (agent) add(found.agents, slug, isShown(agent) ? { kind: "renamed_agent", slug: agent.slug } : findAgent(agent));
  }
  return found;
}

/**
 * Finds the office that took over, if visitors can be sent there. Head office has no office pages, so null leads to the
 * region's offices.
 */
function findOfficeSuccessor(byId: ReadonlyMap<number, Office>, id: number): Successor | null {
  const closed = byId.get(id);
  if (!closed) return null;
  const office = followSuccessors(byId, id);
  return office?.type === "office"
    ? { kind: "merged_office", office }
    : { kind: "region", state_slug: closed.state_slug };
}

/** Finds the colleague who took over, or else the office. */
function findAgentSuccessor(
  former: Agent,
  agents: ReadonlyMap<number, Agent>,
  offices: ReadonlyMap<number, Office>,
): Successor | null {
  const visited = new Set([former.id]);
  for (let next = agents.get(former.assigned_to ?? 0); next && !visited.has(next.id); ) {
    if (next.active && offices.get(next.office_id)?.status === "Active") return { kind: "agent", slug: next.slug };
    visited.add(next.id);
    next = agents.get(next.assigned_to ?? 0);
  }
  const successor = findOfficeSuccessor(offices, former.office_id);
  return successor?.kind === "merged_office" ? { kind: "office", office: successor.office } : successor;
}
