import type { Context } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import {
  insertEvents,
  type NewListingEvent,
  type StoredListing,
  selectStored,
  updateListings,
} from "../import-queries.ts";
import { getChanges } from "../save-batch.ts";
import type { LeftRecord, RevertedRun } from "./import-run.ts";
import { deleteListings, passOnVersions, type StoredChange, selectChanges } from "./import-run-queries.ts";

const BATCH_SIZE = 500;

/**
 * Undoes an import of listings in the caller's transaction: deletes the listings that it created and restores those
 * that it updated. Listings edited since, and created listings that something depends on, are left unchanged and
 * listed.
 *
 * @param isPreview only counts and lists
 */
export async function undoListings(context: Context, id: number, { isPreview = false } = {}): Promise<RevertedRun> {
  const reverted: RevertedRun = { deleted: 0, restored: 0, left: [] };
  let after = 0;
  while (true) {
    const changes = await selectChanges(context.db, id, after, BATCH_SIZE);
    if (changes.length === 0) return reverted;
    const plan = planUndo(context, changes);
    if (!isPreview) await undoChanges(context, id, plan);
    reverted.deleted += plan.created.length;
    reverted.restored += plan.before.length;
    reverted.left.push(...plan.left);
    after = changes.at(-1)?.listing_number ?? after;
  }
}

interface UndoPlan {
  /** The numbers of listings to delete. */
  created: number[];
  /** Listings to restore. */
  before: StoredListing[];
  left: LeftRecord[];
}

function planUndo(context: Context, changes: readonly StoredChange[]): UndoPlan {
  const plan: UndoPlan = { created: [], before: [], left: [] };
  for (const change of changes) {
    const reason = getReasonToLeave(change);
    if (reason) {
      const text = LEFT[reason]({}, getMessageOptions(context.locale));
      plan.left.push({ number: change.listing_number, name: change.name, reason, text });
    } else if (change.before) plan.before.push(toStoredListing(change));
    else plan.created.push(change.listing_number);
  }
  return plan;
}

const LEFT = { edited: m.desk_import_left_edited, in_use: m.desk_import_left_in_use };

async function undoChanges(context: Context, id: number, { created, before }: UndoPlan): Promise<void> {
  const { db } = context;
  const now = context.clock();
  const restored = before.map(({ number }) => number);
  const events = await listEvents(context, before);
  await deleteListings(db, created);
  await updateListings(db, before, now);
  await insertEvents(db, events, "import", now);
  await passOnVersions(db, id, restored);
  const changed = [...created, ...restored].map((number) => `listing:${number}` as const);
  if (changed.length > 0) await invalidate(context, "listings", ...changed);
}

function getReasonToLeave({ change, version, current, in_use }: StoredChange): "edited" | "in_use" | null {
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
