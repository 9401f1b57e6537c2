/** Bounds of the price ranges of sales, in major units. The ranges are wide, so that they don't identify a business. */
export const BAND_BOUNDS = [100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000];

/** The price ranges for filtering sales. In URLs, the lower bound stands for the range. */
export const SOLD_BANDS = [0, ...BAND_BOUNDS].map((from, position) => ({
  value: String(from),
  band: { from: from === 0 ? null : from, to: BAND_BOUNDS[position] ?? null },
}));

/** Filter options for days on the market. */
export const SOLD_DAYS = [90, 180, 270, 365] as const;
