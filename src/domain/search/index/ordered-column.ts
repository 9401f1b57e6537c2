import { type Bitmap, clearBit, emptyBitmap, setBit, subtract } from "./bitmap.ts";
import { type Grouping, getGrouping } from "./grouping.ts";

/**
 * A value of each listing that searches are sorted by. Listings of equal value form a group; the groups ascend with the
 * value, and the last is that of the listings that do not disclose it (it may be empty).
 */
export interface OrderedColumn extends Grouping {
  codes: Uint32Array<ArrayBuffer>;
}

/** One whose values are numbers. */
export interface NumberColumn extends OrderedColumn {
  /** The value of each group but the last. */
  values: Float64Array<ArrayBuffer>;
}

/** One that searches put bounds on. */
export interface BoundedColumn extends NumberColumn {
  /**
   * At each sixteenth of the order, the listings that come before it: a range differs from one of these by a
   * thirty-second of the listings at most.
   */
  marks: Bitmap[];
}

const MARKS = 16;

export function groupCount({ starts }: Grouping): number {
  return starts.length - 1;
}

/** Where the listings begin that do not disclose the value. */
export function disclosedEnd({ starts }: OrderedColumn): number {
  return starts[starts.length - 2]!;
}

/** The first of ascending `values` that is not below `value`. */
export function lowerBound(values: ArrayLike<number>, value: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function orderedColumn(codes: Uint32Array<ArrayBuffer>, values: number): OrderedColumn {
  return { codes, ...getGrouping(codes, values + 1) };
}

export function numberColumn(codes: Uint32Array<ArrayBuffer>, values: Float64Array<ArrayBuffer>): NumberColumn {
  return { ...orderedColumn(codes, values.length), values };
}

export function boundedColumn(codes: Uint32Array<ArrayBuffer>, values: Float64Array<ArrayBuffer>): BoundedColumn {
  const column = numberColumn(codes, values);
  return { ...column, marks: getMarks(column.order) };
}

function getMarks(order: Uint32Array): Bitmap[] {
  const marks: Bitmap[] = [];
  let mark = emptyBitmap(order.length);
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

/** Codes of numbers, NaN where there is none, and the distinct numbers that the codes stand for. */
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
    codes[at] = Number.isNaN(value) ? distinct : lowerBound(values, value);
  }
  return [codes, values];
}

/** Where in the order the disclosed values from `least` to `most` stand: from the first place up to the second. */
export function getRange(column: BoundedColumn, least: number | null, max: number | null): [number, number] {
  const { values, starts } = column;
  const from = least === null ? 0 : starts[lowerBound(values, least)]!;
  // Amounts are whole, so what is not above `most` is below the next.
  const to = max === null ? disclosedEnd(column) : starts[lowerBound(values, max + 1)]!;
  return [from, Math.max(from, to)];
}

/** The listings between two places of the order. */
export function listingsBetween(column: BoundedColumn, from: number, to: number): Bitmap {
  const listings = listingsBefore(column, to);
  if (from > 0) subtract(listings, listingsBefore(column, from));
  return listings;
}

function listingsBefore({ order, marks }: BoundedColumn, place: number): Bitmap {
  const nearest = order.length === 0 ? 0 : Math.round((place * MARKS) / order.length);
  const listings = marks[nearest]!.slice();
  const mark = markAt(nearest, order.length);
  for (let at = mark; at < place; at++) setBit(listings, order[at]!);
  for (let at = place; at < mark; at++) clearBit(listings, order[at]!);
  return listings;
}
