import { type Context, requireBuyer } from "#domain/context.ts";
import { findPlaceOfNumber } from "#domain/search/index/merge-plan.ts";
import type { Preferences } from "../matching/match-rules.ts";
import { findMatchingPlaces } from "../matching/narrow-matches.ts";
import { selectHiddenNumbers } from "./hidden-queries.ts";

/** Returns how many listings the signed-in buyer would see with these preferences, without hidden ones. */
export async function countMatching(context: Context, preferences: Preferences): Promise<number> {
  const [index, hidden] = await Promise.all([
    context.index.getCurrent(),
    selectHiddenNumbers(context.db, requireBuyer(context).id),
  ]);
  const places = findMatchingPlaces(index, preferences);
  if (hidden.length === 0) return places.length;
  const out = new Set(hidden.map((number) => findPlaceOfNumber(index.numbers, number)));
  return places.reduce((count, place) => (out.has(place) ? count : count + 1), 0);
}
