import type { Facets } from "#domain/search/facets.ts";
import { m } from "#messages/messages.js";
import { getFirst, type SearchParams } from "../../search-params.ts";
import { PageForm } from "../forms/page-form.tsx";
import { useRegionLabel } from "../forms/use-region-label.ts";
import { SORT_LABELS } from "../listings/sort-select.tsx";

interface MatchFiltersProps {
  path: string;
  query: SearchParams;
  sort: string;
  facets: Facets;
}

/** Filters and sorts the matches: on change, or with a button without script. */
export function MatchFilters({ path, query, sort, facets }: MatchFiltersProps) {
  const regionLabel = useRegionLabel();
  const orders = [["score", m.sort_score()], ...Object.entries(SORT_LABELS).map(([key, label]) => [key, label()])];
  return (
    <PageForm
      action={path}
      method="get"
      data-live="change"
      className="mt-6 grid grid-cols-1 items-end gap-4 rounded-sm border border-rule bg-sheet p-4 sm:grid-cols-3"
    >
      <FilterSelect name="state" label={regionLabel} chosen={getFirst(query, "state")} options={facets.state} />
      <FilterSelect
        name="category"
        label={m.filter_category()}
        chosen={getFirst(query, "category")}
        options={facets.category}
      />
      <label className="font-semibold">
        {m.sort_label()}
        <select name="sort" defaultValue={sort} className="input mt-1 font-normal">
          {orders.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="button button-quiet">
          {m.sort_apply()}
        </button>
      </noscript>
    </PageForm>
  );
}

interface FilterSelectProps {
  name: string;
  label: string;
  chosen: string;
  options: { value: string; label: string; count: number }[];
}

function FilterSelect({ name, label, chosen, options }: FilterSelectProps) {
  return (
    <label className="font-semibold">
      {label}
      <select name={name} defaultValue={chosen} className="input mt-1 font-normal">
        <option value="">{m.filter_any()}</option>
        {options
          .filter(({ value, count }) => count > 0 || value === chosen)
          .map(({ value, label, count }) => (
            <option key={value} value={value}>
              {`${label} (${count})`}
            </option>
          ))}
      </select>
    </label>
  );
}
