import type { Context } from "#domain/context.ts";
import type { Office } from "#domain/offices/office.ts";
import { selectOfficeById } from "#domain/offices/office-queries.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import type { Agent } from "./agent.ts";
import { selectAgent } from "./agent-queries.ts";

/** The active agent of that slug, with the office they belong to. @throws NotFound */
export async function findAgent({ db, locale }: Context, slug: string): Promise<{ agent: Agent; office: Office }> {
  const agent = await selectAgent(db, slug);
  const office = agent && (await selectOfficeById(db, agent.office_id));
  if (!agent || !office) throw new NotFound(m.agent_not_found({}, messagesIn(locale)));
  return { agent, office };
}
