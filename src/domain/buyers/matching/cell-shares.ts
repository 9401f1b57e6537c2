import type { ListingIndex } from "#domain/search/index/listing-index.ts";
import { countCriteria, type PreferenceRow } from "./match-rules.ts";
import { getSectorCodes } from "./sector-codes.ts";

/** Codes for a criterion that a row leaves open, and for one that doesn't occur in the index. */
const ANY = -1;
const NONE = -2;

/**
 * Returns `getRowShare` for each cell of an index, for one buyer. Rows are encoded once, so a cell takes a few integer
 * comparisons.
 */
export function computeCellShares(
  index: ListingIndex,
  rows: readonly PreferenceRow[],
): (cell: number) => number | null {
  if (rows.length === 0) return () => null;
  const { of_category, of_subcategory, categories, subcategories } = getSectorCodes(index);
  const states = index.states.values.length;
  const getCode = <Slug>(slug: Slug | null, find: (slug: Slug) => number | undefined): number =>
    slug === null ? ANY : (find(slug) ?? NONE);
  const coded = rows.map((row) => ({
    state: getCode(row.state, (slug) => index.states.find(slug)),
    category: getCode(row.category, (slug) => of_category.get(slug)?.[0]),
    subcategory: getCode(row.subcategory, (slug) => of_subcategory.get(slug)?.[0]),
    named: countCriteria(row),
  }));
  const max = Math.max(...coded.map(({ named }) => named));
  if (max === 0) return () => 1;
  return (cell) => {
    const sector = Math.floor(cell / states);
    const state = cell % states;
    let best = 0;
    for (const row of coded) {
      if (row.named <= best || (row.state !== ANY && row.state !== state)) continue;
      if (row.category !== ANY && row.category !== categories[sector]) continue;
      if (row.subcategory !== ANY && row.subcategory !== subcategories[sector]) continue;
      best = row.named;
    }
    return best / max;
  };
}
