import { m } from "#messages/messages.js";

/** Choices for when a visitor can be called, in the order of the form. */
export const CALL_TIMES = {
  today: m.call_time_today,
  tomorrow: m.call_time_tomorrow,
  "this-week": m.call_time_this_week,
  mornings: m.call_time_mornings,
  afternoons: m.call_time_afternoons,
  evenings: m.call_time_evenings,
};
