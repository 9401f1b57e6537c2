import type { ListingStatus, RealEstate } from "#domain/listings/listing.ts";
import { toListingSlug } from "#domain/listings/listing.ts";
import { createSeededRandom, type SeededRandom } from "#lib/seeded-random.ts";
import { agreesWithFields, type DisclosedFields } from "../prose/agrees-with-fields.ts";
import { REASONS } from "../prose/any-business.ts";
import { describeBusiness, MANAGER_RUN } from "../prose/describe-business.ts";
import { fillSentence } from "../prose/fill.ts";
import { selectForAnyCountry } from "../prose/fits-any-country.ts";
import { createHeadline } from "../prose/headline.ts";
import { DEMO_SECTORS, SECTORS_ABROAD, type Sector } from "../trades/trades.ts";
import { computeLatestGrowth, createBusinessFigures } from "./business-figures.ts";
import { createConfidentialPart } from "./confidential-part.ts";
import { createFranchiseOffer } from "./franchise-offer.ts";
import { getLeaseTerms, NO_LEASE } from "./lease-terms.ts";
import { createListingHistory, type HistoryEvent } from "./listing-history.ts";
import type { Market } from "./market.ts";
import type { ListingPlace } from "./places-around.ts";

/** The fields of an office that its listings need. */
export interface Seller {
  office_id: number;
  agent_ids: readonly number[];
  places: readonly ListingPlace[];
}

/** A listing's row as inserted (money in minor units, times ISO 8601), its confidential part and its history. */
export type MadeListing = ReturnType<typeof makeListing>;

/** First number of generated listings; lower ones are the sample spreadsheet's. */
export const FIRST_NUMBER = 101_001;

const SALE_MOVES =
  /^(websites-ecommerce|software-app|graphic-web|medical-billing|vending|food-trucks|it-software|delivery)/;

/** Trades that own their premises more often than this, in percent, depend on their location. */
const MAX_MOVABLE_ESTATE = 15;

/** Maximum number of employees of a business that is run from a home. */
const MAX_HOME_BASED_EMPLOYEES = 6;

const HOME_BASED = /^(websites-ecommerce|software-app|graphic-web|medical-billing|vending|it-software)/;

/** Generates the same listing for the same number and sellers, except for its times, which count back from `now`. */
export function makeListing(number: number, sellers: readonly Seller[], market: Market, now: Date) {
  const { currency, minor } = market;
  const dice = createSeededRandom("demo-listing", number);
  // A separate generator, so that rewording a sentence doesn't change the listings' numbers.
  const words = createSeededRandom("demo-listing-texts", number);
  const sector = getSector(number, getSectors(market), dice);
  const seller = dice.pick(sellers);
  const place = dice.pick(seller.places);
  const status = getStatus(dice);
  const agent_id = dice.chance(0.96) ? dice.pick(seller.agent_ids) : null;
  const base = { number, status, office_id: seller.office_id, agent_id, ...getArea(place), currency };
  const identity = { category_slug: sector.category_slug, subcategory_slug: sector.subcategory_slug };
  const lastYear = now.getUTCFullYear() - 1;

  const offer = dice.chance(0.2) ? createFranchiseOffer(sector, place, market, dice, words) : null;
  if (offer) {
    const { events, ...times } = createListingHistory(
      status === "sold" ? "withdrawn" : status,
      null,
      market,
      now,
      dice,
    );
    const slug = toListingSlug(offer.name, number);
    return {
      listing: {
        ...base, ...identity, ...NO_BUSINESS, ...offer, ...times, slug, kind: "franchise" as const,
        status: status === "sold" ? ("withdrawn" as const) : status,
      }, // biome-ignore format: parts of one row
      confidential: {
        ...createConfidentialPart(number, place, null, market, lastYear, dice),
        lease_terms: NO_LEASE,
      },
      events,
    };
  }
  const business = createBusiness(sector, market, lastYear + 1, dice, words);
  const { events, ...times } = createListingHistory(status, business.columns.price, market, now, dice);
  const confidential = createConfidentialPart(number, place, business.figures, market, lastYear, dice);
  return {
    listing: {
      ...base, ...identity, ...NO_FRANCHISE, ...business.columns, ...times,
      slug: toListingSlug(business.columns.name, number), kind: "business" as const, thropro: isCurated(number, status, dice),
      prequalified_by: business.columns.lender_prequalified && market.is_american ? pickLender(number) : null,
      financials_checked: pickFinancialsChecked(number, business.columns),
      price: business.columns.price === null ? null : business.columns.price * minor,
      price_before: getPriceBeforeLatestCut(events),
    }, // biome-ignore format: parts of one row
    confidential: {
      ...confidential,
      tour_url: business.columns.home_based ? null : confidential.tour_url,
      lease_terms: getLeaseTerms(business.columns, confidential.lease_terms, lastYear + 1),
    },
    events,
  };
}

/** No bank has such a name. */
const LENDERS = ["Example Community Bank", "Sample Savings Bank", "Example Business Lending"];

/** A third of the prequalified businesses name their lender. */
function pickLender(number: number): string | null {
  return number % 3 === 0 ? (LENDERS[(number / 3) % LENDERS.length] ?? null) : null;
}

/** Half of the businesses that disclose figures say what the broker checked them against. */
function pickFinancialsChecked(
  number: number,
  figures: { sellers_discretionary_earnings: number | null; total_sales: number | null },
): "tax_returns" | "accountant" | "books" | null {
  if (figures.sellers_discretionary_earnings === null && figures.total_sales === null) return null;
  const roll = createSeededRandom("demo-financials-checked", number).whole(1, 100);
  if (roll <= 28) return "tax_returns";
  if (roll <= 42) return "accountant";
  return roll <= 50 ? "books" : null;
}

