/** The years that the sectors' multiples of SDE and revenue cover. */
export const MULTIPLES_YEARS = { from: "2021", to: "2025" } as const;
