import * as v from "valibot";
import type { OpeningException } from "#db/tables/offices.ts";
import type { StaffCodes } from "#domain/staff/staff-messages.ts";
import { createLineSchema } from "#lib/forms/field-schemas.ts";
import { isDay } from "#lib/time/day.ts";

/** Max exceptions per office, more than the holidays of two years. */
const MAX_EXCEPTIONS = 60;

/** A time of day, or empty. */
export const timeField = v.nullish(
  v.pipe(v.string("hours"), v.trim(), v.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, "hours")),
);

const dateField = v.pipe(v.string("date"), v.trim(), v.check(isDate, "date"));

const exceptionField = v.object(
  {
    first_date: dateField,
    last_date: v.nullish(v.union([v.literal(""), dateField], "date")),
    opens: timeField,
    closes: timeField,
    label: createLineSchema(80),
  },
  "invalid",
);

/** Dates with different hours. Without times, the office is closed; without a last date, the exception is one day. */
export const exceptionsField = v.nullish(
  v.pipe(v.array(exceptionField, "invalid"), v.maxLength(MAX_EXCEPTIONS, "too_many")),
);

/**
 * Converts the exceptions and sorts them by date. Adds error codes for dates or times in the wrong order, and for
 * overlapping exceptions.
 */
export function toExceptions(
  typed: readonly v.InferOutput<typeof exceptionField>[],
  codes: StaffCodes,
): OpeningException[] {
  const rows = typed.map(toException);
  rows.forEach(({ first_date, last_date, opens, closes }, position) => {
    const path = `opening_exceptions.${position}`;
    const hasHours = opens === null ? closes === null : closes !== null && opens < closes;
    const overlaps = rows
      .slice(0, position)
      .some((other) => first_date <= other.last_date && other.first_date <= last_date);
    if (!hasHours) codes[`${path}.opens`] = "hours";
    if (last_date < first_date) codes[`${path}.last_date`] = "date_order";
    else if (overlaps) codes[`${path}.first_date`] = "date_overlap";
  });
  return rows.toSorted((a, b) => a.first_date.localeCompare(b.first_date));
}

function toException(typed: v.InferOutput<typeof exceptionField>): OpeningException {
  const { first_date, last_date, opens, closes, label } = typed;
  return {
    first_date,
    last_date: last_date || first_date,
    opens: opens || null,
    closes: closes || null,
    label: label || null,
  };
}

function isDate(text: string): boolean {
  return text.startsWith("20") && isDay(text);
}
