import type { Context } from "#domain/context.ts";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { MAX_PLACE_LENGTH } from "#domain/offices/find-places.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { getRegionName } from "#editions/translated-data.ts";
import type { CountedLimit } from "#integrations/rate-limiter.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { selectDemand } from "./demand-queries.ts";

/** More places than an owner tries, and too few to watch for the change that one buyer makes. */
export const DEMAND_LIMITS: CountedLimit[] = [{ limit: { name: "demand", points: 20, seconds: 600 } }];

/** Smaller counts could identify buyers, and so could exact ones. */
const MIN_SHOWN = 5;
const ROUNDED_TO = 5;

/** How many registered buyers look for a business in a region. */
export interface BuyersLooking {
  region: string;
  /** "at_least" has a count that is rounded down; "few" is fewer than five. */
  shown: "none" | "few" | "at_least";
  count: number;
}

/**
 * Counts the registered buyers whose preferences match the region of a postal code or town, and a category if one is
 * chosen. Another category than the known ones counts as none.
 *
 * @throws Invalid on `postal_code` if the place is missing or unknown
 */
export async function countBuyersLooking(
  { db, edition, gazetteer, locale }: Context,
  query: { postal_code: string; category: string },
): Promise<BuyersLooking> {
  const place = gazetteer.find(query.postal_code.trim().slice(0, MAX_PLACE_LENGTH));
  if (!place) {
    const message = m.filter_place_wrong({}, getMessageOptions(locale));
    throw new Invalid(message, { postal_code: [message] });
  }
  const category = CATEGORIES.find(({ slug }) => slug === query.category)?.slug ?? null;
  const exact = await selectDemand(db, { state: place.state, category });
  const name = edition.regions.find(({ slug }) => slug === place.state)?.name ?? place.state;
  return { region: getRegionName(locale, place.state, name), ...roundDemand(exact) };
}

export function roundDemand(exact: number): Pick<BuyersLooking, "shown" | "count"> {
  if (exact === 0) return { shown: "none", count: 0 };
  if (exact < MIN_SHOWN) return { shown: "few", count: 0 };
  return { shown: "at_least", count: Math.floor(exact / ROUNDED_TO) * ROUNDED_TO };
}
