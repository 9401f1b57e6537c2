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
  brand: string;
  cash_required: number;
  investment_min: number;
  investment_max: number;
  franchise_fee: number;
  royalty_basis_points: number;
  territory: string;
  training: string;
  lender_prequalified: boolean;
}

/** Subcategories with franchises: the cost of opening a unit, in thousands, and the brand, which is invented. */
const FRANCHISED: Readonly<Record<string, readonly [low: number, high: number, brand: string]>> = {
  "auto-repair-service": [180, 420, "Motorvane"],
  "car-washes": [900, 3200, "Lavantis"],
  "hair-salons-barber-shops": [150, 380, "Tressalia"],
  massage: [320, 640, "Calmarelle"],
  "tanning-salons": [180, 420, "Solmarelle"],
  plumbing: [95, 240, "Hydronelle"],
  hvac: [110, 260, "Climavento"],
  "day-care-child-care": [420, 1400, "Nidolino"],
  schools: [90, 310, "Lumenaro"],
  "accounting-tax-practices": [45, 120, "Contarelle"],
  "coffee-shops-cafes": [210, 620, "Cafarello"],
  "donut-shops": [180, 520, "Rosquelia"],
  "ice-cream-frozen-yogurt": [160, 440, "Gelavanti"],
  "juice-bars": [170, 390, "Frutalio"],
  restaurants: [260, 980, "Tavolenta"],
  "gyms-fitness-centers": [240, 1100, "Fortivela"],
  "home-health-care": [90, 190, "Curavelle"],
  signs: [190, 320, "Letrona"],
  "cell-phone-computer-repair": [95, 220, "Fixolare"],
  "pet-boarding": [420, 1200, "Patavilla"],
  "pet-grooming": [120, 260, "Pelomar"],
  cleaning: [55, 160, "Nitidora"],
  "pest-control": [80, 170, "Zeropesta"],
  "landscaping-yard": [85, 190, "Verdellana"],
  "staffing-agencies": [110, 240, "Persovara"],
  "property-management": [70, 130, "Domarelle"],
  "moving-shipping": [110, 290, "Cargomira"],
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
  const [low, high, brand] = range;
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
  const description = `${sentences.slice(0, 3).join(" ")}\n\n${sentences.slice(3).join(" ")}`;
  const fee = dice.pick(FEES.filter((fee) => fee < from * 600));
  return {
    name: words.pick([`New ${name} Franchise`, `${name} Franchise`, `${name} Franchise, Open Territory`]),
    description,
    brand,
    cash_required: getCashRequired(from * 1_000, fee) * minor,
    investment_min: from * 1_000 * minor,
    investment_max: to * 1_000 * minor,
    franchise_fee: fee * minor,
    royalty_basis_points: dice.pick([400, 500, 550, 600, 650, 700, 800]),
    territory: getTerritory(where, description),
    training: getTraining(description),
    lender_prequalified: dice.chance(0.5),
  };
}

/** In major units: a third of the smallest investment, and enough to pay the fee, which isn't financed. */
function getCashRequired(investment: number, fee: number): number {
  return Math.ceil(Math.max(investment / 3, fee) / 5_000) * 5_000;
}

function getTerritory(where: string, description: string): string {
  const households = /about ([\d,]+) households/.exec(description)?.[0];
  return households ? `Exclusive: ${where}, ${households}` : `Exclusive: ${where}`;
}

function getTraining(description: string): string {
  const told = /Training takes ([^.]+)\./.exec(description)?.[1] ?? "three weeks, including a week at the new location";
  return told.charAt(0).toUpperCase() + told.slice(1);
}
