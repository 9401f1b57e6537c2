import type { Context } from "#domain/context.ts";
import { countPages } from "#lib/pages.ts";
import { selectAgentPage } from "./agent-queries.ts";
import { type AgentView, toAgentView } from "./agent-view.ts";

export interface AgentSearch {
  /** Every word must start a word of the agent's name, or of their office's name or place. Null for all. */
  search: string | null;
  office_id?: number;
  page: number;
  per_page: number;
}

export interface AgentPage {
  data: AgentView[];
  meta: { page: number; per_page: number; total: number; pages: number };
}

/** One page of the active agents of active offices, by name; a page beyond the last is empty but has the total. */
export async function listAgents(
  context: Context,
  { search, office_id, page, per_page }: AgentSearch,
): Promise<AgentPage> {
  const words = (search ?? "").toLowerCase().split(" ").filter(Boolean);
  const { rows, total } = await selectAgentPage(context.db, { words, office_id, page, per_page });
  return {
    data: rows.map((row) => toAgentView(row, context)),
    meta: { page, per_page, total, pages: countPages(total, per_page) },
  };
}
