/** After how many days a broker usually follows up. */
const FOLLOW_UP_DAYS = 3;

/** Returns a day as `YYYY-MM-DD` in the reader's time zone. */
export const formatIsoDay = (time: Date): string => time.toLocaleDateString("en-CA");

/** Returns the suggested day to follow up, as `YYYY-MM-DD` in the reader's time zone: never on a weekend. */
export function getFollowUpDay(now: Date): string {
  const day = new Date(now);
  day.setDate(day.getDate() + FOLLOW_UP_DAYS);
  while (day.getDay() % 6 === 0) day.setDate(day.getDate() + 1);
  return formatIsoDay(day);
}
