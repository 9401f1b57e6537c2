import type { PreferenceRow } from "#domain/buyers/matching/match-rules.ts";
import { parsePreferencesForm } from "#domain/buyers/preferences/preferences-form.ts";
import { toPreferencesQuery } from "#domain/buyers/preferences/preferences-query.ts";
import { type ApiResponse, createHttpClient } from "./http-client.ts";

const http = createHttpClient();

/** Counts the listings that match the preferences in a form; null if the count is unavailable. */
export async function countMatches(form: FormData, signal: AbortSignal): Promise<number | null> {
  const { preferences, ...bounds } = parsePreferencesForm(form);
  const query = toPreferencesQuery(preferences as Partial<PreferenceRow>[], bounds);
  try {
    const { data } = (await http.get(`/api/matches/count?${query}`, {
      signal,
      onValidationError: () => ({}),
    })) as ApiResponse;
    return (data as { matching: number } | undefined)?.matching ?? null;
  } catch {
    return null;
  }
}
