import { type Bitmap, clearBit, createBitmap, setBit, subtract } from "./bitmap.ts";
import { type Grouping, getGrouping } from "./grouping.ts";

/**
 * A sortable value of each listing. Listings of equal value form a group. Groups are ordered by value, ascending; the
 * last group holds the listings that don't disclose the value and may be empty.
 */
export interface OrderedColumn extends Grouping {
  codes: Uint32Array<ArrayBuffer>;
}

export interface NumberColumn extends OrderedColumn {
  /** The value of each group except the last. */
  values: Float64Array<ArrayBuffer>;
}

export interface BoundedColumn extends NumberColumn {
  /**
   * At each sixteenth of the order, a bitmap of the listings before it. A bitmap for any position differs from the
   * nearest of these by at most a thirty-second of the listings.
   */
  marks: Bitmap[];
}

const MARKS = 16;

export function groupCount({ starts }: Grouping): number {
  return starts.length - 1;
}

/** Returns where the listings that don't disclose the value begin. */
export function getDisclosedEnd({ starts }: OrderedColumn): number {
  return starts[starts.length - 2]!;
}

/** Returns the index of the first of ascending `values` that is not below `value`. */
export function findLowerBound(values: ArrayLike<number>, value: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function createOrderedColumn(codes: Uint32Array<ArrayBuffer>, values: number): OrderedColumn {
  return { codes, ...getGrouping(codes, values + 1) };
}

export function createNumberColumn(codes: Uint32Array<ArrayBuffer>, values: Float64Array<ArrayBuffer>): NumberColumn {
  return { ...createOrderedColumn(codes, values.length), values };
}

export function createBoundedColumn(codes: Uint32Array<ArrayBuffer>, values: Float64Array<ArrayBuffer>): BoundedColumn {
  const column = createNumberColumn(codes, values);
  return { ...column, marks: getMarks(column.order) };
}

function getMarks(order: Uint32Array): Bitmap[] {
  const marks: Bitmap[] = [];
  let mark = createBitmap(order.length);
  for (let index = 0; index < MARKS; index++) {
    marks.push(mark);
    mark = mark.slice();
    for (let at = markAt(index, order.length); at < markAt(index + 1, order.length); at++) setBit(mark, order[at]!);
  }
  return [...marks, mark];
}

function markAt(index: number, size: number): number {
  return Math.floor((index * size) / MARKS);
}

/** Assigns codes to numbers, where NaN is missing, and lists the distinct numbers. */
export function encodeNumbers(
  numbers: Float64Array<ArrayBuffer>,
): [Uint32Array<ArrayBuffer>, Float64Array<ArrayBuffer>] {
  const sorted = numbers.slice().sort();
  let distinct = 0;
  for (const value of sorted) {
    if (Number.isNaN(value)) break;
    if (distinct === 0 || sorted[distinct - 1] !== value) sorted[distinct++] = value;
  }
  const values = sorted.slice(0, distinct);
  const codes = new Uint32Array(numbers.length);
  for (let at = 0; at < numbers.length; at++) {
    const value = numbers[at]!;
    codes[at] = Number.isNaN(value) ? distinct : findLowerBound(values, value);
  }
  return [codes, values];
}

/** Returns the positions of the disclosed values from `min` to `max`: start inclusive, end exclusive. */
export function getRange(column: BoundedColumn, min: number | null, max: number | null): [number, number] {
  const { values, starts } = column;
  const from = min === null ? 0 : starts[findLowerBound(values, min)]!;
  // Amounts are integers, so everything up to `max` is everything below `max + 1`.
  const to = max === null ? getDisclosedEnd(column) : starts[findLowerBound(values, max + 1)]!;
  return [from, Math.max(from, to)];
}

/** Returns the listings between two positions of the order. */
export function getListingsBetween(column: BoundedColumn, from: number, to: number): Bitmap {
  const listings = getListingsBefore(column, to);
  if (from > 0) subtract(listings, getListingsBefore(column, from));
  return listings;
}

function getListingsBefore({ order, marks }: BoundedColumn, position: number): Bitmap {
  const nearest = order.length === 0 ? 0 : Math.round((position * MARKS) / order.length);
  const listings = marks[nearest]!.slice();
  const mark = markAt(nearest, order.length);
  for (let at = mark; at < position; at++) setBit(listings, order[at]!);
  for (let at = position; at < mark; at++) clearBit(listings, order[at]!);
  return listings;
}
