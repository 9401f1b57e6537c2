import type { ComponentProps } from "react";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";
import type { SearchParams } from "../../search-params.ts";
import { Field, SelectField } from "../forms/field.tsx";
import type { Rejected } from "../forms/form-frame.tsx";
import type { Category } from "../forms/inquiry-field.tsx";
import { ValuationResult } from "../valuation/valuation-result.tsx";
import { ValueRange } from "../valuation/value-range.tsx";

interface InstantRangeProps {
  choices: readonly Category[];
  /** Answers carried over from the calculator. */
  query: SearchParams;
  rejected: Rejected | undefined;
  result: Omit<ComponentProps<typeof ValuationResult>, "hasQuery">;
}

const VISIBLE_FIELDS = ["category", "profit"];

/**
 * Optional fields for an instant value range. With script, the range appears below them at once
 * (`enhance/live-range.ts`); without, on the thank-you page. Other answers from the calculator are sent as hidden fields.
 */
export function InstantRange({ choices, query, rejected, result }: InstantRangeProps) {
  const carriedOver = Object.fromEntries(query.map(([key, value]) => [`fields.${key}`, value]));
  const typed = Object.entries(rejected?.typed ?? {}).filter(([name]) => name.startsWith("fields."));
  const values: Record<string, string> = { ...carriedOver, ...Object.fromEntries(typed) };
  const hiddenFields = Object.entries(values).filter(
    ([name]) => !VISIBLE_FIELDS.includes(name.slice("fields.".length)),
  );
  const getField = (name: string) => ({ name, errors: rejected?.errors[name], defaultValue: values[name] });
  return (
    <fieldset data-live-range className="space-y-5 border-b border-rule pb-5">
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
      <div data-region="range" className="empty:hidden">
        <Range {...result} />
      </div>
    </fieldset>
  );
}

/** The range, once there are enough answers, or the answers that can't be used. */
function Range(result: InstantRangeProps["result"]) {
  const { money, exact } = useFormats();
  const { valuation, problems } = result;
  if (valuation?.basis === "earnings" && Object.keys(problems).length === 0) {
    return (
      <div className="rounded-sm bg-accent-wash p-4">
        <ValueRange {...valuation} />
        <p id="results" className="mt-3">
          {m.valuation_range({ low: money(valuation.low), high: money(valuation.high) })}{" "}
          {m.value_how({ sde: money(valuation.sde), multiple: exact(valuation.multiple) })}
        </p>
      </div>
    );
  }
  return valuation || Object.keys(problems).length > 0 ? <ValuationResult {...result} hasQuery /> : null;
}
