import { SOLD_BANDS, SOLD_DAYS } from "#domain/listings/sold-bands.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";
import { getFirst, type SearchParams } from "../../search-params.ts";
import { PageForm } from "../forms/page-form.tsx";
import { useRegionLabel } from "../forms/use-region-label.ts";
import { formatPriceBand } from "./format-price-band.ts";

type Choices = { slug: string; name: string }[];

interface SoldFiltersProps {
  action: string;
  choices: { categories: Choices; states: Choices };
  query: SearchParams;
}

/** Filters sales by category, region, price and time on the market: on change, or with a button without script. */
export function SoldFilters({ action, choices, query }: SoldFiltersProps) {
  const regionLabel = useRegionLabel();
  const formats = useFormats();
  const bands = SOLD_BANDS.map(({ value, band }) => ({ slug: value, name: formatPriceBand(band, formats) }));
  const days = SOLD_DAYS.map((dayCount) => ({ slug: String(dayCount), name: m.sold_within_days({ count: dayCount }) }));
  if (choices.categories.length + choices.states.length < 3) return null;
  return (
    <PageForm action={action} method="get" data-live="change" className="mt-6 flex flex-wrap items-end gap-4 no-print">
      <SoldFilter name="category" label={m.filter_category()} choices={choices.categories} query={query} />
      <SoldFilter name="state" label={regionLabel} choices={choices.states} query={query} />
      <SoldFilter name="band" label={m.listing_field_closing_price()} choices={bands} query={query} />
      <SoldFilter name="days" label={m.sold_days()} choices={days} query={query} />
      <noscript>
        <button type="submit" className="button button-quiet">
          {m.sold_show()}
        </button>
      </noscript>
    </PageForm>
  );
}

function SoldFilter({
  name,
  label,
  choices,
  query,
}: {
  name: string;
  label: string;
  choices: Choices;
  query: SearchParams;
}) {
  return (
    <label className="min-w-48 font-semibold max-sm:grow">
      {label}
      <select name={name} defaultValue={getFirst(query, name)} className="input mt-1 font-normal">
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
