import type { Context } from "#domain/context.ts";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { authorize, getScope } from "#domain/staff/staff-policy.ts";
import { selectOwningOffices } from "./list-queries.ts";

export interface Choice {
  value: string;
  label: string;
}

/** The options in the listing form for the current user. */
export interface ListingChoices {
  currency: string;
  region_word: string;
  categories: (Choice & { subcategories: Choice[] })[];
  states: Choice[];
  offices: { id: number; name: string }[];
  agents: { id: number; name: string; office_id: number }[];
}

/**
 * Lists the options in the listing form.
 *
 * @throws NotSignedIn, NotAllowed
 */
export async function listChoices(context: Context): Promise<ListingChoices> {
  const staff = authorize(context, "listing.read");
  const { currency, region_word, regions } = context.edition;
  const toChoice = ({ slug, name }: { slug: string; name: string }): Choice => ({ value: slug, label: name });
  return {
    currency,
    region_word,
    categories: CATEGORIES.map((category) => ({
      ...toChoice(category),
      subcategories: category.subcategories.map(toChoice),
    })),
    states: regions.map(toChoice),
    ...(await selectOwningOffices(context.db, getScope(staff))),
  };
}
