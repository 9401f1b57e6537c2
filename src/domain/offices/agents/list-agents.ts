import type { PageQuery } from "#db/select-page.ts";
import type { Context } from "#domain/context.ts";
import { countPages } from "#lib/pages.ts";
import { listShownAgents } from "./agent-directory.ts";
import { selectAgentPage } from "./agent-queries.ts";
import { type AgentRow, type AgentView, toAgentView } from "./agent-view.ts";

export interface AgentSearch extends PageQuery {
  /**
   * Words, each of which must start a word of the agent's name or of their office's name or place. Null lists all
   * agents.
   */
  search: string | null;
  office_id?: number;
}

export interface AgentPage {
  data: AgentView[];
  meta: { page: number; per_page: number; total: number; pages: number };
}

/**
 * Lists one page of the active agents of active offices, by name. A page beyond the last is empty but has the total.
 */
export async function listAgents(
  context: Context,
  { search, office_id, page, per_page }: AgentSearch,
): Promise<AgentPage> {
  const words = (search ?? "").toLowerCase().split(" ").filter(Boolean);
  const { rows, total } =
    words.length > 0
      ? await selectAgentPage(context.db, { words, office_id, page, per_page })
      : await getAgentPage(context, { office_id, page, per_page });
  return {
    data: rows.map((row) => toAgentView(row, context)),
    meta: { page, per_page, total, pages: countPages(total, per_page) },
  };
}

async function getAgentPage(
  { db }: Context,
  { office_id, page, per_page }: { office_id: number | undefined; page: number; per_page: number },
): Promise<{ rows: AgentRow[]; total: number }> {
  const agents = (await listShownAgents(db)).filter(
    (agent) => office_id === undefined || agent.office_id === office_id,
  );
  return { rows: agents.slice((page - 1) * per_page, page * per_page), total: agents.length };
}
