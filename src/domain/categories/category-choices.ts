import { CATEGORIES } from "./categories.ts";

/** Categories as a form offers them, subcategories within. */
export const PUBLIC_CATEGORIES = CATEGORIES.map(({ slug, name, subcategories }) => ({
  slug,
  name,
  subcategories: subcategories.map((subcategory) => ({ slug: subcategory.slug, name: subcategory.name })),
}));
