import { m } from "#messages/messages.js";

/** Choices for when an owner wants to sell, in the order of the forms. */
export const SELLER_TIMINGS = {
  soon: m.timing_soon,
  "this-year": m.timing_this_year,
  later: m.timing_later,
  curious: m.timing_curious,
};
