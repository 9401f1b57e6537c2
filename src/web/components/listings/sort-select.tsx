import { getDefaultSort, SORTS, type Sort } from "#domain/search/sorts.ts";
import { m } from "#messages/messages.js";
import { getFirst, type SearchParams } from "../../search-params.ts";
import { PageForm } from "../forms/page-form.tsx";

export const SORT_LABELS: Record<Sort, () => string> = {
  newest: m.sort_newest,
  relevance: m.sort_relevance,
  "price-asc": m.sort_price_asc,
  "price-desc": m.sort_price_desc,
  "down-payment-asc": m.sort_down_payment_asc,
  "down-payment-desc": m.sort_down_payment_desc,
  "sde-asc": m.sort_sde_asc,
  "sde-desc": m.sort_sde_desc,
  "sales-desc": m.sort_sales_desc,
  "name-asc": m.sort_name_asc,
  "name-desc": m.sort_name_desc,
};

/** Sorts the results: on change, or with a button without script. */
export function SortSelect({ action, query }: { action: string; query: SearchParams }) {
  const q = getFirst(query, "q") || null;
  const order = getFirst(query, "sort") || getDefaultSort({ q });
  return (
    <PageForm action={action} method="get" data-live="change" className="flex min-w-0 flex-wrap items-center gap-2">
      {query
        .filter(([key]) => key !== "sort" && key !== "page")
        .map(([key, value]) => (
          <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
        ))}
      <label htmlFor="sort" className="whitespace-nowrap text-ink-soft">
        {m.sort_label()}
      </label>
      <select id="sort" name="sort" defaultValue={order} className="input w-auto min-w-0">
        {SORTS.filter((sort) => sort !== "relevance" || q !== null).map((sort) => (
          <option key={sort} value={sort}>
            {SORT_LABELS[sort]()}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="button button-quiet">
          {m.sort_apply()}
        </button>
      </noscript>
    </PageForm>
  );
}
