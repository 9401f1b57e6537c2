import { MAIL_HOUR } from "#domain/buyers/alerts/mails/mail-times.ts";
import type { Edition } from "#editions/edition.ts";
import { getMonday, type IsoWeek, toIsoWeek } from "#lib/time/iso-week.ts";

/** A week whose Monday is longer ago than this is skipped, for example after an outage. */
const MAX_DELAY_MS = 24 * 3_600_000;

/**
 * Returns the week whose digests are due, in the edition's time zone; null before Monday morning and once it is too
 * late.
 */
export function getDueWeek(now: Date, { time_zone }: Pick<Edition, "time_zone">): IsoWeek | null {
  const week = toIsoWeek(now, time_zone);
  const delayMs = now.getTime() - getMonday(week, MAIL_HOUR, time_zone).getTime();
  return delayMs >= 0 && delayMs < MAX_DELAY_MS ? week : null;
}
