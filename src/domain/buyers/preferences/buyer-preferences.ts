import { BOUND_KEYS, type BoundKey } from "#domain/accounts/profile/buyer-columns.ts";
import { type Minor, toMajor } from "#lib/money.ts";
import { NO_PREFERENCES, type PreferenceRow, type Preferences } from "../matching/match-rules.ts";

/** Max preference rows per buyer. */
export const MAX_ROWS = 50;

/** A buyer's stored preferences: bounds in minor units, null if unbounded. */
export interface BuyerPreferences extends Record<BoundKey, Minor | null> {
  preferences: PreferenceRow[];
  send_weekly_bizmatch_email: boolean;
}

/** The preferences of a new buyer: everything matches, with a weekly email. */
export const EMPTY_PREFERENCES: BuyerPreferences = {
  preferences: [],
  ...(Object.fromEntries(BOUND_KEYS.map((key) => [key, null])) as Record<BoundKey, null>),
  send_weekly_bizmatch_email: true,
};

/** Converts stored preferences for the matching rules. */
export function toActivePreferences(set: BuyerPreferences): Preferences {
  return {
    ...NO_PREFERENCES,
    rows: set.preferences,
    price: { min: set.price_min, max: set.price_max },
    down_payment: { min: set.down_payment_min, max: set.down_payment_max },
    discretionary_earnings: { min: set.discretionary_earnings_min, max: set.discretionary_earnings_max },
  };
}

/** Converts stored preferences for JSON and forms, with amounts in major units. */
export function toMajorPreferences(set: BuyerPreferences, currency: string): BuyerPreferences {
  const bounds = BOUND_KEYS.map((key) => [key, set[key] === null ? null : toMajor(set[key], currency)]);
  return {
    preferences: set.preferences,
    ...(Object.fromEntries(bounds) as Record<BoundKey, number | null>),
    send_weekly_bizmatch_email: set.send_weekly_bizmatch_email,
  };
}
