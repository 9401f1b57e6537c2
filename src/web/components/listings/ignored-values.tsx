import type { IgnoredValue } from "#domain/search/filter-values.ts";
import { type FilterType, findFilter } from "#domain/search/search-filters.ts";
import { m } from "#messages/messages.js";

/** Lists filter values that were ignored, each with the reason, so that the visitor can correct them. */
export function IgnoredValues({ ignored }: { ignored: IgnoredValue[] }) {
  if (ignored.length === 0) return null;
  return (
    <p className="mb-5 rounded-sm border-l-4 border-signal bg-signal-wash px-4 py-3">
      <strong>{m.search_ignored()}</strong>{" "}
      {ignored.map((value, position) => (
        <span key={`${value.key}=${value.value}`}>
          {position > 0 && ", "}
          <code className="font-text wrap-anywhere">
            {value.key} {m.chip_keyword({ words: value.value })}
          </code>{" "}
          ({getReason(value)})
        </span>
      ))}
    </p>
  );
}

const REASONS: Record<FilterType, () => string> = {
  words: m.ignored_words,
  slugs: m.ignored_choice,
  exclusions: m.ignored_choice,
  amount: m.ignored_amount,
  income: m.ignored_amount,
  decimal: m.ignored_number,
  whole: m.ignored_number,
  flag: m.ignored_flag,
  kind: m.ignored_choice,
  owner: m.ignored_unknown,
  places: m.ignored_unknown,
  radius: m.ignored_number,
  box: m.ignored_unknown,
  polygon: m.ignored_polygon,
  sort: m.ignored_choice,
  count: m.ignored_number,
};

function getReason({ key, reason }: IgnoredValue): string {
  if (reason === "duplicate") return m.ignored_duplicate();
  if (reason === "range") return m.ignored_range();
  if (reason === "too_many") return m.ignored_too_many({ number: String(findFilter(key)?.max) });
  return REASONS[findFilter(key)?.type ?? "slugs"]();
}
