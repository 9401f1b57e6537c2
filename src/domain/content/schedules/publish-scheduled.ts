import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { selectStaffMember } from "#domain/staff/members/staff-queries.ts";
import { DomainError, Invalid, NotAllowed } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { articleEditor } from "../blog/edit-articles.ts";
import { getChangedTags } from "../changed-tags.ts";
import { componentEditor } from "../components/edit-components.ts";
import type { ContentRights } from "../editing/content-access.ts";
import { type ContentKindName, lockContent } from "../editing/revision-queries.ts";
import { menuEditor } from "../menus/edit-menus.ts";
import { pageEditor } from "../pages/edit-pages.ts";
import { sectionEditor } from "../sections/edit-sections.ts";
import { mergeChange } from "./merge-change.ts";
import {
  deleteSchedule,
  lockDue,
  type Scheduled,
  selectArticlesShownUntil,
  selectDue,
  selectDueArticles,
  setProblem,
  updateArticlesShownUntil,
} from "./schedule-queries.ts";

/** Max texts per run. */
const MAX_PUBLISHED = 200;

/** A run covers at least this much time before it, in case the servers' clocks differ. */
const MIN_ARTICLE_PERIOD_MS = 2 * 60_000;

interface Publisher {
  find(context: Context, id: number, use: keyof ContentRights): Promise<unknown>;
  publish(tx: Context, id: number, account_id: number, getChange: (current: object) => never): Promise<void>;
}

/** A change comes from the editor's own form, so it has the fields of its kind. */
const EDITORS: Record<ContentKindName, Publisher> = {
  article: articleEditor,
  component: componentEditor,
  menu: menuEditor,
  page: pageEditor,
  section: sectionEditor,
};

/**
 * Publishes scheduled changes that are due, and shows articles whose publication date has come. A change that can no
 * longer be saved, or that the person who scheduled it may no longer make, stays with the reason. Safe to run in
 * several processes.
 *
 * @returns the number of changes published
 */
export async function publishScheduled(context: Context): Promise<number> {
  const now = context.clock();
  let published = 0;
  for (const key of await selectDue(context.db, now, MAX_PUBLISHED)) if (await publish(context, key, now)) published++;
  await showDueArticles(context, now);
  return published;
}

async function publish(context: Context, key: Scheduled, now: Date): Promise<boolean> {
  const { kind, subject_id } = key;
  try {
    return await runInTransaction(context, async (tx) => {
      // Locks the text first, in the same order as an edit, to prevent a deadlock.
      const exists = await lockContent(tx.db, kind, subject_id);
      const due = await lockDue(tx.db, key, now);
      if (!due) return false;
      await deleteSchedule(tx.db, kind, subject_id);
      // The text was deleted with its office or agent.
      if (!exists) return false;
      await EDITORS[kind].publish(
        tx,
        subject_id,
        await requireScheduler(tx, key, due.account_id),
        (current) => mergeChange(due.base, due.change, { ...current }) as never,
      );
      return true;
    });
  } catch (error) {
    // A rejected change is not tried again. After any other error, the next run tries again.
    if (error instanceof DomainError) await setProblem(context.db, key, now, describeProblem(error));
    else context.log.error({ err: error, ...key }, "failed to publish a scheduled text");
    return false;
  }
}

/**
 * Returns the account that scheduled a change, if it could still make it.
 *
 * @throws NotAllowed
 */
async function requireScheduler(tx: Context, { kind, subject_id }: Scheduled, account_id: number | null) {
  const staff = account_id === null ? undefined : await selectStaffMember(tx.db, account_id);
  if (!staff || staff.disabled_at) throw new NotAllowed(m.desk_schedule_not_allowed());
  const { id, staff_role, office_id, agent_id } = staff;
  const viewer = { role: "staff" as const, session: "", id, staff_role, office_id, agent_id };
  await EDITORS[kind].find({ ...tx, viewer }, subject_id, "write").catch((error) => {
    throw error instanceof DomainError ? new NotAllowed(m.desk_schedule_not_allowed()) : error;
  });
  return id;
}

function describeProblem(error: DomainError): string {
  const errors = error instanceof Invalid ? Object.values(error.errors).flat() : [];
  return [...new Set([error.message, ...errors])].join(" ");
}

/**
 * Invalidates the cached pages that list an article, or lack one, if its publication date has come since the last run.
 */
async function showDueArticles(context: Context, now: Date): Promise<void> {
  const shown = await selectArticlesShownUntil(context.db);
  const after = Math.min(shown?.getTime() ?? now.getTime(), now.getTime() - MIN_ARTICLE_PERIOD_MS);
  const due = await selectDueArticles(context.db, new Date(after), now);
  for (const { id, office_id } of due)
    await runInTransaction(context, async (tx) =>
      invalidate(tx, "blog", `article:${id}`, ...(await getChangedTags(tx, { office_id }))),
    );
  if (shown === null || due.length > 0) await updateArticlesShownUntil(context.db, now);
}
