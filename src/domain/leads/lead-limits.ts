/** Within this time of its arrival a lead should have an answer. */
export const RESPONSE_TARGET_MS = 5 * 60_000;

/** After so many minutes without one it goes to the office's next person, where the office has set no limit of its own. */
export const USUAL_LIMIT_MINUTES = 15;

export const LIMIT_MINUTES = { min: 1, max: 10_080 } as const;

/** Somebody who writes again to the same office within this time is answered as one. */
export const DUPLICATE_WINDOW_MS = 30 * 86_400_000;

/** Response times are told of the leads that arrived within this time. */
export const RESPONSE_WINDOW_MS = 90 * 86_400_000;

/** The longest that each text may be, in characters. */
export const LEAD_TEXT_LIMITS = { note: 10_000, answer: 10_000, subject: 200 } as const;
