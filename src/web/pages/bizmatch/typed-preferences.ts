import { BOUND_KEYS } from "#domain/accounts/profile/buyer-columns.ts";
import type { TypedPreferences, TypedRow } from "../../components/buyer/typed-preferences.ts";

/** Converts submitted preferences to form values, for a rejected form. */
export function toTypedPreferences(input: Record<string, unknown>): TypedPreferences {
  const bounds = BOUND_KEYS.map((key) => [key, String(input[key] ?? "")]);
  return {
    preferences: (input.preferences as TypedRow[]).map(({ state = "", category = "", subcategory = "" }) => ({
      state,
      category,
      subcategory,
    })),
    send_weekly_bizmatch_email: input.send_weekly_bizmatch_email === true,
    bounds: Object.fromEntries(bounds) as TypedPreferences["bounds"],
  };
}

/** Adds or removes a row, as the pressed button says; null if it was another button. */
export function changeRows(rows: TypedRow[], form: FormData): TypedRow[] | null {
  if (form.has("add")) return [...rows, { state: "", category: "", subcategory: "" }];
  const removed = form.get("remove");
  return removed === null ? null : rows.filter((_, position) => String(position) !== removed);
}
