import { type Context, runInTransaction } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { NotFound } from "#lib/errors.ts";
import { addDays } from "#lib/time/durations.ts";
import { m } from "#messages/messages.js";
import {
  deleteMissingPages,
  deleteOldMissingPages,
  type MissingPageQuery,
  selectMissingPage,
  selectMissingPages,
} from "./missing-page-queries.ts";

/** A path that visitors requested and that has no page. Times are ISO 8601 UTC. */
export interface MissingPage {
  id: number;
  path: string;
  hits: number;
  first_seen_at: string;
  last_seen_at: string;
}

const RETENTION_DAYS = 90;
const MAX_STORED = 1_000;

/** Returns a page of the paths that visitors didn't find, most requested first. @throws NotSignedIn; NotAllowed */
export async function listMissingPages(
  context: Context,
  query: MissingPageQuery,
): Promise<{ data: MissingPage[]; total: number }> {
  authorize(context, "redirect.read");
  const { data, total } = await selectMissingPages(context.db, query);
  const shown = data.map(({ hits, first_seen_at, last_seen_at, ...row }) => ({
    ...row,
    hits: Number(hits),
    first_seen_at: first_seen_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
  }));
  return { data: shown, total };
}

/**
 * Finds a path of the list.
 *
 * @throws NotSignedIn; NotAllowed; NotFound
 */
export async function findMissingPage(context: Context, id: number): Promise<{ id: number; path: string }> {
  authorize(context, "redirect.write");
  const found = await selectMissingPage(context.db, id);
  if (!found) throw new NotFound(m.desk_record_not_found());
  return found;
}

/** Removes a path from the list until it is requested again. @throws NotSignedIn; NotAllowed */
export async function dismissMissingPage(context: Context, { path }: { path: string }): Promise<void> {
  authorize(context, "redirect.write");
  await runInTransaction(context, async (tx) => {
    await deleteMissingPages(tx.db, [path]);
    await recordAuditEvent(tx, { action: "missing_page.dismissed", subject: path });
  });
}

/** Deletes paths that haven't been requested for a while, and the least requested ones beyond a limit. */
export async function deleteUnrequestedPages({ db, clock }: Context): Promise<void> {
  await deleteOldMissingPages(db, addDays(clock(), -RETENTION_DAYS), MAX_STORED);
}
