import type { Context } from "#domain/context.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";
import { getListingNames, translateCategory, translateRegion } from "#domain/listings/listing-names.ts";
import { countDaysOnMarket, getPriceHistory, type PricePoint } from "#domain/listings/price-history.ts";
import { selectViews } from "#domain/stats/views/view-queries.ts";
import type { Comparables } from "#domain/valuation/comparables.ts";
import { findComparables } from "#domain/valuation/value-business.ts";
import type { Locale } from "#editions/locales.ts";
import { translateEditionWord } from "#editions/translated-data.ts";
import { toMajor } from "#lib/money.ts";
import { toDay } from "#lib/time/day.ts";
import { DAY_MS } from "#lib/time/durations.ts";
import { type Interest, selectInterest, selectReportedListing } from "./report-queries.ts";
import type { SellerPageRow } from "./seller-page-queries.ts";

/** What a seller sees about their listing. Buyers are not named. Amounts are in major units. */
export interface SellerReport extends Interest {
  number: number;
  /** The public page's URL segment; null if there is no public page. */
  slug: string | null;
  name: string;
  sector: string;
  region: string;
  status: ListingStatus;
  price: number | null;
  /** Null before the listing is published. */
  days_on_market: number | null;
  price_history: PricePoint[];
  /** Views of the last 7 and 30 days, and since the listing was published. */
  views: { week: number; month: number; total: number };
  /** The asking price divided by SDE; null if either isn't disclosed. */
  multiple: number | null;
  /** Null if there are too few sales, and for franchises and sales with real estate. */
  comparables: Omit<Comparables, "points"> | null;
  note: string;
  /** The agent to call, or the office. */
  contact: { name: string; phone: string | null };
  is_weekly: boolean;
}

/** Builds the report. Null if the listing no longer exists. */
export async function buildSellerReport(
  context: Context,
  { listing_number, note, is_weekly }: SellerPageRow,
): Promise<SellerReport | null> {
  const row = await selectReportedListing(context.db, listing_number);
  if (!row) return null;
  const { number, name, status, currency, listed_at, sold_at, sellers_discretionary_earnings: sde, price } = row;
  const isPublic = status === "active" || status === "under_offer";
  const isCompared = row.kind === "business" && row.real_estate !== "included";
  const query = { category: row.category_slug, region: row.region_slug };
  const names = await getListingNames(context.db);
  const found = isCompared ? await findComparables(context, query) : null;
  return {
    ...(await selectInterest(context.db, number)),
    number,
    name,
    status,
    note,
    is_weekly,
    slug: isPublic ? row.slug : null,
    sector: translateCategory(names, row.category_slug, context.locale),
    region: translateRegion(names, row.region_slug, context.locale),
    price: price === null ? null : toMajor(price, currency),
    days_on_market: status === "draft" ? null : countDaysOnMarket(listed_at, sold_at ?? context.clock()),
    price_history: getPriceHistory(row),
    views: await countListingViews(context, number, listed_at),
    multiple: isCompared && price !== null && sde !== null && sde > 0 ? price / sde : null,
    comparables: found && omitPoints(found, context.locale),
    contact: row.agent_name
      ? { name: row.agent_name, phone: row.agent_phone ?? row.office_phone }
      : { name: row.office_name, phone: row.office_phone },
  };
}

function omitPoints({ points: _, place, ...comparables }: Comparables, locale: Locale): Omit<Comparables, "points"> {
  return { ...comparables, place: place && translateEditionWord(locale, place) };
}

async function countListingViews(
  { db, clock }: Context,
  number: number,
  listed_at: Date,
): Promise<SellerReport["views"]> {
  const now = clock().getTime();
  const rows = await selectViews(
    db,
    { kind: "listing", subject: String(number) },
    { from: toDay(listed_at.getTime()), to: toDay(now) },
  );
  const countSince = (day: string): number => rows.reduce((sum, row) => (row.day >= day ? sum + row.views : sum), 0);
  return {
    week: countSince(toDay(now - 6 * DAY_MS)),
    month: countSince(toDay(now - 29 * DAY_MS)),
    total: countSince(""),
  };
}
