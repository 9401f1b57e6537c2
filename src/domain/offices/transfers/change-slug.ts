import { checkSegment } from "#domain/content/reserved-segments.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { type EditedAgent, findEditedAgent } from "#domain/offices/agents/editing/edit-agent.ts";
import { type EditedOffice, findEditedOffice } from "#domain/offices/editing/edit-office.ts";
import { isSlugTaken, replaceSlug } from "#domain/offices/former-slug-queries.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { createStaffProblem } from "#domain/staff/staff-messages.ts";
import { getNextVersion } from "#lib/version.ts";
import { openAgent, openOffice } from "./open-subject.ts";
import { changeAgent, changeOffice } from "./subject-queries.ts";
import type { NewSlug } from "./transfer-input.ts";

/**
 * Changes the slug in an office's web address. Every page below the old address redirects to the same page below the
 * new one.
 *
 * @throws NotSignedIn; NotAllowed; NotFound; Invalid; Conflict
 */
export async function changeOfficeSlug(
  context: Context,
  id: number,
  { slug, version }: NewSlug,
): Promise<EditedOffice> {
  return runInTransaction(context, async (tx) => {
    const office = await openOffice(tx, id, version);
    const isNew = await checkSlug(tx, "office", { id, before: office.slug, after: slug });
    if (isNew) {
      const now = tx.clock();
      await changeOffice(tx.db, id, { slug, updated_at: getNextVersion(office.updated_at, now) });
      await replaceSlug(tx.db, { office_id: id }, { before: office.slug, after: slug, now });
      await recordSlugChange(
        tx,
        { action: "office.renamed", subject: `office ${id}`, office_id: id },
        office.slug,
        slug,
      );
    }
    return findEditedOffice(tx, id, "office.read");
  });
}

/**
 * Changes the slug in an agent's web address; the old pages redirect.
 *
 * @throws NotSignedIn; NotAllowed; NotFound; Invalid; Conflict
 */
export async function changeAgentSlug(context: Context, id: number, { slug, version }: NewSlug): Promise<EditedAgent> {
  return runInTransaction(context, async (tx) => {
    const agent = await openAgent(tx, id, { version, action: "agent.create" });
    const isNew = await checkSlug(tx, "agent", { id, before: agent.slug, after: slug });
    if (isNew) {
      const now = tx.clock();
      await changeAgent(tx.db, id, { slug, updated_at: getNextVersion(agent.updated_at, now) });
      await replaceSlug(tx.db, { agent_id: id }, { before: agent.slug, after: slug, now });
      const event = { action: "agent.renamed", subject: `agent ${id}`, office_id: agent.office_id };
      await recordSlugChange(tx, event, agent.slug, slug);
    }
    return findEditedAgent(tx, id, "agent.read");
  });
}

/**
 * Checks a new slug. Returns whether it differs from the current one.
 *
 * @throws Invalid if it can't be used
 */
async function checkSlug(
  context: Context,
  kind: "office" | "agent",
  { id, before, after }: { id: number; before: string; after: string },
): Promise<boolean> {
  if (after === before) return false;
  checkSegment(after, context);
  if (await isSlugTaken(context.db, kind, after, id)) throw createStaffProblem({ slug: "slug_taken" });
  return true;
}

async function recordSlugChange(
  context: Context,
  event: { action: string; subject: string; office_id: number },
  from: string,
  to: string,
): Promise<void> {
  await recordAuditEvent(context, { ...event, details: { from, to } });
  // Menus, lists and listings everywhere contain links with the slug.
  await invalidate(context, "*", "offices", "listings");
}
