import { useMemo } from "react";
import { Form } from "react-router";
import type { Facets } from "#domain/search/facets.ts";
import { m } from "#messages/messages.js";
import { getFirst, type SearchParams } from "../../search-params.ts";
import { useRegionLabel } from "../forms/region-label.ts";
import { useFieldsFromAddress, useFilledSearch } from "../forms/search-form.ts";
import { SORT_LABELS } from "../listings/sort-choice.tsx";

interface MatchFiltersProps {
  path: string;
  query: SearchParams;
  sort: string;
  facets: Facets;
}

/** Filters and sorts the matches: on change, or with a button without script. */
export function MatchFilters({ path, query, sort, facets }: MatchFiltersProps) {
  const regionLabel = useRegionLabel();
  const search = useFilledSearch(path);
  const form = useFieldsFromAddress(
    useMemo(() => [...query.filter(([key]) => key !== "sort"), ["sort", sort]], [query, sort]),
  );
  const orders = [["score", m.sort_score()], ...Object.entries(SORT_LABELS).map(([key, label]) => [key, label()])];
  return (
    <Form
      ref={form}
      action={path}
      method="get"
      onChange={(event) => search(event.currentTarget, { preventScrollReset: true })}
      className="mt-6 grid grid-cols-1 items-end gap-4 rounded-sm border border-rule bg-sheet p-4 sm:grid-cols-3"
      preventScrollReset
    >
      <Narrow name="state" label={regionLabel} chosen={getFirst(query, "state")} offered={facets.state} />
      <Narrow
        name="category"
        label={m.filter_category()}
        chosen={getFirst(query, "category")}
        offered={facets.category}
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
    </Form>
  );
}

interface NarrowProps {
  name: string;
  label: string;
  chosen: string;
  offered: { value: string; label: string; count: number }[];
}

function Narrow({ name, label, chosen, offered }: NarrowProps) {
  return (
    <label className="font-semibold">
      {label}
      <select name={name} defaultValue={chosen} className="input mt-1 font-normal">
        <option value="">{m.filter_any()}</option>
        {offered
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
