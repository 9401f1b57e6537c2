import { m } from "#messages/messages.js";

/** What a buyer may tell of their experience, in the order in which it is offered. */
export const EXPERIENCE_LABELS = {
  none: m.qualification_experience_none,
  managed: m.qualification_experience_managed,
  owned: m.qualification_experience_owned,
  owns_now: m.qualification_experience_owns_now,
};

/** When they want to buy. */
export const TIMING_LABELS = {
  now: m.qualification_timing_now,
  half_year: m.qualification_timing_half_year,
  year: m.qualification_timing_year,
  looking: m.qualification_timing_looking,
};

/** How they would pay. */
export const FINANCING_LABELS = {
  cash: m.qualification_financing_cash,
  approved: m.qualification_financing_approved,
  to_apply: m.qualification_financing_to_apply,
  seller: m.qualification_financing_seller,
  undecided: m.qualification_financing_undecided,
};
