import { addDays } from "#lib/time/durations.ts";

/**
 * The days without confirmation after which each reminder is sent, in order. The last one is the warning, which says
 * when the listing will be withdrawn.
 */
export const REMINDER_DAYS = [30, 60, 90, 113] as const;
export const WARNING_DAYS = 113;

/** A listing is withdrawn after this many days without confirmation, but not before the notice period ends. */
export const WITHDRAWAL_DAYS = 120;

/** Min days between two reminders, even if several are due, and between the warning and the withdrawal. */
export const NOTICE_DAYS = WITHDRAWAL_DAYS - WARNING_DAYS;

/** How long the link of a reminder works. */
export const LINK_DAYS = 60;

/** Each reminder's days, with the previous reminder's days; 0 if there is none. */
export const REMINDER_STEPS = REMINDER_DAYS.map((days, at) => ({ days, after: REMINDER_DAYS[at - 1] ?? 0 }));

/** Returns the reminder after `latest` if it is due, otherwise null. */
export function getDueReminder(since: Date, latest: number, now: Date): number | null {
  const next = REMINDER_STEPS.find(({ after }) => after === latest);
  return next && addDays(since, next.days) <= now ? next.days : null;
}

/** Returns when a listing that gets its warning now will be withdrawn. */
export function getWithdrawalTime(since: Date, now: Date): Date {
  return new Date(Math.max(addDays(since, WITHDRAWAL_DAYS).getTime(), addDays(now, NOTICE_DAYS).getTime()));
}
