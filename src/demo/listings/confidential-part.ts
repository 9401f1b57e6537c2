import type { YearlyFinancials } from "#db/tables/listings.ts";
import type { SeededRandom } from "#lib/seeded-random.ts";
import { toSlug } from "#lib/slug.ts";
import type { BusinessFigures } from "./business-figures.ts";
import type { Market } from "./market.ts";

export interface ConfidentialPart {
  listing_number: number;
  legal_name: string;
  street_address: string;
  locality: string;
  postal_code: string;
  website: string;
  tour_url: string | null;
  lease_terms: string;
  yearly_financials: YearlyFinancials[];
}

const FOUNDERS = [
  "Marrowick", "Ostrander Vale", "Quillfeather", "Tamsen", "Brackwater", "Linden & Roe", "Hollis Creek", "Fennimore",
  "Calloway Pines", "Dunmore Fields", "Wexley", "Sabine Ridge", "Thistledown", "Garrow", "Peverell Lake", "Ashgrove",
  "Kestrel Point", "Millrace", "Northcote", "Oriole", "Redbarn", "Stonecrop", "Umberfield", "Vesper Hill",
]; // biome-ignore format: a list of words
const FORMS = ["LLC", "Inc", "Holdings LLC", "Enterprises Inc", "Group LLC", "& Sons Inc", "Partners LLC"];
const STREETS = [
  "Tannery Row", "Lantern Court", "Cooper's Landing", "Old Depot Road", "Foundry Street", "Juniper Bend",
  "Millstone Way", "Orchard Gate", "Ropewalk Lane", "Saltworks Avenue", "Weathervane Drive", "Wheelwright Street",
]; // biome-ignore format: a list of words

/** Generates the details that only a buyer with a signed NDA may read. */
export function createConfidentialPart(
  number: number,
  place: { locality: string; postal_code: string },
  figures: BusinessFigures | null,
  { minor, company_forms }: Market,
  lastYear: number,
  dice: SeededRandom,
): ConfidentialPart {
  const rent = dice.whole(11, 38);
  const founder = dice.pick(FOUNDERS);
  return {
    listing_number: number,
    legal_name: `${founder} ${dice.pick(company_forms ?? FORMS)}`,
    street_address: `${dice.whole(10, 4800)} ${dice.pick(STREETS)}`,
    locality: place.locality,
    postal_code: place.postal_code,
    website: `https://www.${toSlug(founder)}.example`,
    tour_url: figures && number % 4 === 0 ? `https://tours.example/${number}` : null,
    lease_terms: `${company_forms ? "Fixed rent" : `$${rent} a square foot per year`}, ${dice.whole(2, 9)} years left, ${dice.pick(["one option", "two options"])}`,
    yearly_financials: toYearlyFinancials(lastYear, figures?.years ?? [], minor),
  };
}

/**
 * Returns the accounts of the years up to `lastYear` in minor units; `minor` is the number of minor units per unit of
 * the input.
 */
export function toYearlyFinancials(
  lastYear: number,
  years: BusinessFigures["years"],
  minor: number,
): YearlyFinancials[] {
  return years.map(({ revenue, cost_of_goods, expenses, sde }, index) => ({
    year: lastYear - (years.length - 1 - index),
    revenue: revenue * minor,
    cost_of_goods: cost_of_goods * minor,
    expenses: expenses * minor,
    sde: sde * minor,
  }));
}
