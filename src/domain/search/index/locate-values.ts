import type { Db } from "#db/connect.ts";
import { selectNamesFor } from "./index-queries.ts";
import type { Slot, Survivors } from "./merge-ordered-column.ts";
import { findLowerBound } from "./ordered-column.ts";

/** The distinct values of new rows, and the slot of each row; −1 for a row without a value. */
export interface NewValueSlots<T> {
  values: T[];
  slotByRow: Int32Array;
}

export function findNewValues<T>(rows: readonly (T | null)[], compare: (a: T, b: T) => number): NewValueSlots<T> {
  const sorted = rows.filter((value) => value !== null).sort(compare);
  const values = sorted.filter((value, at) => at === 0 || compare(sorted[at - 1]!, value) !== 0);
  const getSlot = (value: T | null): number => {
    let [low, high] = [0, values.length - 1];
    if (value === null) return -1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(values[middle]!, value) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return { values, slotByRow: Int32Array.from(rows, getSlot) };
}

/** Finds the slots of ascending numbers among the values that remain. */
export function locateNumbers(old: Float64Array, { codes }: Survivors, numbers: readonly number[]): Slot[] {
  const remaining = Float64Array.from(codes, (code) => old[code]!);
  return numbers.map((number) => {
    const at = findLowerBound(remaining, number);
    return { at, equal: remaining[at] === number };
  });
}

/**
 * Finds the slots of ascending names among the names that remain. The index doesn't store names, so the database is
 * queried for those to compare with: for all new names at once, in as many rounds as a binary search takes.
 *
 * @param numberAt returns the number of the listing at a position of the older index, whose name has not changed since
 */
export async function locateNames(
  db: Db,
  survivors: Survivors,
  numberAt: (position: number) => number,
  names: readonly string[],
  compare: (a: string, b: string) => number,
): Promise<Slot[]> {
  const searches = names.map((name) => ({ name, low: 0, high: survivors.codes.length, equal: false }));
  const getMiddle = ({ low, high }: { low: number; high: number }) => numberAt(survivors.examples[(low + high) >>> 1]!);
  for (let open = searches; ; ) {
    open = open.filter(({ low, high }) => low < high);
    if (open.length === 0) break;
    const nameByNumber = await selectNamesFor(db, [...new Set(open.map(getMiddle))]);
    for (const search of open) {
      const order = compare(nameByNumber.get(getMiddle(search)) ?? "", search.name);
      if (order === 0) search.equal = true;
      if (order < 0) search.low = ((search.low + search.high) >>> 1) + 1;
      else search.high = (search.low + search.high) >>> 1;
    }
  }
  return searches.map(({ low, equal }) => ({ at: low, equal }));
}
