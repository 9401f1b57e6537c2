import { type Context, runAndRollBack } from "#domain/context.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { tryEach } from "#domain/try-each.ts";
import { toMajor } from "#lib/money.ts";
import type { DeskListing } from "../desk-listing.ts";
import type { EditedListing } from "../editing-queries.ts";
import { openListing } from "../find-desk-listing.ts";
import {
  applyChange,
  type BulkChange,
  type ListingChange,
  type SkippedListing,
  toListingChange,
  toUndo,
} from "./bulk-change.ts";

/** What a bulk change may change of a listing. The price is in major units. */
export interface ChangedValues {
  price: number | null;
  /** The agent's name, or the office's. */
  agent: string;
  status: ListingStatus;
}

export interface PreviewedChange extends ListingChange {
  name: string;
  currency: string;
  before: ChangedValues;
  after: ChangedValues;
  undo: Pick<ListingChange, "fields" | "to"> | null;
}

export interface ChangePreview {
  changes: PreviewedChange[];
  skipped: SkippedListing[];
}

/**
 * Previews a change of several listings: makes it in a transaction that is rolled back, so that every reason to reject
 * it is known in advance.
 *
 * @throws NotSignedIn, NotAllowed
 */
export async function previewChanges(
  context: Context,
  numbers: readonly number[],
  change: BulkChange,
): Promise<ChangePreview> {
  authorize(context, "listing.write");
  // Always in the same order, so that two previews don't wait for each other's locks.
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  return runAndRollBack(context, async (tx) => {
    const names = new Map<number, string>();
    const { done, rejected } = await tryEach(sorted, async (number) => {
      const { row } = await openListing(tx, number, "listing.read", false);
      names.set(number, row.name);
      return tryChange(tx, row, change);
    });
    return {
      changes: done,
      skipped: rejected.map(({ item, reason }) => ({ number: item, name: names.get(item) ?? "", reason })),
    };
  });
}

async function tryChange(context: Context, row: EditedListing, change: BulkChange): Promise<PreviewedChange> {
  const listingChange = toListingChange(context, row, change);
  const after = await applyChange(context, listingChange);
  const { name, currency, price, status } = row;
  const agent = row.agent_name ?? row.office_name;
  return {
    ...listingChange,
    name,
    currency,
    before: { price: price === null ? null : toMajor(price, currency), agent, status },
    after: getValues(after),
    undo: toUndo(row, listingChange),
  };
}

function getValues({ fields, agent, office, status }: DeskListing): ChangedValues {
  return { price: typeof fields.price === "number" ? fields.price : null, agent: agent?.name ?? office.name, status };
}
