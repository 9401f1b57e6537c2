import { m } from "#messages/messages.js";
import type { SearchParams } from "../../search-params.ts";
import { Field, SelectField } from "../forms/field.tsx";
import type { Rejected } from "../forms/form-frame.tsx";
import type { Category } from "../forms/inquiry-field.tsx";

interface InstantRangeProps {
  choices: readonly Category[];
  /** Answers carried over from the calculator. */
  query: SearchParams;
  rejected: Rejected | undefined;
}

const VISIBLE_FIELDS = ["category", "profit"];

/** Optional fields for an instant value range. Other answers from the calculator are sent as hidden fields. */
export function InstantRange({ choices, query, rejected }: InstantRangeProps) {
  const carriedOver = Object.fromEntries(query.map(([key, value]) => [`fields.${key}`, value]));
  const typed = Object.entries(rejected?.typed ?? {}).filter(([name]) => name.startsWith("fields."));
  const values: Record<string, string> = { ...carriedOver, ...Object.fromEntries(typed) };
  const hiddenFields = Object.entries(values).filter(
    ([name]) => !VISIBLE_FIELDS.includes(name.slice("fields.".length)),
  );
  const getField = (name: string) => ({ name, errors: rejected?.errors[name], defaultValue: values[name] });
  return (
    <fieldset className="space-y-5 border-t border-rule pt-4">
      <legend className="float-left w-full font-display text-xl">{m.valuation_instant()}</legend>
      <p className="clear-both text-ink-soft">
        {hiddenFields.length > 0 ? m.valuation_carried() : m.valuation_instant_text()}
      </p>
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...getField("fields.category")}
          label={m.filter_category()}
          choices={choices.map(({ slug, name }) => [slug, name])}
        />
        <Field {...getField("fields.profit")} label={m.value_profit()} inputMode="decimal" />
      </div>
    </fieldset>
  );
}
