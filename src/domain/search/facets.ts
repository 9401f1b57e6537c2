import { CATEGORIES } from "#domain/categories/categories.ts";
import type { Edition } from "#editions/edition.ts";
import type { Counted } from "./index/count-cells.ts";

export interface FacetValue {
  /** The slug that the filter takes. */
  value: string;
  label: string;
  count: number;
}

export type Facets = Record<"category" | "subcategory" | "state", FacetValue[]>;

const CATEGORY_NAMES = CATEGORIES.map(({ slug, name }) => ({ slug, name }));
const SUBCATEGORY_NAMES = CATEGORIES.flatMap(({ subcategories }) => subcategories);

/** Counts with their labels, in the order in which forms offer the values; those that would leave nothing are left out. */
export function labelled(counts: Counted["facets"], { regions }: Pick<Edition, "regions">): Facets {
  const valuesOf = (key: keyof Facets, choices: readonly { slug: string; name: string }[]): FacetValue[] =>
    choices.flatMap(({ slug, name }) => {
      const count = counts[key].get(slug);
      return count ? [{ value: slug, label: name, count }] : [];
    });
  return {
    category: valuesOf("category", CATEGORY_NAMES),
    subcategory: valuesOf("subcategory", SUBCATEGORY_NAMES),
    state: valuesOf("state", regions),
  };
}
