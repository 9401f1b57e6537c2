import { type Context, requireBuyer } from "#domain/context.ts";
import { findPositionOfNumber } from "#domain/search/index/merge-plan.ts";
import type { Preferences } from "../matching/match-rules.ts";
import { findMatchingPositions } from "../matching/narrow-matches.ts";
import { selectHiddenNumbers } from "./hidden-queries.ts";

/** Returns how many listings the signed-in buyer would see with these preferences, without hidden ones. */
export async function countMatching(context: Context, preferences: Preferences): Promise<number> {
  const [index, hidden] = await Promise.all([
    context.index.getCurrent(),
    selectHiddenNumbers(context.db, requireBuyer(context).id),
  ]);
  const positions = findMatchingPositions(index, preferences);
  if (hidden.length === 0) return positions.length;
  const out = new Set(hidden.map((number) => findPositionOfNumber(index.numbers, number)));
  return positions.reduce((count, position) => (out.has(position) ? count : count + 1), 0);
}
