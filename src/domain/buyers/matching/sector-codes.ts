import { getSectorMultiple } from "#domain/listings/price-vs-sector.ts";
import type { ListingIndex } from "#domain/search/index/listing-index.ts";

/** The sectors of an index, encoded for preferences. */
export interface SectorCodes {
  of_category: Map<string, number[]>;
  of_subcategory: Map<string, number[]>;
  /**
   * For each code, the lowest code with the same category, and the lowest with the same subcategory. So equal values
   * here mean equal slugs.
   */
  categories: Uint32Array;
  subcategories: Uint32Array;
  /** By code: the sector's typical multiple; NaN if unknown. */
  multiples: Float64Array;
}

const known = new WeakMap<ListingIndex["sector_slugs"], SectorCodes>();

/** Returns the sector codes of an index, computed once. */
export function getSectorCodes({ sector_slugs }: ListingIndex): SectorCodes {
  const before = known.get(sector_slugs);
  if (before) return before;
  const of_category = new Map<string, number[]>();
  const of_subcategory = new Map<string, number[]>();
  sector_slugs.forEach(([category, subcategory], code) => {
    of_category.set(category, [...(of_category.get(category) ?? []), code]);
    if (subcategory) of_subcategory.set(subcategory, [...(of_subcategory.get(subcategory) ?? []), code]);
  });
  const multiples = Float64Array.from(
    sector_slugs,
    ([category, subcategory]) => getSectorMultiple(category, subcategory) ?? Number.NaN,
  );
  const categories = Uint32Array.from(sector_slugs, ([category]) => of_category.get(category)![0]!);
  const subcategories = Uint32Array.from(sector_slugs, ([, slug], code) => of_subcategory.get(slug)?.[0] ?? code);
  const codes = { of_category, of_subcategory, categories, subcategories, multiples };
  known.set(sector_slugs, codes);
  return codes;
}
