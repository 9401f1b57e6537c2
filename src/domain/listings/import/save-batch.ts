import type { Db } from "#db/connect.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { createRemark, type Remark } from "#domain/imports/table-files/remark.ts";
import { invalidate } from "#domain/invalidate.ts";
import { PUBLIC_STATUSES, toListingSlug } from "#domain/listings/listing.ts";
import { pick } from "#lib/pick.ts";
import { toDay } from "#lib/time/day.ts";
import { m } from "#messages/messages.js";
import { IMPORTED_FIELDS, LISTING_FIELDS } from "../fields/listing-fields.ts";
import { createEmptyValues } from "../fields/listing-values.ts";
import { getPriceBefore } from "../price-before.ts";
import type { Identity } from "./identity.ts";
import {
  insertEvents,
  insertListings,
  lockImports,
  type NewListingEvent,
  reserveNumbers,
  STORED_COLUMNS,
  type StoredListing,
  selectStored,
  updateListings,
} from "./import-queries.ts";
import type { ListingRow } from "./listing-row.ts";
import { insertChanges, type NewChange } from "./runs/import-run-queries.ts";

export interface SavedBatch {
  /** The rows of new listings, by their numbers. */
  created: Map<number, ListingRow>;
  updated: number;
  unchanged: number;
  /** The number of rows that are drafts because their text identifies the seller. */
  drafts: number;
  /** Rows that cannot be saved, with the reason for the user. */
  rejected: Map<ListingRow, Remark>;
}

/** How rows are saved. */
export interface BatchOptions {
  source: "import" | "demo";
  /** Whether rows that identify their seller are published, too. */
  publishesAll: boolean;
  /** The run in which the changes are recorded; null for none. */
  run_id: number | null;
  /** The only office whose listings may change; null for all. */
  office_id: number | null;
  /** Checks the rows without writing anything. */
  isDryRun: boolean;
}

/**
 * Saves rows in one transaction, comparing them with the stored listings: a row without changes writes nothing.
 * `claimed` maps listing numbers to file lines across all batches of a file.
 */
export function saveBatch(
  context: Context,
  rows: readonly ListingRow[],
  { source, publishesAll, run_id, office_id, isDryRun }: BatchOptions,
  claimed: Map<number, number>,
): Promise<SavedBatch> {
  return runInTransaction(context, async (tx) => {
    const { db, clock, edition } = tx;
    const now = clock();
    await lockImports(db);
    const stored = await selectStored(db, ...getIdentities(rows));
    const byNumber = new Map(stored.map((listing) => [listing.number, listing]));
    const byKey = new Map(stored.map((listing) => [listing.import_key, listing]));
    const getStored = (identity: Identity): StoredListing | undefined =>
      "number" in identity ? byNumber.get(identity.number) : byKey.get(identity.import_key);

    const saved: SavedBatch = { created: new Map(), updated: 0, unchanged: 0, drafts: 0, rejected: new Map() };
    const inserts: StoredListing[] = [];
    const updates: StoredListing[] = [];
    const events: NewListingEvent[] = [];
    const unnumbered = rows.filter(({ identity }) => !("number" in identity) && !getStored(identity)).length;
    const numbers = await getNewNumbers(db, unnumbered, isDryRun, claimed);

    for (const row of rows) {
      const before = getStored(row.identity);
      const number = before?.number ?? ("number" in row.identity ? row.identity.number : numbers.shift());
      if (number === undefined) throw new Error("Not enough listing numbers were reserved.");
      const reason = createRowProblem(row, number, before, claimed, office_id);
      if (reason) {
        saved.rejected.set(row, reason);
        continue;
      }
      claimed.set(number, row.line);
      const after = mergeRow(row, before ?? createNewListing(row, number, edition.currency, now), before, now);
      if (row.identifies_seller && publishesAll) publishDraft(row, after, before);
      else if (row.identifies_seller && makeDraft(row, after, before)) saved.drafts += 1;
      const confirmed = confirmPublic(after, now);
      if (!before) {
        inserts.push(confirmed);
        saved.created.set(number, row);
      } else if (isUnchanged(before, after)) saved.unchanged += 1;
      else {
        updates.push(confirmed);
        events.push(...getChanges(before, after));
      }
    }
    saved.updated = updates.length;
    if (isDryRun) return saved;
    await insertListings(db, inserts, now);
    await updateListings(db, updates, now);
    await insertEvents(db, events, source, now);
    if (run_id !== null) await insertChanges(db, run_id, toChanges(inserts, updates, byNumber));
    const changed = [...inserts, ...updates].map(({ number }) => `listing:${number}` as const);
    if (changed.length > 0) await invalidate(tx, "listings", ...changed);
    return saved;
  });
}

/** Reserves numbers for new listings. In a dry run, returns unused numbers without reserving them. */
async function getNewNumbers(
  db: Db,
  count: number,
  isDryRun: boolean,
  claimed: ReadonlyMap<number, number>,
): Promise<number[]> {
  if (isDryRun) return Array.from({ length: count }, (_, at) => -claimed.size - at - 1);
  return count > 0 ? reserveNumbers(db, count) : [];
}

