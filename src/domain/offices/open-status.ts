/** An office's hours for one day: day 1 is Monday, times are `HH:MM` in the office's time zone. */
export interface OpeningDay {
  day: number;
  opens: string | null;
  closes: string | null;
  closed: boolean;
}

/** Whether an office is open and until when, or when it next opens. `in_days` 0 is today in the office's time zone. */
export type OpenStatus =
  | { open: true; closes: string }
  | { open: false; opens: string; day: number; in_days: number }
  | { open: false; opens: null };

/**
 * Whether an office is open at a moment. Hours that end at or before their start run past midnight; an office that
 * closes at 00:00 is open until midnight.
 */
export function getOpenStatus(hours: readonly OpeningDay[], timeZone: string, now: Date): OpenStatus {
  const { day, time } = getLocalTime(now, timeZone);
  const getOpenDay = (query: number): OpeningDay | undefined =>
    hours.find((row) => row.day === query && !row.closed && row.opens !== null && row.closes !== null);
  const today = getOpenDay(day);
  const yesterday = getOpenDay(addDays(day, -1));
  if (yesterday && isOvernight(yesterday) && time < (yesterday.closes ?? "")) return toOpenStatus(yesterday);
  if (today && time >= (today.opens ?? "") && (isOvernight(today) || time < (today.closes ?? "")))
    return toOpenStatus(today);
  for (let ahead = 0; ahead <= 7; ahead++) {
    const next = getOpenDay(addDays(day, ahead));
    if (next?.opens && (ahead > 0 || time < next.opens))
      return { open: false, opens: next.opens, day: next.day, in_days: ahead };
  }
  return { open: false, opens: null };
}

/** Minutes until an office opens: 0 if it is open or has no hours; null if it never opens. */
export function countMinutesUntilOpen(hours: readonly OpeningDay[], timeZone: string, now: Date): number | null {
  if (hours.length === 0) return 0;
  const office = getOpenStatus(hours, timeZone, now);
  if (office.open) return 0;
  if (office.opens === null) return null;
  return office.in_days * DAY_MINUTES + toMinutes(office.opens) - toMinutes(getLocalTime(now, timeZone).time);
}

const DAY_MINUTES = 1_440;

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

function toOpenStatus({ closes }: OpeningDay): OpenStatus {
  return { open: true, closes: closes ?? "" };
}

function isOvernight({ opens, closes }: OpeningDay): boolean {
  return (closes ?? "") <= (opens ?? "");
}

function addDays(day: number, ahead: number): number {
  return ((((day - 1 + ahead) % 7) + 7) % 7) + 1;
}

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

function getLocalTime(now: Date, timeZone: string): { day: number; time: string } {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const getPart = (type: Intl.DateTimeFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? "";
  return { day: WEEKDAYS.indexOf(getPart("weekday")) + 1, time: `${getPart("hour")}:${getPart("minute")}` };
}
