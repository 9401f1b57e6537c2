import { findLowerBound } from "./ordered-column.ts";

/**
 * Says for each listing of the newer index where its values come from, so that every column can be copied in one pass.
 */
export interface MergePlan {
  size: number;
  /** By position in the newer index: the position in the older one, or −1 minus the position among the new rows. */
  from: Int32Array<ArrayBuffer>;
}

/**
 * Creates the plan: removes the `changed` listings from ascending `numbers` and inserts the rows of those that are
 * still public.
 */
export function createMergePlan(
  numbers: Int32Array,
  changed: readonly number[],
  rows: readonly { number: number }[],
): MergePlan {
  const gone = new Set(changed.map((number) => findPositionOfNumber(numbers, number)));
  gone.delete(-1);
  const from = new Int32Array(numbers.length - gone.size + rows.length);
  let size = 0;
  let row = 0;
  for (let position = 0; position < numbers.length; position++) {
    while (row < rows.length && rows[row]!.number <= numbers[position]!) from[size++] = -1 - row++;
    if (gone.size === 0 || !gone.has(position)) from[size++] = position;
  }
  while (row < rows.length) from[size++] = -1 - row++;
  return { size, from };
}

/** Returns the position of a number in ascending numbers; −1 if it is missing. */
export function findPositionOfNumber(numbers: Int32Array, number: number): number {
  const position = findLowerBound(numbers, number);
  return numbers[position] === number ? position : -1;
}

/** Copies a column whose values need no new codes. */
export function mergeColumn<T extends Int32Array | Uint16Array | Uint32Array>(
  into: T,
  { from, size }: MergePlan,
  old: ArrayLike<number>,
  added: ArrayLike<number>,
): T {
  for (let position = 0; position < size; position++) {
    const origin = from[position]!;
    into[position] = origin >= 0 ? old[origin]! : added[-1 - origin]!;
  }
  return into;
}
