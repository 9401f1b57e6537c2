import type { MergePlan } from "./merge-plan.ts";
import { groupCount, type OrderedColumn } from "./ordered-column.ts";

/**
 * The values of a column that some unchanged listing still has, ascending, each with its old code and one of these
 * listings.
 */
export interface Survivors {
  codes: Uint32Array<ArrayBuffer>;
  examples: Uint32Array<ArrayBuffer>;
}

/** Where a new value belongs among the remaining values: before the one at `at` or, if `equal`, in its group. */
export interface Slot {
  at: number;
  equal: boolean;
}

export function getSurvivors(column: OrderedColumn, { from, size }: MergePlan): Survivors {
  const undisclosed = groupCount(column) - 1;
  const example = new Uint32Array(undisclosed);
  const used = new Uint8Array(undisclosed);
  let count = 0;
  for (let position = 0; position < size; position++) {
    const origin = from[position]!;
    const code = origin >= 0 ? column.codes[origin]! : undisclosed;
    if (code === undisclosed || used[code]) continue;
    used[code] = 1;
    example[code] = origin;
    count += 1;
  }
  const codes = new Uint32Array(count);
  const examples = new Uint32Array(count);
  for (let code = 0, remaining = 0; code < undisclosed; code++) {
    if (!used[code]) continue;
    codes[remaining] = code;
    examples[remaining++] = example[code]!;
  }
  return { codes, examples };
}

export interface MergedColumn {
  codes: Uint32Array<ArrayBuffer>;
  /** The number of values in the new column, and the new codes of the remaining values and of the slots. */
  values: number;
  survivors: Uint32Array<ArrayBuffer>;
  slots: Uint32Array<ArrayBuffer>;
}

/**
 * Assigns codes to the listings of the newer index.
 *
 * @param slots the slots of the distinct new values, ascending
 *
 * @param slotByRow the slot of each new row; −1 if it doesn't disclose the value
 */
export function mergeOrderedColumn(
  column: OrderedColumn,
  { from, size }: MergePlan,
  remaining: Survivors,
  slots: readonly Slot[],
  slotByRow: ArrayLike<number>,
): MergedColumn {
  const survivors = new Uint32Array(remaining.codes.length);
  const slotCodes = new Uint32Array(slots.length);
  let values = 0;
  let slot = 0;
  for (let at = 0; at <= remaining.codes.length; at++) {
    while (slots[slot]?.at === at && !slots[slot]?.equal) slotCodes[slot++] = values++;
    if (at === remaining.codes.length) break;
    if (slots[slot]?.at === at) slotCodes[slot++] = values;
    survivors[at] = values++;
  }
  const newCode = new Uint32Array(groupCount(column));
  remaining.codes.forEach((code, at) => {
    newCode[code] = survivors[at]!;
  });
  newCode[groupCount(column) - 1] = values;
  const codes = new Uint32Array(size);
  for (let position = 0; position < size; position++) {
    const origin = from[position]!;
    if (origin >= 0) codes[position] = newCode[column.codes[origin]!]!;
    else codes[position] = slotByRow[-1 - origin]! < 0 ? values : slotCodes[slotByRow[-1 - origin]!]!;
  }
  return { codes, values, survivors, slots: slotCodes };
}
