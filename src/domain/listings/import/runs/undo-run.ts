import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { Conflict, NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import {
  insertEvents,
  type NewListingEvent,
  type StoredListing,
  selectStored,
  updateListings,
} from "../import-queries.ts";
import { getChanges } from "../save-batch.ts";
import type { LeftListing } from "./import-run.ts";
import {
  changeRunState,
  deleteListings,
  passOnVersions,
  type StoredChange,
  selectChanges,
  selectRun,
} from "./import-run-queries.ts";

export interface RevertedRun {
  deleted: number;
  restored: number;
  left: LeftListing[];
}

const BATCH_SIZE = 500;

/**
 * Undoes a run in one transaction: deletes the listings that it created and restores those that it updated. Listings
 * edited since, and created listings with inquiries or NDAs, are left unchanged and listed.
 *
 * @throws NotFound; Conflict if the run hasn't finished or was already undone
 */
export async function undoRun(context: Context, id: number): Promise<RevertedRun> {
  return runInTransaction(context, async (tx) => {
    const now = tx.clock();
    if (!(await changeRunState(tx.db, id, ["done", "failed"], "reverted", now))) {
      if (!(await selectRun(tx.db, id))) throw new NotFound(m.import_run_not_found());
      throw new Conflict(m.import_run_not_done());
    }
    const reverted: RevertedRun = { deleted: 0, restored: 0, left: [] };
    let after = 0;
    while (true) {
      const changes = await selectChanges(tx.db, id, after, BATCH_SIZE);
      if (changes.length === 0) return reverted;
      await undoChanges(tx, id, changes, reverted, now);
      after = changes.at(-1)?.listing_number ?? after;
    }
  });
}

async function undoChanges(
  context: Context,
  id: number,
  changes: readonly StoredChange[],
  reverted: RevertedRun,
  now: Date,
): Promise<void> {
  const { db } = context;
  const created: number[] = [];
  const before: StoredListing[] = [];
  for (const change of changes) {
    const reason = getReasonToLeave(change);
    if (reason) reverted.left.push({ number: change.listing_number, name: change.name, reason });
    else if (change.before) before.push(toStoredListing(change));
    else created.push(change.listing_number);
  }
  const restored = before.map(({ number }) => number);
  const events = await listEvents(context, before);
  await deleteListings(db, created);
  await updateListings(db, before, now);
  await insertEvents(db, events, "import", now);
  await passOnVersions(db, id, restored);
  const changed = [...created, ...restored].map((number) => `listing:${number}` as const);
  if (changed.length > 0) await invalidate(context, "listings", ...changed);
  reverted.deleted += created.length;
  reverted.restored += restored.length;
}

function getReasonToLeave({ change, version, current, in_use }: StoredChange): LeftListing["reason"] | null {
  if (version !== current) return "edited";
  return change === "created" && in_use ? "in_use" : null;
}

/** Restores the columns of a listing from JSON, with times as dates. */
function toStoredListing({ before, listing_number }: StoredChange): StoredListing {
  const toTime = (key: string): Date | null => (before?.[key] ? new Date(String(before[key])) : null);
  const times = {
    listed_at: toTime("listed_at"),
    confirmed_at: toTime("confirmed_at"),
    sold_at: toTime("sold_at"),
  };
  return { ...before, ...times, number: listing_number } as StoredListing;
}

async function listEvents({ db }: Context, before: readonly StoredListing[]): Promise<NewListingEvent[]> {
  const current = new Map(
    (
      await selectStored(
        db,
        before.map(({ number }) => number),
        [],
      )
    ).map((row) => [row.number, row]),
  );
  return before.flatMap((row) => {
    const now = current.get(row.number);
    return now ? getChanges(now, row) : [];
  });
}
