import type { Context } from "#domain/context.ts";
import { readCached } from "#domain/read-cache.ts";
import { type Minor, toMinor } from "#lib/money.ts";
import { getListingNames, translateCategory, translateRegion, translateSubcategory } from "./listing-names.ts";
import { countDaysOnMarket } from "./price-history.ts";
import { type SoldFilter, selectSold, selectSoldCounts } from "./recently-sold-queries.ts";
import { BAND_BOUNDS, SOLD_BANDS, SOLD_DAYS } from "./sold-bands.ts";

export const SOLD_PER_PAGE = 50;

/** A sale as shown to the public: sector, region, price range and time to sell, but not the business. */
export interface SoldListing {
  category: string;
  state: string;
  /** In major units. A missing bound means no limit; null means not disclosed. */
  price_band: { from: number | null; to: number | null } | null;
  days_on_market: number;
  sold_at: string;
}

/**
 * Returns the sales of the network, an office or an agent, latest first, with their filter options. Pages start at 1.
 */
export async function listRecentlySold(
  context: Context,
  filter: SoldFilter,
  page: number,
): Promise<{ sold: SoldListing[]; total: number; pages: number; choices: SoldChoices }> {
  const { db, edition, locale } = context;
  const [names, [counts, rows]] = await Promise.all([
    getListingNames(db),
    readCached(db, "listings", `sold ${JSON.stringify(filter)} ${page}`, () =>
      Promise.all([selectSoldCounts(db, filter), selectSold(db, filter, SOLD_PER_PAGE, (page - 1) * SOLD_PER_PAGE)]),
    ),
  ]);
  const total = counts.reduce((sum, { matches }) => sum + matches, 0);
  return {
    total,
    choices: {
      categories: listChoices(names.categories, new Set(counts.map(({ category_slug }) => category_slug))).map(
        ({ slug }) => ({ slug, name: translateCategory(names, slug, locale) }),
      ),
      states: listChoices(names.regions, new Set(counts.map(({ region_slug }) => region_slug))).map(({ slug }) => ({
        slug,
        name: translateRegion(names, slug, locale),
      })),
    },
    pages: Math.ceil(total / SOLD_PER_PAGE),
    sold: rows.map(({ category_slug, subcategory_slug, region_slug, closing_price, listed_at, sold_at }) => ({
      category: subcategory_slug
        ? translateSubcategory(names, subcategory_slug, locale)
        : translateCategory(names, category_slug, locale),
      state: translateRegion(names, region_slug, locale),
      price_band: getPriceBand(closing_price, edition.currency),
      days_on_market: countDaysOnMarket(listed_at, sold_at),
      sold_at: sold_at.toISOString(),
    })),
  };
}

interface Choice {
  slug: string;
  name: string;
}

type SoldChoices = Record<"categories" | "states", Choice[]>;

/** Returns the choices whose slugs are in the set, in the order of `names`. */
function listChoices(names: ReadonlyMap<string, string>, slugs: ReadonlySet<string>): Choice[] {
  return [...names].filter(([slug]) => slugs.has(slug)).map(([slug, name]) => ({ slug, name }));
}

/** Parses the price and time filters of a URL and reports invalid values. */
export function parseSoldFilters(
  query: { band: string; days: string },
  currency: string,
): { filters: Pick<SoldFilter, "price" | "days">; ignored: { key: string; value: string }[] } {
  const band = SOLD_BANDS.find(({ value }) => value === query.band)?.band;
  const days = SOLD_DAYS.find((each) => String(each) === query.days);
  const toMinorUnits = (bound: number | null) => (bound === null ? null : toMinor(bound, currency));
  return {
    filters: {
      ...(band && { price: { from: toMinorUnits(band.from), to: toMinorUnits(band.to) } }),
      ...(days && { days }),
    },
    ignored: [
      ...(query.band && !band ? [{ key: "band", value: query.band }] : []),
      ...(query.days && !days ? [{ key: "days", value: query.days }] : []),
    ],
  };
}

/** Returns the price range that contains a price. A price on a bound belongs to the upper range. */
export function getPriceBand(price: Minor | null, currency: string): SoldListing["price_band"] {
  if (price === null) return null;
  const above = BAND_BOUNDS.filter((bound) => toMinor(bound, currency) <= price).at(-1) ?? null;
  const below = BAND_BOUNDS.find((bound) => toMinor(bound, currency) > price) ?? null;
  return { from: above, to: below };
}
