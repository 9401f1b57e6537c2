import { useState } from "react";
import type { FieldErrors } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { useHydrated } from "../../browser/user-info/use-user-info.ts";
import { FieldErrors as FieldErrorList } from "../forms/field.tsx";
import { useRegionLabel } from "../forms/use-region-label.ts";
import type { Choices, TypedRow } from "./typed-preferences.ts";

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
  const getFieldName = (key: string) => `preferences.${position}.${key}`;
  // Without script, choosing a category can't narrow the list, so it offers all subcategories.
  const shownCategories = isHydrated && category ? categories.filter(({ slug }) => slug === category) : categories;
  const hasSubcategory = shownCategories.some(({ subcategories }) =>
    subcategories.some(({ slug }) => slug === row.subcategory),
  );
  return (
    <fieldset className="grid grid-cols-1 gap-4 rounded-sm border border-rule bg-sheet p-4 sm:grid-cols-2 xl:grid-cols-[repeat(3,minmax(0,1fr))_auto] xl:items-end">
      <legend className="sr-only">{m.preferences_row({ number: position + 1 })}</legend>
      <PreferenceSelect name={getFieldName("state")} label={regionLabel} chosen={row.state} errors={errors}>
        {regions.map(renderOption)}
      </PreferenceSelect>
      <PreferenceSelect
        name={getFieldName("category")}
        label={m.filter_category()}
        chosen={row.category}
        errors={errors}
        onSelect={setCategory}
      >
        {categories.map(renderOption)}
      </PreferenceSelect>
      <PreferenceSelect
        key={isHydrated ? category : ""}
        name={getFieldName("subcategory")}
        label={m.listing_field_subcategory()}
        chosen={hasSubcategory ? row.subcategory : ""}
        errors={errors}
      >
        {shownCategories.map(({ slug, name, subcategories }) => (
          <optgroup key={slug} label={name}>
            {subcategories.map(renderOption)}
          </optgroup>
        ))}
      </PreferenceSelect>
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

const renderOption = ({ slug, name }: { slug: string; name: string }) => (
  <option key={slug} value={slug}>
    {name}
  </option>
);

interface PreferenceSelectProps {
  name: string;
  label: string;
  chosen: string;
  errors: FieldErrors;
  onSelect?(value: string): void;
  children: React.ReactNode;
}

function PreferenceSelect({ name, label, chosen, errors, onSelect, children }: PreferenceSelectProps) {
  const fieldErrors = errors[name];
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
        onChange={onSelect && (({ currentTarget }) => onSelect(currentTarget.value))}
        aria-invalid={fieldErrors ? true : undefined}
        aria-describedby={fieldErrors ? `${id}-error` : undefined}
        className="input mt-1"
      >
        <option value="">{m.filter_any()}</option>
        {children}
      </select>
      <FieldErrorList id={`${id}-error`} errors={fieldErrors} />
    </div>
  );
}
