/** A buyer's columns in `user_info` that are never null. */
export const NAME_COLUMNS = ["email", "first_name", "last_name"] as const;

/** A buyer's contact columns in `user_info`. `state` is a region slug if the country is the edition's. */
export const CONTACT_COLUMNS = [
  "mobile_e164",
  "mobile_code",
  "mobile_country",
  "address_1",
  "locality",
  "state",
  "country",
  "postal_code",
] as const;

/** The amounts of a listing that a buyer may set a range for, in the order of the form. */
export const AMOUNTS = ["price", "down_payment", "discretionary_earnings"] as const;

/** The columns of the ranges' lower and upper bounds, in minor units. */
export const BOUND_KEYS = AMOUNTS.flatMap((name) => [`${name}_min`, `${name}_max`] as const);

export type BoundKey = (typeof BOUND_KEYS)[number];