function toChanges(
  inserts: readonly StoredListing[],
  updates: readonly StoredListing[],
  before: ReadonlyMap<number, StoredListing>,
): NewChange[] {
  return [
    ...inserts.map(({ number }) => ({ number, change: "created" as const, before: null })),
    ...updates.map(({ number }) => ({ number, change: "updated" as const, before: before.get(number) ?? null })),
  ];
}

function getIdentities(rows: readonly ListingRow[]): [numbers: number[], keys: string[]] {
  const numbers: number[] = [];
  const keys: string[] = [];
  for (const { identity } of rows) {
    if ("number" in identity) numbers.push(identity.number);
    else keys.push(identity.import_key);
  }
  return [numbers, keys];
}

function createRowProblem(
  row: ListingRow,
  number: number,
  before: StoredListing | undefined,
  claimed: Map<number, number>,
  officeId: number | null,
): Remark | null {
  const line = claimed.get(number);
  if (line !== undefined) return describeDuplicateRow(line);
  if (before && officeId !== null && before.office_id !== officeId) {
    return createRemark(m.import_other_office_number, { number });
  }
  if (before && row.named_office_id !== null && before.office_id !== row.named_office_id) {
    return createRemark(m.import_other_office, { number });
  }
  return null;
}

/** Describes why a row is rejected if another row is for the same listing. */
export function describeDuplicateRow(line: number): Remark {
  return createRemark(m.import_same_listing, { line });
}

const NEVER_NULL_FIELDS = IMPORTED_FIELDS.filter((field) => ["flag", "choice"].includes(LISTING_FIELDS[field].type));

function createNewListing(row: ListingRow, number: number, currency: string, now: Date): StoredListing {
  return {
    ...(Object.fromEntries(STORED_COLUMNS.map((column) => [column, null])) as unknown as StoredListing),
    ...pick(createEmptyValues({ office_id: row.new_office_id, agent_id: null }), NEVER_NULL_FIELDS),
    number,
    import_key: "import_key" in row.identity ? row.identity.import_key : null,
    status: "active",
    office_id: row.new_office_id,
    description: "",
    currency,
    // A listing imported as sold was not listed today.
    listed_at: (row.values.status === "sold" && row.values.sold_at) || now,
  };
}

/**
 * Returns the listing after the import: the row's values in place of the stored ones, and the values derived from both.
 */
function mergeRow(row: ListingRow, base: StoredListing, before: StoredListing | undefined, now: Date): StoredListing {
  const after = { ...base, ...row.values };
  const sold = after.status === "sold";
  return {
    ...after,
    slug: toListingSlug(after.name, after.number),
    price_before: before ? getPriceBefore(before, after.price) : null,
    listed_at: preferStoredTime(before?.listed_at, after.listed_at) ?? after.listed_at,
    sold_at: sold ? (preferStoredTime(before?.sold_at, row.values.sold_at) ?? before?.sold_at ?? now) : null,
    closing_price: sold ? after.closing_price : null,
  };
}

/** A file gives only a day. If the stored time is on that day, it is kept. */
function preferStoredTime(stored: Date | null | undefined, day: Date | null | undefined): Date | null | undefined {
  const isSameDay = stored && day && toDay(stored) === toDay(day);
  return isSameDay ? stored : day;
}

/** Publishes a stored draft whose status the row doesn't say, as an import of its first version would have. */
function publishDraft(row: ListingRow, after: StoredListing, before: StoredListing | undefined): void {
  if (before?.status === "draft" && row.values.status === undefined) after.status = "active";
}

/**
 * Makes a listing that isn't public yet a draft, so that a broker looks at it first. Returns whether it is one for
 * this reason: a sold listing isn't, and neither is one that the row says is a draft.
 */
function makeDraft(row: ListingRow, after: StoredListing, before: StoredListing | undefined): boolean {
  if ((before?.status ?? "draft") !== "draft" || row.values.status === "draft") return false;
  if (isPublic(after)) after.status = "draft";
  return after.status === "draft";
}

const isPublic = ({ status }: StoredListing): boolean => PUBLIC_STATUSES.some((each) => each === status);

/** Sets the confirmation time of a public listing, because a row that creates or changes it also confirms it. */
function confirmPublic(listing: StoredListing, now: Date): StoredListing {
  return isPublic(listing) ? { ...listing, confirmed_at: now } : listing;
}

function isUnchanged(before: StoredListing, after: StoredListing): boolean {
  return STORED_COLUMNS.every((column) => toText(before[column]) === toText(after[column]));
}

/** Returns the changes that a listing's history shows. */
export function getChanges(before: StoredListing, after: StoredListing): NewListingEvent[] {
  return (["price", "status"] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      listing_number: after.number,
      field,
      old_value: toText(before[field]),
      new_value: toText(after[field]),
    }));
}

function toText(value: StoredListing[keyof StoredListing]): string | null {
  if (value === null) return null;
  return value instanceof Date ? value.toISOString() : String(value);
}
