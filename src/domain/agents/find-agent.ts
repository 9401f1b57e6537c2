import type { Context } from "#domain/context.ts";
import type { Office } from "#domain/offices/office.ts";
import { selectOfficeById } from "#domain/offices/office-queries.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import type { Agent } from "./agent.ts";
import { selectActiveAgent, selectAgent } from "./agent-queries.ts";

interface FoundAgent {
  agent: Agent;
  office: Office;
  /** The active colleague who handles their inquiries; null if they do so themselves. */
  answered_by: { slug: string; name: string } | null;
}

/** The active agent with this slug and their office. @throws NotFound */
export async function findAgent({ db, locale }: Context, slug: string): Promise<FoundAgent> {
  const agent = await selectAgent(db, slug);
  const office = agent && (await selectOfficeById(db, agent.office_id));
  if (!agent || !office) throw new NotFound(m.agent_not_found({}, messagesIn(locale)));
  const answered_by = agent.assigned_to === null ? undefined : await selectActiveAgent(db, agent.assigned_to);
  return { agent, office, answered_by: answered_by ?? null };
}
