import { m } from "#messages/messages.js";
import type { SearchParams } from "../../search-params.ts";
import { Choice, Field } from "../forms/field.tsx";
import type { Rejected } from "../forms/form-frame.tsx";
import type { Category } from "../forms/inquiry-field.tsx";

interface InstantRangeProps {
  choices: readonly Category[];
  /** Answers carried over from the calculator. */
  query: SearchParams;
  rejected: Rejected | undefined;
}

const SHOWN = ["category", "profit"];

/** Optional fields for an instant value range. Other answers from the calculator are sent as hidden fields. */
export function InstantRange({ choices, query, rejected }: InstantRangeProps) {
  const brought = Object.fromEntries(query.map(([key, value]) => [`fields.${key}`, value]));
  const typed = Object.entries(rejected?.typed ?? {}).filter(([name]) => name.startsWith("fields."));
  const given: Record<string, string> = { ...brought, ...Object.fromEntries(typed) };
  const unseen = Object.entries(given).filter(([name]) => !SHOWN.includes(name.slice("fields.".length)));
  const field = (name: string) => ({ name, errors: rejected?.errors[name], defaultValue: given[name] });
  return (
    <fieldset className="space-y-5 border-t border-rule pt-4">
      <legend className="float-left w-full font-display text-xl">{m.valuation_instant()}</legend>
      <p className="clear-both text-ink-soft">
        {unseen.length > 0 ? m.valuation_carried() : m.valuation_instant_text()}
      </p>
      {unseen.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice
          {...field("fields.category")}
          label={m.filter_category()}
          choices={choices.map(({ slug, name }) => [slug, name])}
        />
        <Field {...field("fields.profit")} label={m.value_profit()} inputMode="decimal" />
      </div>
    </fieldset>
  );
}
