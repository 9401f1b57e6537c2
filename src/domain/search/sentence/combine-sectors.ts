import type { Context } from "#domain/context.ts";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { getCategoryName } from "#editions/translated-data.ts";
import { fold } from "#integrations/gazetteer/fold.ts";
import { addValue } from "./read-rest.ts";

/**
 * A category and a subcategory must both match. A category next to other categories' subcategories is therefore
 * replaced by all of its own subcategories.
 */
export function replaceCategories(filters: URLSearchParams): void {
  const chosen = filters.getAll("subcategory");
  const categories = filters.getAll("category");
  if (chosen.length === 0 || categories.length === 0) return;
  filters.delete("category");
  for (const { slug, subcategories } of CATEGORIES) {
    const own = subcategories.map((subcategory) => subcategory.slug);
    if (!categories.includes(slug) || own.some((each) => chosen.includes(each))) continue;
    for (const each of own) addValue(filters, "subcategory", each);
  }
}

/**
 * Beside a wanted category, an excluded one means the subcategory of the same name: in "manufacturing except food", the
 * makers of food rather than restaurants. `written` has the excluded words by slug.
 */
export function narrowExclusions(
  filters: URLSearchParams,
  written: ReadonlyMap<string, string>,
  locale: Context["locale"],
): void {
  const wanted = CATEGORIES.filter(({ slug }) => filters.has("category", slug));
  for (const { slug } of CATEGORIES) {
    const text = written.get(slug);
    if (text === undefined || wanted.length === 0) continue;
    const word = fold(text);
    const own = wanted
      .flatMap(({ subcategories }) => subcategories)
      .filter((each) =>
        fold(getCategoryName(locale, each.slug, each.name))
          .split(/[\s,&/]+/)
          .includes(word),
      );
    if (own.length === 0) continue;
    filters.delete("exclude", slug);
    for (const each of own) addValue(filters, "exclude", each.slug);
  }
}
