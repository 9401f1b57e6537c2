import { preferenceUpdated } from "#editions/contract-messages.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { MAX_ROWS } from "./buyer-preferences.ts";
import type { PreferencesCode, PreferencesCodes } from "./preferences-input.ts";

/** Creates the validation error for preferences. */
export function createPreferencesProblem(codes: PreferencesCodes, locale: Locale): Invalid {
  const errors = Object.entries(codes).map(([field, code]) => [field, [getPreferencesFieldMessage(code, locale)]]);
  return new Invalid(m.field_check_marked({}, getMessageOptions(locale)), Object.fromEntries(errors));
}

/** Returns the message of a field: what is wrong and how to fix it. */
export function getPreferencesFieldMessage(code: PreferencesCode, locale: Locale): string {
  const options = getMessageOptions(locale);
  switch (code) {
    case "amount":
      return m.preferences_amount_wrong({}, options);
    case "not_in_list":
      return m.preferences_not_in_list({}, options);
    case "other_category":
      return m.preferences_other_category({}, options);
    case "below_min":
      return m.preferences_below_min({}, options);
    case "above_max":
      return m.preferences_above_max({}, options);
    case "too_many":
      return m.preferences_too_many({ limit: MAX_ROWS }, options);
    case "unknown_field":
      return m.field_unknown({}, options);
    case "invalid":
      return m.field_invalid({}, options);
  }
}

export function getPreferencesUpdatedMessage(locale: Locale): string {
  return preferenceUpdated({}, getMessageOptions(locale));
}
