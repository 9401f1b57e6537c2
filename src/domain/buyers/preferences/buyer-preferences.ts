import { type Minor, toMajor } from "#lib/money.ts";
import { NO_PREFERENCES, type PreferenceRow, type Preferences } from "../matching/match-rules.ts";

/** How many rows a buyer may look for. */
export const MAX_ROWS = 50;

/** The bounds of a buyer's ranges, by their names in forms and JSON. */
export const BOUND_KEYS = [
  "price_min",
  "price_max",
  "down_payment_min",
  "down_payment_max",
  "discretionary_earnings_min",
  "discretionary_earnings_max",
] as const;

export type BoundKey = (typeof BOUND_KEYS)[number];

/** What a buyer has set: bounds in minor units, null where open. */
export interface BuyerPreferences extends Record<BoundKey, Minor | null> {
  preferences: PreferenceRow[];
  send_weekly_bizmatch_email: boolean;
}

/** What a buyer who has set nothing yet looks for: anything, told of every week. */
export const EMPTY_PREFERENCES: BuyerPreferences = {
  preferences: [],
  price_min: null,
  price_max: null,
  down_payment_min: null,
  down_payment_max: null,
  discretionary_earnings_min: null,
  discretionary_earnings_max: null,
  send_weekly_bizmatch_email: true,
};

/** As the rules of matching take them. */
export function toActivePreferences(set: BuyerPreferences): Preferences {
  return {
    ...NO_PREFERENCES,
    rows: set.preferences,
    price: { min: set.price_min, max: set.price_max },
    down_payment: { min: set.down_payment_min, max: set.down_payment_max },
    discretionary_earnings: { min: set.discretionary_earnings_min, max: set.discretionary_earnings_max },
  };
}

/** As JSON and forms carry them: amounts in major units. */
export function toMajorPreferences(set: BuyerPreferences, currency: string): BuyerPreferences {
  const bounds = BOUND_KEYS.map((key) => [key, set[key] === null ? null : toMajor(set[key], currency)]);
  return {
    preferences: set.preferences,
    ...(Object.fromEntries(bounds) as Record<BoundKey, number | null>),
    send_weekly_bizmatch_email: set.send_weekly_bizmatch_email,
  };
}
