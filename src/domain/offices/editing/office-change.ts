import type { Updateable } from "kysely";
import * as v from "valibot";
import type { OfficeTable } from "#db/tables/offices.ts";
import { readStaffForm } from "#domain/staff/staff-fields.ts";
import type { StaffCodes } from "#domain/staff/staff-messages.ts";
import { createLineSchema, createTextSchema } from "#lib/forms/field-schemas.ts";
import { normalizePostalCode } from "#lib/normalize-postal-code.ts";
import { timeField, toExceptions } from "./exception-fields.ts";
import { OFFICE_COLUMNS, OFFICE_FIELDS, type OfficeField, REQUIRED_COLUMNS } from "./office-fields.ts";

/** A day's hours; 1 is Monday, 7 is Sunday. Without times, the office is closed. */
export interface Day {
  day: number;
  opens: string | null;
  closes: string | null;
}

export type OfficeValues = Pick<Updateable<OfficeTable>, OfficeField>;

/** A change of an office. Omitted fields stay unchanged. */
export interface OfficeChange {
  fields: OfficeValues;
  hours: Day[] | undefined;
  /** Postal codes whose leads go to the office. */
  territory: string[] | undefined;
  version: string;
}

export interface NewOffice extends Omit<OfficeChange, "version"> {
  /** Derived from the name if empty. */
  slug: string;
}

/** In characters. */
export const MAX_TERRITORY_LENGTH = 60_000;

const BODY = {
  ...OFFICE_FIELDS,
  territory: createTextSchema(MAX_TERRITORY_LENGTH),
  hours: v.nullish(
    v.pipe(
      v.array(
        v.object(
          {
            day: v.pipe(v.number("hours"), v.integer("hours"), v.minValue(1, "hours"), v.maxValue(7, "hours")),
            opens: timeField,
            closes: timeField,
          },
          "hours",
        ),
        "hours",
      ),
      v.length(7, "hours"),
      v.check((days) => new Set(days.map(({ day }) => day)).size === 7, "hours"),
    ),
  ),
};

export const officeSchema = v.strictObject({ ...BODY, version: createLineSchema(40) }, "unknown_field");
export const newOfficeSchema = v.strictObject({ ...BODY, slug: createLineSchema(120) }, "unknown_field");

export function checkOffice(raw: unknown): { input: OfficeChange } | { codes: StaffCodes } {
  const { typed, codes } = readStaffForm(officeSchema, raw, ["version"]);
  const change = toChange(typed, codes);
  return Object.keys(codes).length > 0 ? { codes } : { input: { ...change, version: typed.version ?? "" } };
}

/** Validates a new office: a name, an email address, and a postal code or a city. */
export function checkNewOffice(raw: unknown): { input: NewOffice } | { codes: StaffCodes } {
  const { typed, codes } = readStaffForm(newOfficeSchema, raw, ["name", "email"]);
  if (!typed.postal_code && !typed.locality) codes.postal_code ??= "required";
  // The other required columns have defaults from the place or the edition.
  const given = Object.fromEntries(
    Object.entries(typed).filter(
      ([name, value]) => (value ?? "") !== "" || !REQUIRED_COLUMNS.some((column) => column === name),
    ),
  );
  const change = toChange(given, codes);
  return Object.keys(codes).length > 0 ? { codes } : { input: { ...change, slug: typed.slug ?? "" } };
}

type Typed = Partial<Omit<v.InferOutput<typeof officeSchema>, "version">>;

function toChange(typed: Typed, codes: StaffCodes): Omit<OfficeChange, "version"> {
  for (const column of REQUIRED_COLUMNS) {
    if (typed[column] === null || typed[column] === "") codes[column] ??= "required";
  }
  const { opening_exceptions } = typed;
  if (opening_exceptions && !hasErrorsIn("opening_exceptions", codes))
    typed = { ...typed, opening_exceptions: toExceptions(opening_exceptions, codes) };
  const given = OFFICE_COLUMNS.filter((column) => typed[column] !== undefined);
  const fields = given.map((column) => [column, toStored(column, typed[column])]);
  return {
    fields: Object.fromEntries(fields) as OfficeValues,
    // An invalid week was already reported and can't be converted.
    hours: typed.hours && !hasErrorsIn("hours", codes) ? toHours(typed.hours, codes) : undefined,
    territory: typed.territory === undefined ? undefined : toPostalCodes(typed.territory ?? ""),
  };
}

/**
 * Converts a field to its stored value. An empty flag is false, a list stays a list, and any other empty field is null.
 */
function toStored(column: OfficeField, value: unknown): unknown {
  if (LISTS.has(column)) return JSON.stringify(value ?? []);
  if (FLAGS.has(column)) return value ?? false;
  return value === "" ? null : (value ?? null);
}

const LISTS = new Set<OfficeField>(["telephone_url_triggers", "opening_exceptions"]);

const FLAGS = new Set<OfficeField>(["show_opening_hours", "is_alternate_address", "nda_approval"]);

const hasErrorsIn = (name: string, codes: StaffCodes): boolean =>
  Object.keys(codes).some((field) => field.split(".")[0] === name);

function toHours(days: NonNullable<Typed["hours"]>, codes: StaffCodes): Day[] {
  const hours = days.map(({ day, opens, closes }) => ({ day, opens: opens || null, closes: closes || null }));
  hours.forEach(({ opens, closes }, position) => {
    const isWhole = opens === null ? closes === null : closes !== null && opens < closes;
    if (!isWhole) codes[`hours.${position}.opens`] ??= "hours";
  });
  return hours;
}

/** Parses postal codes separated by commas, semicolons or line breaks, without duplicates. */
export function toPostalCodes(text: string): string[] {
  const codes = text.split(/[,;\n]/).map((code) => normalizePostalCode(code.trim()));
  return [...new Set(codes.filter((code) => code !== ""))];
}
