import type { Locale } from "#editions/locales.ts";
import { getCategoryName } from "#editions/translated-data.ts";
import { CATEGORIES } from "./categories.ts";

interface CategoryChoice {
  slug: string;
  name: string;
  subcategories: { slug: string; name: string }[];
}

const made = new Map<Locale, CategoryChoice[]>();

/** Form options for categories in a language, with their subcategories. */
export function listCategories(locale: Locale): CategoryChoice[] {
  const toChoice = ({ slug, name }: { slug: string; name: string }) => ({
    slug,
    name: getCategoryName(locale, slug, name),
  });
  const choices =
    made.get(locale) ??
    CATEGORIES.map(({ subcategories, ...category }) => ({
      ...toChoice(category),
      subcategories: subcategories.map(toChoice),
    }));
  made.set(locale, choices);
  return choices;
}
