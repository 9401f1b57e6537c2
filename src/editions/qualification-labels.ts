import { m } from "#messages/messages.js";

/** Choices for a buyer's experience, in the order of the form. */
export const EXPERIENCE_LABELS = {
  none: m.qualification_experience_none,
  managed: m.qualification_experience_managed,
  owned: m.qualification_experience_owned,
  owns_now: m.qualification_experience_owns_now,
};

/** Choices for when they want to buy. */
export const TIMING_LABELS = {
  now: m.qualification_timing_now,
  half_year: m.qualification_timing_half_year,
  year: m.timing_this_year,
  looking: m.qualification_timing_looking,
};

/** Choices for how they would pay. */
export const FINANCING_LABELS = {
  cash: m.qualification_financing_cash,
  approved: m.qualification_financing_approved,
  to_apply: m.qualification_financing_to_apply,
  seller: m.qualification_financing_seller,
  undecided: m.qualification_financing_undecided,
};
