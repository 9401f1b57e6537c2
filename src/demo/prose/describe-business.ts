import type { RealEstate } from "#domain/listings/listing.ts";
import type { SeededRandom } from "#lib/seeded-random.ts";
import type { Trade } from "../trades/trade.ts";
import { isAbroad } from "./abroad.ts";
import * as common from "./any-business.ts";
import { fill } from "./fill.ts";

/** Values of a listing that its description may mention; null is not disclosed. */
export interface Described {
  trade: Trade;
  employees: number | null;
  /** Year of its founding. */
  founded: number | null;
  /** Latest year's growth of sales in percent. */
  growth: number;
  real_estate: RealEstate;
  relocatable: boolean;
  lender_prequalified: boolean;
  /** Whether the seller finances part of the price. */
  seller_note: boolean;
  is_american: boolean;
}

/** Generates two or three paragraphs about a business for sale: its work, staff, location and handover. */
export function describeBusiness(business: Described, dice: SeededRandom): string {
  const { trade } = business;
  const [first = "", second = ""] = twoOf(trade.work, dice);
  const work = [first, second, dice.pick(trade.clients)];
  const people = [
    dice.chance(0.8) ? dice.pick(trade.staff) : "",
    headcount(business, dice),
    trend(business.growth, dice),
  ];
  const future = [
    dice.chance(0.8) ? dice.pick(trade.next) : "",
    dice.chance(0.35) ? trade.season : "",
    premises(business, dice),
    dice.chance(0.3) ? dice.pick(common.OWNER_ROLE) : "",
    dice.chance(0.5) ? dice.pick(common.HANDOVER) : "",
    financing(business, dice),
  ];
  const paragraphs = dice.chance(0.5)
    ? [work, people, future]
    : [work.slice(0, 2), [...work.slice(2), ...people], future];
  return paragraphs
    .map((sentences) =>
      sentences
        .filter((sentence) => sentence && (business.is_american || isAbroad(sentence)))
        .map((sentence) => fill(sentence, dice))
        .join(" "),
    )
    .filter(Boolean)
    .join("\n\n");
}

function twoOf(list: readonly string[], dice: SeededRandom): string[] {
  const at = dice.whole(0, list.length - 1);
  const other = (at + dice.whole(1, list.length - 1)) % list.length;
  return [at, other].map((index) => list[index] ?? "");
}

function headcount({ employees, founded }: Described, dice: SeededRandom): string {
  if (employees !== null && employees >= 5 && dice.chance(0.3)) {
    const full = Math.max(1, Math.round((employees * dice.whole(45, 90)) / 100));
    return `${employees} people work here, ${full} of them full-time.`;
  }
  return founded !== null && dice.chance(0.4)
    ? dice.pick([
        `Founded in ${founded}, [now under its second owner|and with the founder still|never moved|moved once].`,
        `On its own feet since ${founded}.`,
        `The first customer came in ${founded}.`,
        `Opened in ${founded}; [the present owner came later|the sign is still the first one|the name never changed].`,
      ])
    : "";
}

function trend(growth: number, dice: SeededRandom): string {
  if (!dice.chance(0.4)) return "";
  const said = growth > 2 ? common.GREW : growth < -2 ? common.SHRANK : common.STEADY;
  return dice.pick(said).replace("%", String(Math.abs(Math.round(growth))));
}

function premises({ real_estate, relocatable }: Described, dice: SeededRandom): string {
  if (real_estate === "included") return dice.pick(common.OWNED_AND_INCLUDED);
  if (real_estate === "available") return dice.pick(common.OWNED_AND_AVAILABLE);
  if (relocatable) return dice.pick(common.MOVABLE);
  return dice.chance(0.45) ? dice.pick(common.LEASED) : "";
}

function financing({ lender_prequalified, seller_note }: Described, dice: SeededRandom): string {
  if (lender_prequalified && dice.chance(0.5)) return dice.pick(common.FINANCED);
  return seller_note && dice.chance(0.5) ? dice.pick(common.SELLER_NOTE) : "";
}
