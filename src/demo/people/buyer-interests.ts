import type { Insertable } from "kysely";
import type {
  BuyerActivityTable,
  BuyerPreferenceTable,
  HiddenMatchTable,
  SavedListingTable,
} from "#db/tables/buyers.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";
import { type Minor, toMinor } from "#lib/money.ts";
import { createSeededRandom, type SeededRandom } from "#lib/seeded-random.ts";
import { DAY_MS } from "#lib/time/durations.ts";

/** A listing that a demo buyer may have seen, with changes in order of time. */
export interface MarketListing {
  number: number;
  status: ListingStatus;
  price: Minor | null;
  category_slug: string;
  subcategory_slug: string | null;
  region_slug: string;
  listed_at: Date;
  changes: { field: "status" | "price"; old_value: string | null; new_value: string | null; happened_at: Date }[];
}

/** A buyer's preferences, saved and hidden listings, and activity. */
export interface BuyerInterests {
  bounds: { price_min: Minor | null; price_max: Minor | null; discretionary_earnings_min: Minor | null };
  preferences: Insertable<BuyerPreferenceTable>[];
  saved: Insertable<SavedListingTable>[];
  hidden: Insertable<HiddenMatchTable>[];
  activity: Insertable<BuyerActivityTable>[];
}

/** Saved listings by what has happened since: price changed, status changed, no longer for sale, unchanged. */
const SAVED_COUNTS = { cheaper: 2, under_offer: 1, gone: 2, same: 5 };
const WHY_HIDDEN = ["place: An hour too far from home.", "earnings", "seen: We visited it in spring.", "other"];

/**
 * Generates the interests of the demo buyer at this position, the same for the same position and market except for
 * dates. Every fourth buyer is new and has none.
 */
export function createBuyerInterests(
  buyer_id: number,
  position: number,
  market: readonly MarketListing[],
  currency: string,
  now: Date,
): BuyerInterests | null {
  const dice = createSeededRandom("demo-buyers", position);
  const open = market.filter(({ status, price }) => status === "active" && price !== null);
  if (position % 4 === 3 || open.length === 0) return null;
  const dream = dice.pick(open);
  const other = dice.pick(open);
  const getTimeBefore = (days: number): Date => new Date(now.getTime() - days * DAY_MS - dice.whole(0, 900) * 60_000);
  const saved = pickSome(market, dice, () => getTimeBefore(dice.whole(12, 70))).map((stored) => ({
    buyer_id,
    ...stored,
  }));
  const known = new Set([dream.number, ...saved.map(({ listing_number }) => listing_number)]);
  const hidden = WHY_HIDDEN.flatMap((reason) => {
    const near = open.filter(({ number, region_slug }) => region_slug === dream.region_slug && !known.has(number));
    const chosen = near.length > 0 ? dice.pick(near) : undefined;
    if (!chosen) return [];
    known.add(chosen.number);
    return [{ buyer_id, listing_number: chosen.number, reason, hidden_at: getTimeBefore(dice.whole(1, 10)) }];
  });
  const rows = [
    { state: dream.region_slug, category: dream.category_slug, subcategory: null },
    { state: dream.region_slug, category: other.category_slug, subcategory: other.subcategory_slug },
    { state: null, category: dream.category_slug, subcategory: dream.subcategory_slug },
  ];
  return {
    bounds: getBoundsAround(dream.price ?? 0, currency),
    preferences: rows.map((row, at) => ({ buyer_id, position: at, ...row })),
    saved,
    hidden,
    activity: [
      { buyer_id, kind: "registered" as const, listing_number: null, happened_at: getTimeBefore(75) },
      { buyer_id, kind: "preferences_changed" as const, listing_number: null, happened_at: getTimeBefore(74) },
      ...saved.map(({ listing_number, saved_at }) => ({
        buyer_id,
        kind: "listing_saved" as const,
        listing_number,
        happened_at: saved_at,
      })),
      ...hidden.map(({ listing_number, hidden_at }) => ({
        buyer_id,
        kind: "match_hidden" as const,
        listing_number,
        happened_at: hidden_at,
      })),
    ],
  };
}

/** Returns round bounds that give a handful to a few dozen matches. */
function getBoundsAround(price: Minor, currency: string): BuyerInterests["bounds"] {
  const step = toMinor(25_000, currency);
  const roundAmount = (amount: Minor): Minor => Math.max(1, Math.round(amount / step)) * step;
  return {
    price_min: roundAmount(price * 0.4),
    price_max: roundAmount(price * 2.5),
    discretionary_earnings_min: roundAmount(price * 0.1),
  };
}

type Stored = Omit<Insertable<SavedListingTable>, "buyer_id"> & { saved_at: Date };

function pickSome(market: readonly MarketListing[], dice: SeededRandom, when: () => Date): Stored[] {
  const left: Record<keyof typeof SAVED_COUNTS, number> = { ...SAVED_COUNTS };
  const start = dice.whole(0, Math.max(0, market.length - 1));
  return [...market.slice(start), ...market.slice(0, start)].flatMap((listing) => {
    if (Object.values(left).every((count) => count === 0)) return [];
    const saved_at = when();
    const then = getPriceOn(listing, saved_at);
    if (!then) return [];
    const sort = getSort(listing, then.price);
    if (left[sort] === 0) return [];
    left[sort] -= 1;
    return [
      { listing_number: listing.number, saved_at, price_when_saved: then.price, status_when_saved: "active" as const },
    ];
  });
}

/** Returns a listing's price on a day, or null if it wasn't for sale then. */
function getPriceOn({ changes, price, listed_at }: MarketListing, day: Date): { price: Minor | null } | null {
  if (listed_at > day) return null;
  const status = changes.filter(({ field, happened_at }) => field === "status" && happened_at <= day).at(-1)?.new_value;
  if (status !== "active") return null;
  const next = changes.find(({ field, happened_at }) => field === "price" && happened_at > day);
  return { price: next ? (next.old_value === null ? null : Number(next.old_value)) : price };
}

function getSort({ status, price }: MarketListing, before: Minor | null): keyof typeof SAVED_COUNTS {
  if (status === "under_offer") return "under_offer";
  if (status !== "active") return "gone";
  return price === before ? "same" : "cheaper";
}
