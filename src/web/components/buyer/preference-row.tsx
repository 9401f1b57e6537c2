import { useState } from "react";
import type { FieldErrors } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { useHydrated } from "../../browser/user-info/use-user-info.ts";
import { FieldErrors as Wrong } from "../forms/field.tsx";
import { useRegionLabel } from "../forms/region-label.ts";
import type { Choices, TypedRow } from "./preferences-typed.ts";

interface PreferenceRowProps extends Choices {
  row: TypedRow;
  position: number;
  errors: FieldErrors;
  isOnly: boolean;
  onRemove(): void;
}

/** One row of a buyer's preferences. A listing must match every value of the row. */
export function PreferenceRow({ row, position, errors, categories, regions, isOnly, onRemove }: PreferenceRowProps) {
  const regionLabel = useRegionLabel();
  const [category, setCategory] = useState(row.category);
  const isHydrated = useHydrated();
  const name = (key: string) => `preferences.${position}.${key}`;
  // Without script, choosing a category can't narrow the list, so it offers all subcategories.
  const offered = isHydrated && category ? categories.filter(({ slug }) => slug === category) : categories;
  const isOffered = offered.some(({ subcategories }) => subcategories.some(({ slug }) => slug === row.subcategory));
  return (
    <fieldset className="grid grid-cols-1 gap-4 rounded-sm border border-rule bg-sheet p-4 sm:grid-cols-2 xl:grid-cols-[repeat(3,minmax(0,1fr))_auto] xl:items-end">
      <legend className="sr-only">{m.preferences_row({ number: position + 1 })}</legend>
      <Select name={name("state")} label={regionLabel} chosen={row.state} errors={errors}>
        {regions.map(option)}
      </Select>
      <Select
        name={name("category")}
        label={m.filter_category()}
        chosen={row.category}
        errors={errors}
        onChosen={setCategory}
      >
        {categories.map(option)}
      </Select>
      <Select
        key={isHydrated ? category : ""}
        name={name("subcategory")}
        label={m.filter_subcategory()}
        chosen={isOffered ? row.subcategory : ""}
        errors={errors}
      >
        {offered.map(({ slug, name, subcategories }) => (
          <optgroup key={slug} label={name}>
            {subcategories.map(option)}
          </optgroup>
        ))}
      </Select>
      {!isOnly && (
        <button
          type="submit"
          name="remove"
          value={position}
          aria-label={m.preferences_remove_row({ number: position + 1 })}
          className="button button-quiet self-end justify-self-start"
          onClick={(event) => {
            event.preventDefault();
            onRemove();
          }}
        >
          {m.remove()}
        </button>
      )}
    </fieldset>
  );
}

const option = ({ slug, name }: { slug: string; name: string }) => (
  <option key={slug} value={slug}>
    {name}
  </option>
);

interface SelectProps {
  name: string;
  label: string;
  chosen: string;
  errors: FieldErrors;
  onChosen?(value: string): void;
  children: React.ReactNode;
}

function Select({ name, label, chosen, errors, onChosen, children }: SelectProps) {
  const wrong = errors[name];
  const id = `field-${name}`;
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={chosen}
        onChange={onChosen && (({ currentTarget }) => onChosen(currentTarget.value))}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        className="input mt-1"
      >
        <option value="">{m.filter_any()}</option>
        {children}
      </select>
      <Wrong id={`${id}-error`} errors={wrong} />
    </div>
  );
}
