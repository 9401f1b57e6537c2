import type { Context } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { listShownAgents } from "./agent-directory.ts";
import { type AgentView, toAgentView } from "./agent-view.ts";

/** Returns the active agent with this slug, as the API shows them. @throws NotFound */
export async function showAgent(context: Context, slug: string): Promise<AgentView> {
  const row = (await listShownAgents(context.db)).find((agent) => agent.slug === slug);
  if (!row) throw new NotFound(m.agent_not_found({}, getMessageOptions(context.locale)));
  return toAgentView(row, context);
}

/**
 * Returns the id of the active agent with this identifier in partners' systems.
 *
 * @throws NotFound
 */
export async function findAgentByNameId(context: Context, name_id: string): Promise<number> {
  const row = (await listShownAgents(context.db)).find((agent) => agent.name_id === name_id);
  if (!row) throw new NotFound(m.agent_not_found({}, getMessageOptions(context.locale)));
  return row.id;
}
