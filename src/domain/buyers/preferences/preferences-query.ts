import { BOUND_KEYS } from "#domain/accounts/profile/buyer-columns.ts";
import type { PreferenceRow } from "../matching/match-rules.ts";

/*
 * Preferences in a URL query, for counting matches while they are edited: each row as
 * `preferences=state,category,subcategory` with empty parts for open criteria, and the bounds by their names.
 */

/** Parses a query into the shape of the JSON body; other keys are dropped. */
export function parsePreferencesQuery(query: URLSearchParams): Record<string, unknown> {
  const input: Record<string, unknown> = {
    preferences: query.getAll("preferences").map((row) => {
      const [state = "", category = "", subcategory = "", ...more] = row.split(",");
      return more.length > 0 ? row : { state, category, subcategory };
    }),
  };
  for (const key of BOUND_KEYS) if (query.has(key)) input[key] = query.get(key);
  return input;
}

/** Formats preferences as a query; amounts stay as typed. */
export function toPreferencesQuery(
  rows: readonly Partial<PreferenceRow>[],
  bounds: Partial<Record<(typeof BOUND_KEYS)[number], string | number | null>>,
): URLSearchParams {
  const query = new URLSearchParams();
  for (const { state, category, subcategory } of rows)
    query.append("preferences", [state, category, subcategory].map((slug) => slug ?? "").join(","));
  for (const key of BOUND_KEYS) {
    const bound = bounds[key] ?? "";
    if (bound !== "") query.set(key, String(bound));
  }
  return query;
}
