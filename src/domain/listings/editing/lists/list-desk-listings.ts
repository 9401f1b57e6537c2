import type { Context } from "#domain/context.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";
import { getPhotoOfWidth } from "#domain/listings/photo-path.ts";
import { authorize, getScope } from "#domain/staff/staff-policy.ts";
import { getStorefrontPath } from "#illustrations/storefronts/storefront-path.ts";
import { toMajor } from "#lib/money.ts";
import { toDay } from "#lib/time/day.ts";
import { addDays } from "#lib/time/durations.ts";
import { type DeskListQuery, selectDeskListings } from "./list-queries.ts";

/** Twice the width at which it is shown, for dense screens. */
const THUMBNAIL_PIXELS = 128;
const VIEW_DAYS = 30;

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
  closing_price: number | null;
  currency: string;
  thropro: boolean;
  office: string;
  agent: string | null;
  /** The path of the first photo; null without photos. */
  photo: string | null;
  /** The path of a small photo, or of the illustration that replaces it. */
  thumbnail: string;
  listed_at: string;
  confirmed_at: string | null;
  updated_at: string;
  /** Views of the last 30 days. */
  views: number;
  leads: number;
  /** The number of NDAs that are signed and not revoked. */
  ndas: number;
  /** The time of the latest change, inquiry or signed NDA. */
  active_at: string;
}

export interface DeskPage {
  rows: DeskListingRow[];
  total: number;
  /** The number of listings in each status, regardless of the status filter. */
  counts: Partial<Record<ListingStatus, number>>;
}

/**
 * Returns one page of the listings that the user may read: their own, their office's, or all. @throws NotSignedIn,
 * NotAllowed
 */
export async function listDeskListings(context: Context, query: DeskListQuery): Promise<DeskPage> {
  const staff = authorize(context, "listing.read");
  const { rows, counts } = await selectDeskListings(context.db, getScope(staff), query, {
    from: getDay(context, VIEW_DAYS),
    open_from: getDay(context, 1),
  });
  const total = query.status
    ? (counts[query.status] ?? 0)
    : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    total,
    counts,
    rows: rows.map(({ category_slug, subcategory_slug, price, closing_price, listed_at, ...row }) => ({
      ...row,
      thumbnail: row.photo
        ? getPhotoOfWidth(row.photo, THUMBNAIL_PIXELS)
        : getStorefrontPath({ number: row.number, category_slug, subcategory_slug }),
      id: row.number,
      price: price === null ? null : toMajor(price, row.currency),
      closing_price: closing_price === null ? null : toMajor(closing_price, row.currency),
      listed_at: listed_at.toISOString(),
      confirmed_at: row.confirmed_at?.toISOString() ?? null,
      updated_at: row.updated_at.toISOString(),
      active_at: row.active_at.toISOString(),
    })),
  };
}

/** Returns the UTC day a number of days ago, as `2026-11-20`. */
function getDay(context: Context, days: number): string {
  return toDay(addDays(context.clock(), -days));
}
