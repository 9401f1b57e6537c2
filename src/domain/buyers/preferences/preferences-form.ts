import { BOUND_KEYS } from "#domain/accounts/profile/buyer-columns.ts";
import { isChecked } from "#lib/forms/form.ts";

const ROW_FIELD = /^preferences\.(\d{1,3})\.(state|category|subcategory)$/;

/**
 * Converts a posted HTML form to the shape of the JSON body. Other names, such as a honeypot's, are dropped. A form is
 * complete: an unchecked box is false, and missing rows are deleted.
 */
export function parsePreferencesForm(form: FormData): Record<string, unknown> {
  const rows = new Map<number, Record<string, string>>();
  for (const [name, value] of form) {
    const [, at, field] = ROW_FIELD.exec(name) ?? [];
    if (!field) continue;
    const row = rows.get(Number(at)) ?? {};
    rows.set(Number(at), Object.assign(row, { [field]: String(value) }));
  }
  const input: Record<string, unknown> = {
    preferences: [...rows].sort(([a], [b]) => a - b).map(([, row]) => row),
    send_weekly_bizmatch_email: isChecked(form, "send_weekly_bizmatch_email"),
  };
  for (const key of BOUND_KEYS) {
    const value = form.get(key);
    if (value !== null) input[key] = String(value);
  }
  return input;
}