const NO_FRANCHISE = {
  brand: null,
  cash_required: null,
  investment_min: null,
  investment_max: null,
  franchise_fee: null,
  royalty_basis_points: null,
  territory: null,
  training: null,
};

const NO_BUSINESS = {
  seller_financing: false,
  manager_run: false,
  home_based: false,
  price_before: null,
  price: null,
  down_payment: null,
  sellers_discretionary_earnings: null,
  total_sales: null,
  financials_checked: null,
  inventory: null,
  furniture_fixtures_equipment: null,
  employees: null,
  year_established: null,
  reason_for_selling: null,
  franchisee_operation: false,
  relocatable: false,
  real_estate: "none",
  thropro: false,
} as const;

/**
 * Generates a running business: its disclosed values in minor units (the price in major ones), and all its true values.
 */
function createBusiness(
  sector: Sector,
  { minor, is_american, has_northern_seasons }: Market,
  now: number,
  dice: SeededRandom,
  words: SeededRandom,
) {
  const { trade, subcategory_slug } = sector;
  const relocatable = SALE_MOVES.test(subcategory_slug)
    ? dice.chance(0.7)
    : dice.chance(0.03) && trade.figures.estate <= MAX_MOVABLE_ESTATE;
  const owned = !relocatable && dice.chance(trade.figures.estate / 100);
  const real_estate: RealEstate = owned ? (dice.chance(0.5) ? "included" : "available") : "none";
  const figures = createBusinessFigures(sector, real_estate, dice);
  const discloseWithChance = <T>(value: T, probability: number): T | null => (dice.chance(probability) ? value : null);
  const price = discloseWithChance(figures.price, 0.94);
  const year_established = discloseWithChance(now - figures.age, 0.9);
  const employees = discloseWithChance(figures.employees, 0.9);
  const lender_prequalified = dice.chance(0.22);
  const reason = fillSentence(
    words.chance(0.7) ? words.pick(trade.reasons) : words.pick(is_american ? REASONS : selectForAnyCountry(REASONS)),
    words,
  );
  const seller_note = dice.chance(0.35);
  const discloseAmount = (amount: number, probability: number) => discloseWithChance(amount * minor, probability);
  const name = createHeadline(trade, { founded: year_established, now }, words);
  const description = describeBusiness(
    {
      trade,
      employees,
      founded: year_established,
      now,
      growth: computeLatestGrowth(figures),
      real_estate,
      relocatable,
      lender_prequalified,
      seller_note,
      is_american,
      has_northern_seasons,
    },
    words,
  );
  return {
    figures,
    columns: {
      name,
      description,
      price,
      down_payment: price === null ? null : discloseAmount(figures.down_payment, 0.68),
      sellers_discretionary_earnings: discloseAmount(figures.sde, 0.93),
      total_sales: discloseAmount(figures.sales, 0.93),
      inventory: figures.inventory > 0 ? discloseAmount(figures.inventory, 0.75) : null,
      furniture_fixtures_equipment: discloseAmount(figures.furniture_fixtures_equipment, 0.78),
      employees,
      year_established,
      reason_for_selling: discloseWithChance(
        chooseReason(reason, { employees, founded: now - figures.age, now, real_estate }),
        0.94,
      ),
      franchisee_operation: dice.chance(0.07),
      relocatable,
      real_estate,
      lender_prequalified,
      seller_financing: seller_note,
      manager_run: MANAGER_RUN.test(description),
      home_based: HOME_BASED.test(subcategory_slug) && relocatable && figures.employees <= MAX_HOME_BASED_EMPLOYEES,
    },
  };
}

/** Returns a reason for selling that doesn't contradict the listing's fields. */
function chooseReason(reason: string, fields: DisclosedFields): string {
  return agreesWithFields(reason, fields) ? reason : "Retirement";
}

/** In minor units. */
function getPriceBeforeLatestCut(events: readonly HistoryEvent[]): number | null {
  const latest = events.filter(({ field }) => field === "price").at(-1);
  return latest ? Number(latest.old_value) : null;
}

function getArea({ region, county, latitude, longitude }: ListingPlace) {
  return { region_slug: region, county, latitude, longitude };
}

/** The curated collection has a few dozen listings, however large the network is. */
function isCurated(number: number, status: ListingStatus, dice: SeededRandom): boolean {
  return dice.chance(0.02) && status === "active" && number < FIRST_NUMBER + 3_000;
}

/** Returns each sector once first, then a random one. */
function getSectors({ is_american, omitted_trades }: Market): readonly Sector[] {
  const sectors = is_american ? DEMO_SECTORS : SECTORS_ABROAD;
  return omitted_trades ? sectors.filter((sector) => !omitted_trades.includes(sector.subcategory_slug)) : sectors;
}

function getSector(number: number, sectors: readonly Sector[], dice: SeededRandom): Sector {
  const place = number - FIRST_NUMBER;
  return sectors[place] ?? dice.pick(sectors);
}

function getStatus(dice: SeededRandom): ListingStatus {
  const roll = dice.whole(1, 100);
  if (roll <= 78) return "active";
  if (roll <= 86) return "under_offer";
  if (roll <= 95) return "sold";
  return roll <= 98 ? "withdrawn" : "draft";
}
