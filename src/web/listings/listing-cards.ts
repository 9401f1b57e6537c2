import type { CardListing, Listing } from "#domain/listings/listing-view.ts";
import { getPhotoOfWidth } from "#domain/listings/photo-path.ts";
import { planWithCash } from "#domain/valuation/financing/plan-with-cash.ts";
import type { FinancingTerms } from "#editions/financing.ts";
import { DAY_MS } from "#lib/time/durations.ts";

/** The data of a card: only what it shows, because a page has two dozen of them. */
export interface ListingCard {
  number: number;
  slug: string;
  name: string;
  kind: Listing["kind"];
  status: Listing["status"];
  /** The subcategory, or else the category. */
  sector: string;
  location: string;
  /** A path on this site, so that pages load their pictures from the host they were opened on. */
  picture: string | null;
  /** The two main figures in major units: price and SDE, or a franchise's minimum investment and fee. */
  financials: [number | null, number | null];
  /** Asking price divided by annual SDE; null if either is unknown or the price includes real estate. */
  multiple: number | null;
  is_reduced: boolean;
  is_prequalified: boolean;
  /** How many days ago it was listed. */
  days_listed: number;
  /** How a buyer who searches by income would pay for it. */
  plan: CardPlan | null;
}

/** Amounts in whole major units. */
export interface CardPlan {
  down_payment: number;
  loan: number;
  seller_note: number;
  after_debt: number;
}

export interface PlanTerms {
  terms: FinancingTerms;
  /** The cash that the buyer has; null for the required down payment. */
  cash: number | null;
}

/** The width of a card on a high-density screen. */
const CARD_WIDTH_PX = 960;

export function toCards(
  listings: readonly CardListing[],
  now: Date,
  planTerms: PlanTerms | null = null,
): ListingCard[] {
  return listings.map((listing) => {
    const { number, slug, name, kind, status, location, images } = listing;
    const [image] = images;
    return {
      number,
      slug,
      name,
      kind,
      status,
      location,
      sector: listing.subcategory ?? listing.category,
      picture: image ? getPhotoOfWidth(new URL(image.url).pathname, CARD_WIDTH_PX) : null,
      financials:
        kind === "franchise"
          ? [listing.investment_min, listing.franchise_fee]
          : [listing.price, listing.sellers_discretionary_earnings],
      multiple: getMultiple(listing),
      is_reduced: listing.price_before !== null,
      is_prequalified: listing.lender_prequalified,
      days_listed: countDays(new Date(listing.listed_at), now),
      plan: planTerms && planCard(listing, planTerms),
    };
  });
}

/** Returns the days between two dates in UTC. */
function countDays(from: Date, to: Date): number {
  const getDayNumber = (date: Date): number => Math.floor(date.getTime() / DAY_MS);
  return Math.max(0, getDayNumber(to) - getDayNumber(from));
}

function planCard(listing: CardListing, { terms, cash }: PlanTerms): CardPlan | null {
  if (listing.kind === "franchise") return null;
  const { price, sellers_discretionary_earnings: sde, down_payment } = listing;
  const plan = planWithCash({ price, sde, down_payment }, cash, terms);
  return (
    plan && {
      down_payment: Math.round(plan.down_payment),
      loan: Math.round(plan.loan),
      seller_note: Math.round(plan.seller_note),
      after_debt: Math.round(plan.after_debt),
    }
  );
}

/**
 * Returns the asking price divided by annual SDE. Null if either is unknown, or if the price includes real estate,
 * because it then doesn't compare with others.
 */
export function getMultiple({
  kind,
  price,
  sellers_discretionary_earnings: sde,
  real_estate,
}: CardListing): number | null {
  if (kind === "franchise" || price === null || sde === null || sde <= 0 || real_estate === "included") return null;
  return price / sde;
}
