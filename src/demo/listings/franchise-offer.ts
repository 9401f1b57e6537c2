import type { SeededRandom } from "#lib/seeded-random.ts";
import { FRANCHISE } from "../prose/any-business.ts";
import { fillSentence } from "../prose/fill.ts";
import { selectForAnyCountry } from "../prose/fits-any-country.ts";
import type { Sector } from "../trades/trades.ts";
import type { Market } from "./market.ts";
import type { ListingPlace } from "./places-around.ts";

/** A franchisor's offer to a buyer; money in minor units. */
export interface FranchiseOffer {
  name: string;
  description: string;
  investment_min: number;
  investment_max: number;
  franchise_fee: number;
  royalty_basis_points: number;
  lender_prequalified: boolean;
}

/** Subcategories with franchises, with the cost of opening a unit, in thousands. */
const FRANCHISED: Readonly<Record<string, readonly [low: number, high: number]>> = {
  "auto-repair-service": [180, 420],
  "car-washes": [900, 3200],
  "hair-salons-barber-shops": [150, 380],
  massage: [320, 640],
  "tanning-salons": [180, 420],
  plumbing: [95, 240],
  hvac: [110, 260],
  "day-care-child-care": [420, 1400],
  schools: [90, 310],
  "accounting-tax-practices": [45, 120],
  "coffee-shops-cafes": [210, 620],
  "donut-shops": [180, 520],
  "ice-cream-frozen-yogurt": [160, 440],
  "juice-bars": [170, 390],
  restaurants: [260, 980],
  "gyms-fitness-centers": [240, 1100],
  "home-health-care": [90, 190],
  signs: [190, 320],
  "cell-phone-computer-repair": [95, 220],
  "pet-boarding": [420, 1200],
  "pet-grooming": [120, 260],
  cleaning: [55, 160],
  "pest-control": [80, 170],
  "landscaping-yard": [85, 190],
  "staffing-agencies": [110, 240],
  "property-management": [70, 130],
  "moving-shipping": [110, 290],
};

/** In major units; always less than the cost of the cheapest unit. */
const FEES = [19_500, 25_000, 29_900, 34_900, 39_500, 45_000, 49_500];

/** Generates a franchise opportunity, or null for a subcategory without franchises. */
export function createFranchiseOffer(
  sector: Sector,
  place: ListingPlace,
  { minor, is_american }: Market,
  dice: SeededRandom,
  words: SeededRandom,
): FranchiseOffer | null {
  const range = FRANCHISED[sector.subcategory_slug];
  if (!range) return null;
  const [low, high] = range;
  const name = fillSentence(words.pick(sector.trade.names), words);
  const from = Math.round((low * dice.whole(90, 115)) / 100);
  const to = Math.max(from + 15, Math.round((high * dice.whole(80, 110)) / 100));
  const where = place.county ?? place.region_name ?? place.locality;
  const sentences = [
    fillSentence(
      words.pick([
        `A territory is open in ${where} for a franchised location under an established name.`,
        `The franchise comes with an operations manual, approved suppliers and a field consultant, and ${where} has no location yet.`,
        `The franchisor is looking for [an owner|an owner or a couple] to open the first location in ${where}.`,
      ]),
      words,
    ),
  ];
  const known = is_american ? FRANCHISE : selectForAnyCountry(FRANCHISE);
  const at = words.whole(0, known.length - 1);
  for (let step = 0; step < 4; step++) sentences.push(fillSentence(known[(at + step * 5) % known.length] ?? "", words));
  return {
    name: words.pick([`New ${name} Franchise`, `${name} Franchise`, `${name} Franchise, Open Territory`]),
    description: `${sentences.slice(0, 3).join(" ")}\n\n${sentences.slice(3).join(" ")}`,
    investment_min: from * 1_000 * minor,
    investment_max: to * 1_000 * minor,
    franchise_fee: dice.pick(FEES.filter((fee) => fee < from * 600)) * minor,
    royalty_basis_points: dice.pick([400, 500, 550, 600, 650, 700, 800]),
    lender_prequalified: dice.chance(0.5),
  };
}
