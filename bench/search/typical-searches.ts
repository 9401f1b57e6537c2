import { CATEGORIES } from "#domain/categories/categories.ts";
import { type ListingFilters, NO_FILTERS } from "#domain/search/filters/search-filters.ts";
import { SORTS } from "#domain/search/sorts.ts";
import type { Edition } from "#editions/edition.ts";

const CITIES = [
  { text: "Miami", latitude: 25.7617, longitude: -80.1918 },
  { text: "Denver", latitude: 39.7392, longitude: -104.9903 },
];

/** Returns typical searches without text: two or three filters, mostly the first page. Always the same. */
export function createTypicalSearches(count: number, { regions }: Pick<Edition, "regions">): ListingFilters[] {
  let state = 20_261_120;
  const dice = (sides: number): number => {
    // The generator from Numerical Recipes, without its weak low bits.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % sides;
  };
  const category = () => CATEGORIES[dice(CATEGORIES.length)]!;
  return Array.from({ length: count }, () => {
    const filters: ListingFilters = { ...NO_FILTERS, sort: SORTS[dice(3) ? 0 : dice(SORTS.length)]! };
    if (dice(2)) filters.state = [regions[dice(regions.length)]!.slug];
    const sector = dice(9);
    if (sector < 3) filters.category = [category().slug];
    else if (sector < 5) filters.subcategory = [category().subcategories[0]!.slug];
    if (dice(2)) filters.price_max = (1 + dice(20)) * 5_000_000;
    if (dice(4) === 0) filters.price_min = (1 + dice(4)) * 2_500_000;
    if (dice(5) === 0) filters.sde_min = (1 + dice(10)) * 2_500_000;
    if (dice(6) === 0) filters.real_estate = true;
    if (dice(8) === 0) filters.lender_prequalified = true;
    if (dice(10) === 0) filters.near = CITIES[dice(2)]!;
    if (dice(6) === 0) filters.page = 1 + dice(4);
    return filters;
  });
}
