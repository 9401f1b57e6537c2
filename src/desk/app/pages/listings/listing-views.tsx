import { useListContext } from "ra-core";
import { m } from "#messages/messages.js";
import { STALE_DAYS } from "./freshness-text.ts";

const STALE = { status: "active", unconfirmed_days: String(STALE_DAYS) };

/** Switches between all listings and those that weren't confirmed in time. */
export function ListingViews() {
  const { filterValues, setFilters, setSort } = useListContext();
  const isStale = Object.entries(STALE).every(([name, value]) => filterValues[name] === value);
  const show = (filter: object, field: string, order: "ASC" | "DESC") => {
    setFilters(filter, []);
    setSort({ field, order });
  };
  return (
    <fieldset className="mb-4 flex flex-wrap gap-3">
      <legend className="sr-only">{m.fresh_views()}</legend>
      <button
        type="button"
        className="button button-quiet"
        aria-pressed={!isStale}
        onClick={() => show({}, "updated_at", "DESC")}
      >
        {m.fresh_all()}
      </button>
      <button
        type="button"
        className="button button-quiet"
        aria-pressed={isStale}
        onClick={() => show(STALE, "confirmed_at", "ASC")}
      >
        {m.fresh_stale()}
      </button>
    </fieldset>
  );
}
