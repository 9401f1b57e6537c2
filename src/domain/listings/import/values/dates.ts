import { DAY_MS } from "#lib/time/durations.ts";
import { m } from "#messages/messages.js";
import { createBadValue, shorten } from "../row-problem.ts";
import { isUndisclosed } from "./amounts.ts";

/** Parses a date, at noon UTC so that it is the same day in every time zone of the Americas, Europe and Africa. */
export type ReadDate = (text: string) => Date | null;

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * Creates a parser for past dates: ISO dates, "May 31, 2026", "31-May-26", and numeric dates in the order of `locale`
 * (5/31/2026 in the United States, 31/05/2026 in Ireland).
 */
export function createDateReader(locale: string, now: Date): ReadDate {
  const order = new Intl.DateTimeFormat(locale).formatToParts(now).map((part) => part.type);
  const dayFirst = order.indexOf("day") < order.indexOf("month");
  const example = dayFirst ? "31/05/2026" : "5/31/2026";
  return (text) => {
    if (isUndisclosed(text)) return null;
    const parts = toParts(text.trim(), dayFirst, now);
    const day = parts && toDay(...parts);
    if (!day) throw createBadValue(m.import_not_a_date, { text: shorten(text), example });
    if (day.getTime() > now.getTime() + DAY_MS) throw createBadValue(m.import_date_in_future, { text: shorten(text) });
    return day;
  };
}

function toParts(written: string, dayFirst: boolean, now: Date): [year: number, month: number, day: number] | null {
  const text = written.replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? +/i, "");
  const compact = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text);
  if (compact) return [Number(compact[1]), Number(compact[2]), Number(compact[3])];
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ][\d:.]+(?: ?[AP]M|Z|[+-]\d\d:?\d\d)?)?$/i.exec(text);
  if (iso) return [Number(iso[1]), Number(iso[2]), Number(iso[3])];
  const figures = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?: [\d:]+(?: ?[AP]M)?)?$/i.exec(text);
  if (figures) {
    const [a, b] = [Number(figures[1]), Number(figures[2])];
    return [toFullYear(figures[3] ?? "", now), dayFirst ? b : a, dayFirst ? a : b];
  }
  const dayWord = /^(\d{1,2})(?:st|nd|rd|th)?[-/ .]*([a-z]{3})[a-z]*[-/ .,]*(\d{4}|\d{2})$/i.exec(text);
  if (dayWord) return [toFullYear(dayWord[3] ?? "", now), parseMonth(dayWord[2] ?? ""), Number(dayWord[1])];
  const wordDay = /^([a-z]{3})[a-z]*[- .]*(\d{1,2})(?:st|nd|rd|th)?[- .,]+(\d{4}|\d{2})$/i.exec(text);
  if (wordDay) return [toFullYear(wordDay[3] ?? "", now), parseMonth(wordDay[1] ?? ""), Number(wordDay[2])];
  return null;
}

function parseMonth(word: string): number {
  return MONTHS.indexOf(word.toLowerCase()) + 1;
}

/** Expands a two-digit year: to this century if that is at most next year, otherwise to the last. */
function toFullYear(digits: string, now: Date): number {
  if (digits.length === 4) return Number(digits);
  const year = 2000 + Number(digits);
  return year <= now.getUTCFullYear() + 1 ? year : year - 100;
}

/** Returns the date at noon UTC; null for a date that doesn't exist, such as February 30. */
function toDay(year: number, month: number, day: number): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day, 12));
  const same = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCFullYear() === year;
  return same && year >= 1900 ? date : null;
}
