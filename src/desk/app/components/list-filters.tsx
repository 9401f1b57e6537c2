import { useListContext } from "ra-core";
import { useEffect, useRef, useState } from "react";
import { m } from "#messages/messages.js";

export interface Filter {
  /** The name of the query parameter. */
  name: string;
  label: string;
  kind: "search" | "choice" | "number" | "date";
  /** Shown only while the filter is set, because only links on other pages set it. */
  isShownIfSet?: boolean;
  choices?: readonly (readonly [value: string, label: string])[];
}

/** How long typing must pause before the list is queried again. */
const DEBOUNCE_MS = 300;

/** The filters above a list. */
export function ListFilters({ filters }: { filters: readonly Filter[] }) {
  const { filterValues, setFilters } = useListContext();
  // Otherwise, phones would show a screen of filters above the rows.
  const [isWide] = useState(() => matchMedia("(width >= 48rem)").matches);
  const setFilter = (name: string, value: string): void =>
    setFilters({ ...filterValues, [name]: value || undefined }, []);
  const show = (filter: Filter) =>
    filter.kind === "choice" ? (
      <label key={filter.name} className="grow basis-40 sm:max-w-60">
        <span className="font-semibold">{filter.label}</span>
        <select
          className="input mt-1"
          value={String(filterValues[filter.name] ?? "")}
          onChange={(event) => setFilter(filter.name, event.currentTarget.value)}
        >
          <option value="">{m.all()}</option>
          {filter.choices?.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    ) : (
      <SearchField
        key={filter.name}
        label={filter.label}
        type={filter.kind}
        value={String(filterValues[filter.name] ?? "")}
        onSearch={(value) => setFilter(filter.name, value)}
      />
    );
  const [first, ...others] = filters.filter(({ name, isShownIfSet }) => !isShownIfSet || filterValues[name]);
  return (
    <search className="mb-4 flex flex-wrap gap-4">
      {first && show(first)}
      {isWide || others.length === 0 ? (
        others.map(show)
      ) : (
        <details className="basis-full">
          <summary className="link min-h-6 cursor-pointer">{m.desk_more_filters()}</summary>
          <div className="mt-2 flex flex-wrap gap-4">{others.map(show)}</div>
        </details>
      )}
    </search>
  );
}

interface SearchFieldProps {
  label: string;
  type: "search" | "number" | "date";
  value: string;
  onSearch(value: string): void;
}

function SearchField({ label, type, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const searched = useRef(value);
  const typedOn = useRef("");
  // A saved view or another button has set the filter.
  useEffect(() => {
    if (value === searched.current) return;
    searched.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === searched.current) return;
    const timer = setTimeout(() => {
      // A link was followed, and its page is still rendering: a search would return to the list.
      if (location.pathname !== typedOn.current) return;
      searched.current = typed;
      onSearch(typed);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <label className="grow basis-40 sm:max-w-72">
      <span className="font-semibold">{label}</span>
      <input
        type={type}
        min={type === "number" ? 0 : undefined}
        className="input mt-1"
        value={typed}
        onChange={(event) => {
          typedOn.current = location.pathname;
          setTyped(event.currentTarget.value);
        }}
      />
    </label>
  );
}
