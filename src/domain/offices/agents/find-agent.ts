import type { Context } from "#domain/context.ts";
import type { Office } from "#domain/offices/office.ts";
import { findOfficeById } from "#domain/offices/office-directory.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import type { Agent } from "./agent.ts";
import { getAgents } from "./agent-directory.ts";

interface FoundAgent {
  agent: Agent;
  office: Office;
  /** The active colleague who handles the agent's inquiries; null if the agent does. */
  answered_by: { slug: string; name: string } | null;
}

/**
 * Finds the active agent with this slug, and their office.
 *
 * @throws NotFound
 */
export async function findAgent({ db, locale }: Context, slug: string): Promise<FoundAgent> {
  const { bySlug, byId } = await getAgents(db);
  const agent = bySlug.get(slug);
  const office = agent?.active ? await findOfficeById(db, agent.office_id) : undefined;
  if (!agent || !office) throw new NotFound(m.agent_not_found({}, getMessageOptions(locale)));
  const answering = byId.get(agent.assigned_to ?? 0);
  return { agent, office, answered_by: answering?.active ? { slug: answering.slug, name: answering.name } : null };
}
