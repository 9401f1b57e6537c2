import type { Context } from "#domain/context.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";
import { allow, getScope } from "#domain/staff/staff-policy.ts";
import { toMajor } from "#lib/money.ts";
import { type DeskListQuery, selectDeskListings } from "./list-queries.ts";

/** A listing in the desk's list. Amounts are in major units. */
export interface DeskListingRow {
  /** The listing number. */
  id: number;
  number: number;
  slug: string;
  name: string;
  status: ListingStatus;
  kind: "business" | "franchise";
  category: string;
  state: string;
  price: number | null;
  currency: string;
  thropro: boolean;
  office: string;
  agent: string | null;
  /** A path; null without photos. */
  photo: string | null;
  updated_at: string;
}

export interface DeskPage {
  rows: DeskListingRow[];
  total: number;
  /** The number of listings in each status, regardless of the status filter. */
  counts: Partial<Record<ListingStatus, number>>;
}

/**
 * One page of the listings that the user may read: their own, their office's, or all. @throws NotSignedIn, NotAllowed
 */
export async function listDeskListings(context: Context, query: DeskListQuery): Promise<DeskPage> {
  const staff = allow(context, "listing.read");
  const { rows, counts } = await selectDeskListings(context.db, getScope(staff), query);
  const total = query.status
    ? (counts[query.status] ?? 0)
    : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    total,
    counts,
    rows: rows.map(({ price, updated_at, ...row }) => ({
      ...row,
      id: row.number,
      price: price === null ? null : toMajor(price, row.currency),
      updated_at: updated_at.toISOString(),
    })),
  };
}
