export const PLACE_FIELDS = ["state", "location", "county", "city", "postal_code"] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];

/** The cleaned text of a row's place columns; empty if missing. */
export type PlaceTexts = Record<PlaceField, string>;
