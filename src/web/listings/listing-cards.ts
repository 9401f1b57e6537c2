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
  /** The two main figures. */
  financials: [CardFigure, CardFigure];
  /** Asking price divided by annual SDE; null if either is unknown or the price includes real estate. */
  multiple: number | null;
  is_reduced: boolean;
  is_prequalified: boolean;
  /** How many days ago it was listed. */
  days_listed: number;
  /** How a buyer who searches by income would pay for it. */
  plan: CardPlan | null;
}

/** A listing's field and its amount in major units. */
export type CardFigure = readonly [
  "price" | "sellers_discretionary_earnings" | "investment_min" | "cash_required" | "franchise_fee",
  number | null,
];

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
      financials: getFinancials(listing),
      multiple: getMultiple(listing),
      is_reduced: listing.price_before !== null,
      is_prequalified: listing.lender_prequalified,
      days_listed: countDays(new Date(listing.listed_at), now),
      plan: planTerms && planCard(listing, planTerms),
    };
  });
}

/** A franchise's second figure is the cash that it requires, or its fee where only that is known. */
function getFinancials(listing: CardListing): ListingCard["financials"] {
  const getFigure = (field: CardFigure[0]): CardFigure => [field, listing[field]];
  if (listing.kind !== "franchise") return [getFigure("price"), getFigure("sellers_discretionary_earnings")];
  const hasOnlyFee = listing.cash_required === null && listing.franchise_fee !== null;
  return [getFigure("investment_min"), getFigure(hasOnlyFee ? "franchise_fee" : "cash_required")];
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
