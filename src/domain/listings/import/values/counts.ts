import { createRemark } from "#domain/imports/table-files/remark.ts";
import { m } from "#messages/messages.js";
import { createBadValue, shorten } from "../row-problem.ts";
import { isUndisclosed, type Warn } from "./amounts.ts";

const MAX_EMPLOYEES = 1_000_000;

/** Reads the number of employees: "12", "12+", "5 FT, 3 PT" (8). Null when not disclosed. */
export function readEmployees(text: string, warn?: Warn): number | null {
  if (isUndisclosed(text)) return null;
  const bare = text.replace(/\([^()]*\)/g, " ").toLowerCase();
  const [range, lower] = /(\d+)\s*(?:-|–|—|\bto\b)\s*\d+/.exec(bare) ?? [];
  if (range && lower && warn) {
    warn(createRemark(m.import_count_range_stored, { text: shorten(text) }));
    return readEmployees(bare.replace(range, lower), warn);
  }
  if (range) throw createBadValue(m.import_count_range, { text: shorten(text) });
  const words = bare.replace(
    /full|part|time|seasonal|incl(?:uding|udes|\.)?|contractors?|employees?|staff|people|owners?|about|approx|plus|and|ft|pt|[\s,;/&+~:.-]/g,
    " ",
  );
  const numbers = /^[\s\d]*$/.test(words) ? (bare.replace(/(?<=\d),(?=\d{3})/g, "").match(/\d+/g) ?? []) : [];
  const sum = numbers.reduce((total, number) => total + Number(number), 0);
  if (numbers.length === 0 || sum > MAX_EMPLOYEES) {
    throw createBadValue(m.import_not_a_count, { text: shorten(text) });
  }
  return sum;
}

/** Reads a year from 1800 to the year after `now`, also from a date or an age in years. Null when not disclosed. */
export function readYear(text: string, now: Date, warn?: Warn): number | null {
  if (isUndisclosed(text)) return null;
  const latest = now.getUTCFullYear() + 1;
  const written = text.trim();
  const age = /^(?:(?:over|about|approx\.?|in business(?: for)?|for)\s+)?(\d{1,3})\+? (?:years?|yrs?)\b[^\d]*$/i.exec(
    written,
  )?.[1];
  if (age && warn && Number(age) <= 200) {
    const year = now.getUTCFullYear() - Number(age);
    warn(createRemark(m.import_age, { text: shorten(text), year }));
    return year;
  }
  const year = Number(YEAR.exec(written)?.[1] ?? DATE_YEAR.exec(written)?.slice(1).find(Boolean));
  if (!(year >= 1800 && year <= latest)) {
    throw createBadValue(m.import_not_a_year, { text: shorten(text), latest });
  }
  return year;
}

const YEAR =
  /^(?:(?:year )?est(?:ablished|d)?\.?|founded|opened|started|since|in|circa|ca?\.)?(?:\s+(?:in|since))?:?\s*(\d{4})(?:\.0+)?(?:\s*\([^()]*\))?\.?$/i;
/** Matches a date; only its year is used: "1987-05-01", "5/1/1987", "05/1987", "May 1987". */
const DATE_YEAR =
  /^(\d{4})-\d{1,2}(?:-\d{1,2})?(?:[T ].*)?$|^(?:\d{1,2}[/.-]){1,2}(\d{4})$|^[A-Z][a-z]{2,8}\.?,? (\d{4})$/;

/**
 * Reads a percentage in hundredths of a percent: "6%", "6.5", and Excel's 0.065, which is a fraction because it is
 * below 1.
 */
export function readBasisPoints(text: string, warn?: Warn): number | null {
  if (isUndisclosed(text)) return null;
  const [range, lower] = /^(\d[\d.,]*)\s*%?\s*(?:-|–|—|\bto\b)\s*\d[\d.,]*\s*%/i.exec(text.trim()) ?? [];
  if (range && lower && warn) {
    warn(createRemark(m.import_percent_range_stored, { text: shorten(text) }));
    return readBasisPoints(`${lower}%`);
  }
  const [, digits = "", sign] = /^(\d{1,3}(?:[.,]\d{1,4})?)\s*(%|percent)?(?: of .{1,40})?$/i.exec(text.trim()) ?? [];
  const number = Number(digits.replace(",", "."));
  const percent = !sign && number < 1 ? number * 100 : number;
  if (digits === "" || percent > 100) {
    throw createBadValue(m.import_not_a_percentage, { text: shorten(text) });
  }
  return Math.round(percent * 100);
}
