import { useWatch } from "react-hook-form";
import type { ListingChoices } from "#domain/listings/editing/lists/list-choices.ts";
import { m } from "#messages/messages.js";
import { SelectField } from "../../../components/fields.tsx";

const toPairs = (choices: readonly { value: string; label: string }[]) =>
  choices.map(({ value, label }) => [value, label] as const);

/** The category and subcategory of a listing. */
export function CategoryFields({ choices: { categories } }: { choices: ListingChoices }) {
  const category = useWatch({ name: "category_slug" });
  const { subcategories = [] } = categories.find(({ value }) => value === category) ?? {};
  return (
    <>
      <SelectField source="category_slug" label={m.listing_field_category()} choices={toPairs(categories)} required />
      {subcategories.length > 0 && (
        <SelectField source="subcategory_slug" label={m.listing_field_subcategory()} choices={toPairs(subcategories)} />
      )}
    </>
  );
}
