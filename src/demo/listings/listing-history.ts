import type { ListingStatus } from "#domain/listings/listing.ts";
import type { SeededRandom } from "#lib/seeded-random.ts";
import { DAY_MS } from "#lib/time/durations.ts";
import { roundAskingPrice } from "./business-figures.ts";
import type { Market } from "./market.ts";

export interface HistoryEvent {
  field: "status" | "price";
  old_value: string | null;
  new_value: string;
  happened_at: string;
}

/** Dates of a listing's publication, changes and removal. Times are ISO 8601; prices in minor units. */
export interface History {
  listed_at: string;
  updated_at: string;
  confirmed_at: string | null;
  sold_at: string | null;
  closing_price: number | null;
  events: HistoryEvent[];
}

/** Generates a history of at most 14 months that leads to this status and price; `price` in major units, or null. */
export function createListingHistory(
  status: ListingStatus,
  price: number | null,
  { minor }: Market,
  now: Date,
  dice: SeededRandom,
): History {
  const gone = status === "sold" || status === "withdrawn";
  const age = gone ? dice.whole(110, 425) : 1 + Math.round(424 * (dice.whole(0, 1000) / 1000) ** 1.8);
  const getTimeBefore = (days: number): string =>
    new Date(now.getTime() - days * DAY_MS - dice.whole(0, 600) * 60_000).toISOString();
  const offered = status === "under_offer" ? dice.whole(0, Math.max(0, Math.min(30, Math.round(age / 2) - 1))) : 0;
  const ended = gone ? dice.whole(2, Math.round(age * 0.6)) : offered;
  const listed_at = getTimeBefore(age);
  const events: HistoryEvent[] = [
    { field: "status", old_value: null, new_value: status === "draft" ? "draft" : "active", happened_at: listed_at },
    ...(status === "draft" || price === null || age < 40
      ? []
      : createPriceCuts(price, minor, age, ended, getTimeBefore, dice)),
  ];
  if (gone || status === "under_offer") {
    events.push({ field: "status", old_value: "active", new_value: status, happened_at: getTimeBefore(ended) });
  }
  const confirmed =
    dice.chance(0.85) && status !== "draft" ? getTimeBefore(dice.whole(0, Math.min(45, age - 1))) : null;
  const changed = events.map(({ happened_at }) => happened_at);
  return {
    listed_at,
    events,
    confirmed_at: gone || confirmed === null || confirmed < listed_at ? null : confirmed,
    updated_at: changed.reduce((last, each) => (each > last ? each : last)),
    sold_at: status === "sold" ? (changed.at(-1) ?? listed_at) : null,
    closing_price:
      status === "sold" && price !== null ? roundAskingPrice((price * dice.whole(86, 101)) / 100) * minor : null,
  };
}

/** Generates up to two price cuts that end at the current price, in the first two thirds of the time on the market. */
function createPriceCuts(
  price: number,
  minor: number,
  age: number,
  ended: number,
  at: (days: number) => string,
  dice: SeededRandom,
): HistoryEvent[] {
  const count = dice.chance(0.24) ? (dice.chance(0.25) ? 2 : 1) : 0;
  const events: HistoryEvent[] = [];
  for (let step = count, later = price; step > 0; step--) {
    const before = roundAskingPrice((later * dice.whole(104, 112)) / 100);
    const days = Math.round(age - ((age - ended) * step) / (count + 1));
    if (before > later) {
      events.unshift({
        field: "price",
        old_value: String(before * minor),
        new_value: String(later * minor),
        happened_at: at(days),
      });
    }
    later = before;
  }
  return events;
}
