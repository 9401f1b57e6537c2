import { SEARCH_FILTERS } from "#domain/search/search-filters.ts";
import { m } from "#messages/messages.js";
import { usePageInfo } from "../../page-info.ts";
import { getFirst, getValues, type SearchParams } from "../../search-params.ts";
import { usePostalCodeLabel } from "../forms/use-postal-code-label.ts";

interface TextFilterProps {
  query: SearchParams;
  name: string;
  label: string;
  placeholder?: string;
  /** The call that suggests texts. */
  suggests?: "suggestions" | "geo";
  isMoney?: boolean;
  /** Whether the field shares a heading with others. */
  isQuiet?: boolean;
}

export function TextFilter({ query, name, label, placeholder, suggests, isMoney, isQuiet }: TextFilterProps) {
  return (
    <p>
      <label>
        <span className={isQuiet ? "text-ink-soft" : "font-semibold"}>{label}</span>
        <input
          name={name}
          defaultValue={getFirst(query, name)}
          placeholder={placeholder}
          inputMode={isMoney || name === "radius" ? "decimal" : undefined}
          autoComplete="off"
          list={suggests && `suggested-${name}`}
          data-suggests={suggests}
          className="input mt-1"
        />
      </label>
      {suggests && <datalist id={`suggested-${name}`} />}
    </p>
  );
}

/** A place and its radius, and a field for each further place. A listing matches if it is near any of them. */
export function PlacesFilter({ query }: { query: SearchParams }) {
  const { distance_unit } = usePageInfo();
  const [first, ...others] = getValues(query, "near");
  const further = first === undefined ? [] : [...others, ""].slice(0, SEARCH_FILTERS.near.max - 1);
  return (
    <div>
      <div className="grid grid-cols-[1fr_6rem] gap-2">
        <TextFilter
          query={query}
          name="near"
          label={m.filter_near()}
          placeholder={m.filter_near_example({ postal_code: usePostalCodeLabel() })}
          suggests="geo"
        />
        <TextFilter query={query} name="radius" label={m.filter_radius({ unit: distance_unit })} placeholder="50" />
      </div>
      <div data-region="near">
        {further.map((place, position) => (
          <label key={place} className="mt-2 block text-ink-soft">
            <span className="sr-only">{m.filter_near()}: </span>
            {m.filter_also()}
            <input
              id={`filter-near-${position + 2}`}
              name="near"
              defaultValue={place}
              autoComplete="off"
              list="suggested-near"
              data-suggests="geo"
              className="input mt-1 text-ink"
            />
          </label>
        ))}
      </div>
    </div>
  );
}
