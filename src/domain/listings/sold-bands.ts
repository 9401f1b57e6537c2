/** Bounds of the price bands, in major units: wide enough that a band names nobody. */
export const BAND_BOUNDS = [100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000];

/** Bands that sales can be narrowed to, by what stands in an address: the lower bound. */
export const SOLD_BANDS = [0, ...BAND_BOUNDS].map((from, position) => ({
  value: String(from),
  band: { from: from === 0 ? null : from, to: BAND_BOUNDS[position] ?? null },
}));

/** Times on the market that sales can be narrowed to, in days. */
export const SOLD_DAYS = [90, 180, 270, 365] as const;
