import type { SeededRandom } from "#lib/seeded-random.ts";
import type { Trade } from "../trades/trade.ts";
import { agreesWithFields, type DisclosedFields } from "./agrees-with-fields.ts";
import * as common from "./any-business.ts";
import { fillSentence } from "./fill.ts";
import { fitsAnyCountry, fitsAnySeason } from "./fits-any-country.ts";

/** Values of a listing that its description may mention; null is not disclosed. */
export interface Described extends DisclosedFields {
  trade: Trade;
  /** Latest year's growth of sales in percent. */
  growth: number;
  relocatable: boolean;
  lender_prequalified: boolean;
  /** Whether the seller finances part of the price. */
  seller_note: boolean;
  is_american: boolean;
  has_northern_seasons: boolean;
}

/** Matches a description of a business that a manager runs. */
export const MANAGER_RUN =
  /absentee|manager (?:with .+ here )?runs the (?:day-to-day|facility)|isn't needed day to day|the owner checks in|the owner chooses to work|everything but the banking/i;

/** Generates two or three paragraphs about a business for sale: its work, staff, location and handover. */
export function describeBusiness(business: Described, dice: SeededRandom): string {
  const { trade } = business;
  const [first = "", second = ""] = pickTwo(trade.work, dice);
  const work = [first, second, dice.pick(trade.clients)];
  const people = [
    dice.chance(0.9) ? dice.pick(trade.staff) : "",
    describeHeadcount(business, dice),
    describeTrend(business.growth, dice),
  ];
  const future = [
    dice.chance(0.9) ? dice.pick(trade.next) : "",
    dice.chance(0.45) ? trade.season : "",
    describePremises(business, dice),
    describeOwnersWork(people, dice),
    dice.chance(0.35) ? dice.pick(common.HANDOVER) : "",
    describeFinancing(business, dice),
  ];
  const paragraphs = dice.chance(0.5)
    ? [work, people, future]
    : [work.slice(0, 2), [...work.slice(2), ...people], future];
  const said = new Set(paragraphs.flat());
  const others = [...trade.work, ...trade.clients, ...trade.next].filter((sentence) => !said.has(sentence));
  return paragraphs
    .map((sentences) =>
      sentences
        .filter(Boolean)
        .map((sentence) => takeFirstFitting([sentence], business, dice) || takeFirstFitting(others, business, dice))
        .filter(Boolean)
        .join(" "),
    )
    .filter(Boolean)
    .join("\n\n");
}

/** Removes sentences from the list until one, filled in, fits this business. Returns an empty text if none does. */
function takeFirstFitting(sentences: string[], business: Described, dice: SeededRandom): string {
  for (let next = sentences.shift(); next !== undefined; next = sentences.shift()) {
    if (!business.is_american && !fitsAnyCountry(next)) continue;
    if (!business.has_northern_seasons && !fitsAnySeason(next)) continue;
    const filled = fillSentence(next, dice);
    if (agreesWithFields(filled, business)) return filled;
  }
  return "";
}

function pickTwo(list: readonly string[], dice: SeededRandom): string[] {
  const at = dice.whole(0, list.length - 1);
  const other = (at + dice.whole(1, list.length - 1)) % list.length;
  return [at, other].map((index) => list[index] ?? "");
}

function describeHeadcount({ employees, founded }: Described, dice: SeededRandom): string {
  if (employees !== null && employees >= 5 && dice.chance(0.3)) {
    const full = Math.min(employees - 1, Math.round((employees * dice.whole(45, 90)) / 100));
    return dice.pick([
      `The business has {${employees}} employees, {${full}} of them full-time.`,
      `Of the {${employees}} employees, {${full}} work full-time.`,
      `The staff numbers {${employees}}, including {${full}} who work full-time.`,
    ]);
  }
  return founded !== null && dice.chance(0.4)
    ? dice.pick([
        `The business was founded in ${founded} and has always operated in this area.`,
        `The business has been operating since ${founded}.`,
        `The business opened in ${founded}.`,
        `The business was established in ${founded} and has kept the same name since then.`,
      ])
    : "";
}

/** Describes what the owner does, unless the sentences about the staff already do. */
function describeOwnersWork(people: readonly string[], dice: SeededRandom): string {
  const roll = dice.whole(1, 10);
  if (roll === 1) return dice.pick(common.RECORDS);
  return roll <= 3 && !people.some((sentence) => /owner/i.test(sentence) || MANAGER_RUN.test(sentence))
    ? dice.pick(common.OWNER_ROLE)
    : "";
}

function describeTrend(growth: number, dice: SeededRandom): string {
  if (!dice.chance(0.35)) return "";
  const said = growth > 2 ? common.GREW : growth < -2 ? common.SHRANK : common.STEADY;
  return dice.pick(said).replace("%", `{${Math.abs(Math.round(growth))}}`);
}

function describePremises({ real_estate, relocatable }: Described, dice: SeededRandom): string {
  if (real_estate === "included") return dice.pick(common.OWNED_AND_INCLUDED);
  if (real_estate === "available") return dice.pick(common.OWNED_AND_AVAILABLE);
  if (relocatable) return dice.pick(common.MOVABLE);
  return dice.chance(0.4) ? dice.pick(common.LEASED) : "";
}

function describeFinancing({ lender_prequalified, seller_note }: Described, dice: SeededRandom): string {
  if (lender_prequalified && dice.chance(0.5)) return dice.pick(common.FINANCED);
  return seller_note && dice.chance(0.5) ? dice.pick(common.SELLER_NOTE) : "";
}
