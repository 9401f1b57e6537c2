import type { Context } from "#domain/context.ts";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import type { DeskListFilters } from "#domain/listings/editing/lists/list-queries.ts";
import { LISTING_STATUSES, type ListingStatus } from "#domain/listings/listing.ts";
import { toMinor } from "#lib/money.ts";
import { addDays } from "#lib/time/durations.ts";
import { parseDays } from "./day-filters.ts";

const MAX_QUERY_LENGTH = 200;

/** The list's filters including the status. */
export interface ListedFilters extends DeskListFilters {
  status: ListingStatus | null;
}

export const parseStatus = (filter: Record<string, string>): ListingStatus | null =>
  LISTING_STATUSES.find((status) => status === filter.status) ?? null;

/** Parses the filters of the list of listings. Invalid values are ignored. Prices are in major units. */
export function parseFilters(context: Context, filter: Record<string, string>): DeskListFilters {
  const parsePrice = (text?: string) => {
    const price = parseNumber(text, 12);
    return price === null ? null : toMinor(price, context.edition.currency);
  };
  const parseAge = (text?: string) => {
    const days = parseNumber(text, 4);
    return days === null ? null : addDays(context.clock(), -days);
  };
  const sold = parseDays(filter, "sold");
  return {
    sold_from: sold.from,
    sold_until: sold.until,
    has_no_closing_price: filter.amount === "none",
    q: (filter.q ?? "").slice(0, MAX_QUERY_LENGTH).replaceAll("\0", ""),
    office_id: parseNumber(filter.office, 9),
    agent_id: parseNumber(filter.agent, 9),
    category: CATEGORIES.find(({ slug }) => slug === filter.category)?.slug ?? null,
    price_min: parsePrice(filter.price_min),
    price_max: parsePrice(filter.price_max),
    listed_before: parseAge(filter.listed_days),
    confirmed_before: parseAge(filter.unconfirmed_days),
  };
}

function parseNumber(text: string | undefined, digits: number): number | null {
  return text && text.length <= digits && /^\d+$/.test(text) ? Number(text) : null;
}
