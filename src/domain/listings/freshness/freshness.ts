export const DAY_MS = 86_400_000;

/**
 * The reminders, in order, each due after so many days without confirmation. The last one is the warning, which says when
 * the listing is withdrawn.
 */
export const REMINDER_DAYS = [30, 60, 90, 113] as const;
export const WARNING_DAYS = 113;

/** After so many days without confirmation a listing leaves the search, but never sooner than the notice allows. */
export const WITHDRAWAL_DAYS = 120;

/** Days between two reminders at least, also if several are due, and between the warning and the withdrawal. */
export const NOTICE_DAYS = WITHDRAWAL_DAYS - WARNING_DAYS;

/** How long the link of a reminder works. */
export const LINK_DAYS = 60;

/** Each reminder with the one before it; 0 is none. */
export const REMINDER_STEPS = REMINDER_DAYS.map((days, at) => ({ days, after: REMINDER_DAYS[at - 1] ?? 0 }));

export function addDays(time: Date, days: number): Date {
  return new Date(time.getTime() + days * DAY_MS);
}

/** The reminder that follows `latest`, if its day is over; null otherwise. */
export function getDueReminder(since: Date, latest: number, now: Date): number | null {
  const next = REMINDER_STEPS.find(({ after }) => after === latest);
  return next && addDays(since, next.days) <= now ? next.days : null;
}

/** When a listing that is warned about now is withdrawn. */
export function getWithdrawalTime(since: Date, now: Date): Date {
  return new Date(Math.max(addDays(since, WITHDRAWAL_DAYS).getTime(), addDays(now, NOTICE_DAYS).getTime()));
}
