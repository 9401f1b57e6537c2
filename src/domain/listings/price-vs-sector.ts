import { CATEGORIES } from "#domain/categories/categories.ts";
import type { Listing } from "./listing-view.ts";

export interface PriceAgainstSector {
  /** Asking price over a year's SDE. */
  multiple: number;
  /** What businesses of its subcategory, or else its category, go for. */
  sector_multiple: number;
  /** How much more than that is asked, in percent; negative when less. */
  difference_percent: number;
}

/** An asking price as a multiple of SDE beside its sector's; null while either figure is undisclosed or there is no SDE. */
export function multipleAgainstSector({
  price,
  sellers_discretionary_earnings: sde,
  category_slug,
  subcategory_slug,
}: Pick<
  Listing,
  "price" | "sellers_discretionary_earnings" | "category_slug" | "subcategory_slug"
>): PriceAgainstSector | null {
  const sector_multiple = sectorMultiple(category_slug, subcategory_slug);
  if (price === null || sde === null || sde <= 0 || sector_multiple === undefined) return null;
  const multiple = price / sde;
  return { multiple, sector_multiple, difference_percent: (multiple / sector_multiple - 1) * 100 };
}

/** What businesses of a subcategory, or else of the category, go for in years of their SDE. */
export function sectorMultiple(category_slug: string, subcategory_slug: string | null): number | undefined {
  const category = CATEGORIES.find(({ slug }) => slug === category_slug);
  const subcategory = category?.subcategories.find(({ slug }) => slug === subcategory_slug);
  return (subcategory ?? category)?.sde_multiple;
}
