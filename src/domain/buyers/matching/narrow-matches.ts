import { type Bitmap, createBitmap, setBit } from "#domain/search/index/bitmap.ts";
import type { ListingIndex } from "#domain/search/index/listing-index.ts";
import { findLowerBound, type NumberColumn } from "#domain/search/index/ordered-column.ts";
import type { AmountRange, PreferenceRow, Preferences } from "./match-rules.ts";
import { getSectorCodes } from "./sector-codes.ts";

/**
 * Finds the index positions of the listings that satisfy `isMatch`, in no order. Reads only the index cells that the
 * rows name, so matching a buyer with a state and a sector takes microseconds.
 */
export function findMatchingPositions(index: ListingIndex, preferences: Preferences): number[] {
  const { by_cell, size } = index;
  const bounds = getBounds(index, preferences);
  const positions: number[] = [];
  const checkPosition = (position: number): void => {
    for (const { codes, from, to, undisclosed } of bounds) {
      const code = codes[position]!;
      if ((code < from || code >= to) && code !== undisclosed) return;
    }
    positions.push(position);
  };
  const cells = listWantedCells(index, preferences.rows);
  if (!cells) for (let position = 0; position < size; position++) checkPosition(position);
  for (const cell of cells ?? []) {
    for (let at = by_cell.starts[cell]!; at < by_cell.starts[cell + 1]!; at++) checkPosition(by_cell.order[at]!);
  }
  return positions;
}

/** Returns index positions as a bitmap that searches can narrow further. */
export function getBitmap(size: number, positions: readonly number[]): Bitmap {
  const bitmap = createBitmap(size);
  for (const position of positions) setBit(bitmap, position);
  return bitmap;
}

interface Bound {
  codes: Uint32Array;
  /** The range contains the codes in [from, to). */
  from: number;
  to: number;
  undisclosed: number;
}

function getBounds(index: ListingIndex, preferences: Preferences): Bound[] {
  const { price, down_payment, discretionary_earnings } = preferences;
  const ranges: [NumberColumn, AmountRange][] = [
    [index.price, price],
    [index.down_payment, down_payment],
    [index.sde, discretionary_earnings],
  ];
  return ranges
    .filter(([, { min, max }]) => min !== null || max !== null)
    .map(([{ codes, values }, { min, max }]) => ({
      codes,
      from: min === null ? 0 : findLowerBound(values, min),
      // Amounts are integers, so values up to `max` are below `max + 1`.
      to: max === null ? values.length : findLowerBound(values, max + 1),
      undisclosed: values.length,
    }));
}

/** Lists the cells that match any row, each once; null if all cells do. */
function listWantedCells(index: ListingIndex, rows: readonly PreferenceRow[]): number[] | null {
  if (rows.length === 0) return null;
  const states = index.states.values.length;
  const seen = new Uint8Array(index.by_cell.starts.length - 1);
  const cells: number[] = [];
  for (const row of rows) {
    const state = row.state === null ? null : index.states.find(row.state);
    const sectors = getSectors(index, row);
    if (state === undefined) continue;
    const [first, last] = state === null ? [0, states - 1] : [state, state];
    for (const sector of sectors) {
      for (let cell = sector * states + first; cell <= sector * states + last; cell++) {
        if (seen[cell]) continue;
        seen[cell] = 1;
        cells.push(cell);
      }
    }
  }
  return cells;
}

function getSectors(index: ListingIndex, { category, subcategory }: PreferenceRow): Iterable<number> {
  if (category === null && subcategory === null) return index.sector_slugs.keys();
  const { of_category, of_subcategory } = getSectorCodes(index);
  if (subcategory === null) return of_category.get(category!) ?? [];
  const codes = of_subcategory.get(subcategory) ?? [];
  return category === null ? codes : codes.filter((code) => index.sector_slugs[code]![0] === category);
}
