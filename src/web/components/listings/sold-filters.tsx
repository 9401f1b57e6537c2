import { Form } from "react-router";
import { SOLD_BANDS, SOLD_DAYS } from "#domain/listings/sold-bands.ts";
import { m } from "#messages/messages.js";
import { type Asked, firstOf } from "../../asked.ts";
import { useFormats } from "../../shell.ts";
import { useRegionLabel } from "../forms/region-label.ts";
import { useFieldsAsAsked, useFilledSearch } from "../forms/search-form.ts";
import { priceBandText } from "./price-band.ts";

type Choices = { slug: string; name: string }[];

interface SoldFiltersProps {
  action: string;
  choices: { categories: Choices; states: Choices };
  asked: Asked;
}

/** Narrows the sales by sector, region, price and time on the market; at once on change, by its button without script. */
export function SoldFilters({ action, choices, asked }: SoldFiltersProps) {
  const regionLabel = useRegionLabel();
  const formats = useFormats();
  const bands = SOLD_BANDS.map(({ value, band }) => ({ slug: value, name: priceBandText(band, formats) }));
  const days = SOLD_DAYS.map((each) => ({ slug: String(each), name: m.sold_within_days({ count: each }) }));
  const search = useFilledSearch(action);
  const form = useFieldsAsAsked(asked);
  if (choices.categories.length + choices.states.length < 3) return null;
  return (
    <Form
      action={action}
      method="get"
      ref={form}
      preventScrollReset
      onChange={(event) => search(event.currentTarget, { preventScrollReset: true })}
      className="mt-6 flex flex-wrap items-end gap-4 no-print"
    >
      <SoldChoice name="category" label={m.filter_category()} choices={choices.categories} asked={asked} />
      <SoldChoice name="state" label={regionLabel} choices={choices.states} asked={asked} />
      <SoldChoice name="band" label={m.sold_price()} choices={bands} asked={asked} />
      <SoldChoice name="days" label={m.sold_days()} choices={days} asked={asked} />
      <noscript>
        <button type="submit" className="button button-quiet">
          {m.sold_show()}
        </button>
      </noscript>
    </Form>
  );
}

function SoldChoice({ name, label, choices, asked }: { name: string; label: string; choices: Choices; asked: Asked }) {
  return (
    <label className="min-w-48 font-semibold max-sm:grow">
      {label}
      <select name={name} defaultValue={firstOf(asked, name)} className="input mt-1 font-normal">
        <option value="">{m.filter_any()}</option>
        {choices.map((choice) => (
          <option key={choice.slug} value={choice.slug}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}
