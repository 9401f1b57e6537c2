import { listCategories } from "#domain/listings/categories/category-choices.ts";
import type { Edition } from "#editions/edition.ts";
import type { Locale } from "#editions/locales.ts";
import type { Counted } from "./index/count-cells.ts";

export interface FacetValue {
  /** The slug used as the filter's value. */
  value: string;
  label: string;
  count: number;
}

export type Facets = Record<"category" | "subcategory" | "state", FacetValue[]>;

/** Adds labels to the counts, in the order of the form's options. Values with a count of zero are left out. */
export function toFacetValues(
  counts: Counted["facets"],
  { regions }: Pick<Edition, "regions">,
  locale: Locale,
): Facets {
  const getValues = (key: keyof Facets, choices: readonly { slug: string; name: string }[]): FacetValue[] =>
    choices.flatMap(({ slug, name }) => {
      const count = counts[key].get(slug);
      return count ? [{ value: slug, label: name, count }] : [];
    });
  const categories = listCategories(locale);
  return {
    category: getValues("category", categories),
    subcategory: getValues(
      "subcategory",
      categories.flatMap(({ subcategories }) => subcategories),
    ),
    state: getValues("state", regions),
  };
}
