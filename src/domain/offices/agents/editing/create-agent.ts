import type { Selectable } from "kysely";
import type { AgentTable } from "#db/tables/offices.ts";
import { checkSegment } from "#domain/content/reserved-segments.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { isSlugTaken } from "#domain/offices/former-slug-queries.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { type CheckedStaffForm, checkStaffForm } from "#domain/staff/staff-fields.ts";
import { createStaffProblem } from "#domain/staff/staff-messages.ts";
import { authorize, isAllowed } from "#domain/staff/staff-policy.ts";
import { getNameOrder } from "#editions/person-name.ts";
import { toSlug } from "#lib/slug.ts";
import { type AgentProfile, type EditedAgent, findEditedAgent, newAgentSchema, toProfile } from "./edit-agent.ts";
import { insertAgent, isActiveAgent, isActiveOffice } from "./edited-agent-queries.ts";

/** The slug is derived from the name if empty. */
export type NewAgent = AgentProfile & Pick<Selectable<AgentTable>, "name" | "office_id" | "slug" | "assigned_to">;

export const checkNewAgent = (raw: unknown): CheckedStaffForm<NewAgent> =>
  checkStaffForm(
    newAgentSchema,
    raw,
    ["name", "email", "office_id"],
    ({ name, office_id, slug, assigned_to = null, ...typed }) => ({
      ...toProfile(typed),
      name,
      office_id,
      slug: slug ?? "",
      assigned_to,
    }),
  );

/**
 * Adds an agent to an office and its team page; the site shows them immediately. @throws NotSignedIn; NotAllowed; Invalid
 */
export async function createAgent(context: Context, agent: NewAgent): Promise<EditedAgent> {
  const staff = authorize(context, "agent.create");
  const { office_id } = agent;
  if (!isAllowed(staff, "agent.create", { office_id, agent_id: null }))
    throw createStaffProblem({ office_id: "office" });
  return runInTransaction(context, async (tx) => {
    const id = await addAgent(tx, agent);
    await recordAuditEvent(tx, { action: "agent.created", subject: `agent ${id}`, office_id });
    const created = await findEditedAgent(tx, id, "agent.read");
    await invalidate(tx, `office:${created.office_slug}`, "offices");
    return created;
  });
}

/**
 * Adds an agent in the caller's transaction. The caller clears the caches.
 *
 * @returns the agent's id
 *
 * @throws Invalid
 */
export async function addAgent(context: Context, { slug: given, ...agent }: NewAgent): Promise<number> {
  const { office_id, assigned_to } = agent;
  if (!(await isActiveOffice(context.db, office_id))) throw createStaffProblem({ office_id: "office" });
  if (assigned_to !== null && !(await isActiveAgent(context.db, assigned_to, office_id)))
    throw createStaffProblem({ assigned_to: "agent" });
  const slug = given || toSlug(agent.name);
  checkSegment(slug, context);
  if (await isSlugTaken(context.db, "agent", slug)) throw createStaffProblem({ slug: "slug_taken" });
  const row = { ...agent, slug, name_id: slug, image: null, updated_at: context.clock() };
  return insertAgent(context.db, row, getNameOrder(context.edition.locales[0]));
}
