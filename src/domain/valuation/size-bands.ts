/**
 * Median multiples of SDE by the price that was paid: IBBA and M&A Source, Market Pulse, fourth quarter of 2019, for the
 * band that later surveys dropped, and first quarter of 2025 (300 transactions) for the others. Major units of US
 * dollars; a missing bound is open.
 */
export const SIZE_BANDS = [
  { from: null, to: 500_000, multiple: 2.0, survey: "2019" },
  { from: 500_000, to: 1_000_000, multiple: 2.8, survey: "2025" },
  { from: 1_000_000, to: 2_000_000, multiple: 3.0, survey: "2025" },
  { from: 2_000_000, to: 5_000_000, multiple: 3.0, survey: "2025" },
  { from: 5_000_000, to: 50_000_000, multiple: 4.3, survey: "2025" },
] as const;
