import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import type { Listing } from "./listing-view.ts";

export interface PriceComparison {
  /** The asking price divided by a year's SDE. */
  multiple: number;
  /** The typical multiple of its subcategory or, if there is none, its category. */
  sector_multiple: number;
  /** How far the asking multiple is above the sector's, in percent; negative if below. */
  difference_percent: number;
}

/**
 * Compares an asking price as a multiple of SDE with its sector's; null if either amount is undisclosed or there is no
 * SDE.
 */
export function compareMultipleToSector({
  price,
  sellers_discretionary_earnings: sde,
  category_slug,
  subcategory_slug,
}: Pick<
  Listing,
  "price" | "sellers_discretionary_earnings" | "category_slug" | "subcategory_slug"
>): PriceComparison | null {
  const sector_multiple = getSectorMultiple(category_slug, subcategory_slug);
  if (price === null || sde === null || sde <= 0 || sector_multiple === undefined) return null;
  const multiple = price / sde;
  return { multiple, sector_multiple, difference_percent: (multiple / sector_multiple - 1) * 100 };
}

/** Returns the typical SDE multiple of a subcategory or, if there is none, its category. */
export function getSectorMultiple(category_slug: string, subcategory_slug: string | null): number | undefined {
  const category = CATEGORIES.find(({ slug }) => slug === category_slug);
  const subcategory = category?.subcategories.find(({ slug }) => slug === subcategory_slug);
  return (subcategory ?? category)?.sde_multiple;
}
