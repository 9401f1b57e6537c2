import { isDeepStrictEqual } from "node:util";
import type { Snapshot } from "#domain/imports/network/record-change-queries.ts";

/** Columns that belong to other records, or that change only together with another column. */
const IGNORED = new Set(["closed_at", "substitute_of", "owner_of"]);

/** Lists the columns and parts that differ. */
export function listDifferences(before: Snapshot, after: Snapshot): string[] {
  return Object.keys(before).filter((key) => key in after && !isDeepStrictEqual(before[key], after[key]));
}

/** Returns whether one of these columns and parts differs. */
export function differs(a: Snapshot, b: Snapshot, keys: readonly string[] = Object.keys(a)): boolean {
  const compared = new Set(listDifferences(a, b));
  return keys.some((key) => compared.has(key) && !IGNORED.has(key));
}
