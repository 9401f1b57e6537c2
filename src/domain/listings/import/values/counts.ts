import { BadValue, quote } from "../row-problem.ts";
import { isUndisclosed, type Warn } from "./amounts.ts";

const MAX_EMPLOYEES = 1_000_000;

/** Number of employees: "12", "12+", "5 FT, 3 PT" (8); null when not disclosed. */
export function readEmployees(text: string, warn?: Warn): number | null {
  if (isUndisclosed(text)) return null;
  const bare = text.replace(/\([^()]*\)/g, " ").toLowerCase();
  const [range, lower] = /(\d+)\s*(?:-|–|—|\bto\b)\s*\d+/.exec(bare) ?? [];
  if (range && lower && warn) {
    warn(`${quote(text)} is a range, so its lower number was stored.`);
    return readEmployees(bare.replace(range, lower), warn);
  }
  if (range) throw new BadValue(`${quote(text)} is a range: write one number, or leave the cell empty.`);
  const words = bare.replace(
    /full|part|time|seasonal|contractors?|employees?|staff|people|owners?|about|approx|plus|and|ft|pt|[\s,;/&+~:.-]/g,
    " ",
  );
  const numbers = /^[\s\d]*$/.test(words) ? (bare.replace(/(?<=\d),(?=\d{3})/g, "").match(/\d+/g) ?? []) : [];
  const sum = numbers.reduce((total, number) => total + Number(number), 0);
  if (numbers.length === 0 || sum > MAX_EMPLOYEES) {
    throw new BadValue(`${quote(text)} is not a number of people: write it like 8, or 5 FT, 3 PT.`);
  }
  return sum;
}

/** A year from 1800 to next year, as of `now`; null when not disclosed. */
export function readYear(text: string, now: Date): number | null {
  if (isUndisclosed(text)) return null;
  const latest = now.getUTCFullYear() + 1;
  const year = Number(
    /^(?:est(?:ablished|d)?\.?|founded|since|in|circa|ca?\.)?(?:\s+(?:in|since))?:?\s*(\d{4})(?:\.0+)?$/i.exec(
      text.trim(),
    )?.[1],
  );
  if (!(year >= 1800 && year <= latest)) {
    throw new BadValue(`${quote(text)} is not a year: write four digits from 1800 to ${latest}.`);
  }
  return year;
}

/** A percentage in hundredths of a percent: "6%", "6.5", and Excel's 0.065 (a fraction, since it is below 1). */
export function readBasisPoints(text: string): number | null {
  if (isUndisclosed(text)) return null;
  const [, digits = "", sign] = /^(\d{1,3}(?:[.,]\d{1,4})?)\s*(%|percent)?(?: of .{1,40})?$/i.exec(text.trim()) ?? [];
  const number = Number(digits.replace(",", "."));
  const percent = !sign && number < 1 ? number * 100 : number;
  if (digits === "" || percent > 100) {
    throw new BadValue(`${quote(text)} is not a percentage: write it like 6%, or leave the cell empty.`);
  }
  return Math.round(percent * 100);
}
