import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { type ListingFilters, NO_FILTERS } from "#domain/search/search-filters.ts";
import { SORTS } from "#domain/search/sorts.ts";
import type { Edition } from "#editions/edition.ts";

const CITIES = [
  { text: "Miami", latitude: 25.7617, longitude: -80.1918 },
  { text: "Denver", latitude: 39.7392, longitude: -104.9903 },
];

/** Returns typical searches without text: two or three filters, mostly the first page. Always the same. */
export function createTypicalSearches(count: number, { regions }: Pick<Edition, "regions">): ListingFilters[] {
  let state = 20_261_120;
  const rollDice = (sides: number): number => {
    // The generator from Numerical Recipes, without its weak low bits.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % sides;
  };
  const pickCategory = () => CATEGORIES[rollDice(CATEGORIES.length)]!;
  return Array.from({ length: count }, () => {
    const filters: ListingFilters = { ...NO_FILTERS, sort: SORTS[rollDice(3) ? 0 : rollDice(SORTS.length)]! };
    if (rollDice(2)) filters.state = [regions[rollDice(regions.length)]!.slug];
    const sector = rollDice(9);
    if (sector < 3) filters.category = [pickCategory().slug];
    else if (sector < 5) filters.subcategory = [pickCategory().subcategories[0]!.slug];
    if (rollDice(2)) filters.price_max = (1 + rollDice(20)) * 5_000_000;
    if (rollDice(4) === 0) filters.price_min = (1 + rollDice(4)) * 2_500_000;
    if (rollDice(5) === 0) filters.sde_min = (1 + rollDice(10)) * 2_500_000;
    if (rollDice(6) === 0) filters.real_estate = true;
    if (rollDice(8) === 0) filters.lender_prequalified = true;
    if (rollDice(10) === 0) filters.near = [CITIES[rollDice(2)]!];
    if (rollDice(6) === 0) filters.page = 1 + rollDice(4);
    return filters;
  });
}
