import * as v from "valibot";
import { lineOf, phoneField, readStaffForm, toText } from "#domain/staff/staff-fields.ts";
import type { StaffCodes } from "#domain/staff/staff-messages.ts";

/** A day's hours, 1 for Monday to 7 for Sunday; without times it is closed. */
export interface Day {
  day: number;
  opens: string | null;
  closes: string | null;
}

export interface OfficeChange {
  heading: string | null;
  sub_heading: string | null;
  phone: string | null;
  whats_app_number: string | null;
  opening_hours_message: string | null;
  show_opening_hours: boolean;
  hours: Day[];
  version: string;
}

const time = v.nullish(v.pipe(v.string("hours"), v.trim(), v.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, "hours")));

export const officeSchema = v.strictObject(
  {
    heading: lineOf(200),
    sub_heading: toText(2_000),
    phone: phoneField,
    whats_app_number: phoneField,
    opening_hours_message: lineOf(200),
    show_opening_hours: v.nullish(v.boolean("invalid")),
    hours: v.nullish(
      v.pipe(
        v.array(
          v.object(
            {
              day: v.pipe(v.number("hours"), v.integer("hours"), v.minValue(1, "hours"), v.maxValue(7, "hours")),
              opens: time,
              closes: time,
            },
            "hours",
          ),
          "hours",
        ),
        v.length(7, "hours"),
        v.check((days) => new Set(days.map(({ day }) => day)).size === 7, "hours"),
      ),
    ),
    version: lineOf(40),
  },
  "unknown_field",
);

/** Checks an office as the desk sends it; the whole week comes along. */
export function checkOffice(raw: unknown): { input: OfficeChange } | { codes: StaffCodes } {
  const { typed, codes } = readStaffForm(officeSchema, raw, ["version", "hours"]);
  // What has the wrong shape has been reported, and cannot be read as days.
  const isWeek = !Object.keys(codes).some((field) => field.split(".")[0] === "hours");
  const hours = ((isWeek && typed.hours) || []).map(({ day, opens, closes }) => ({
    day,
    opens: opens || null,
    closes: closes || null,
  }));
  hours.forEach(({ opens, closes }, position) => {
    const isWhole = opens === null ? closes === null : closes !== null && opens < closes;
    if (!isWhole) codes[`hours.${position}.opens`] ??= "hours";
  });
  if (Object.keys(codes).length > 0) return { codes };
  const nothing = (text: string | null | undefined) => text || null;
  return {
    input: {
      heading: nothing(typed.heading),
      sub_heading: nothing(typed.sub_heading),
      phone: nothing(typed.phone),
      whats_app_number: nothing(typed.whats_app_number),
      opening_hours_message: nothing(typed.opening_hours_message),
      show_opening_hours: typed.show_opening_hours ?? false,
      hours,
      version: typed.version ?? "",
    },
  };
}
