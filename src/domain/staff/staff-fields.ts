import * as v from "valibot";
import { readFields } from "#domain/accounts/account-input.ts";
import { normalizeLines, toSingleLine } from "#lib/plain-text.ts";
import type { StaffCode, StaffCodes } from "./staff-messages.ts";

/** One line of text with a max length. An empty value becomes null. */
export const lineSchema = (max: number) =>
  v.nullish(v.pipe(v.string("invalid"), v.transform(toSingleLine), v.maxLength(max, "too_long")));

/** Several lines. */
export const textSchema = (max: number) =>
  v.nullish(v.pipe(v.string("invalid"), v.transform(normalizeLines), v.maxLength(max, "too_long")));

export const emailField = v.nullish(
  v.pipe(
    v.string("invalid"),
    v.transform(toSingleLine),
    v.maxLength(254, "too_long"),
    v.check((text) => text === "" || (v.RFC_EMAIL_REGEX.test(text) && /\.[a-z0-9-]{2,}$/i.test(text)), "email"),
  ),
);

/** A phone number in any format with at least seven digits. */
export const phoneField = v.nullish(
  v.pipe(
    v.string("invalid"),
    v.transform(toSingleLine),
    v.maxLength(40, "too_long"),
    v.check(
      (text) => text === "" || (/^[+\d][\d\s().-]*$|^\([\d\s().-]*$/.test(text) && text.replace(/\D/g, "").length >= 7),
      "phone",
    ),
  ),
);

/** An id from a form or JSON: a number, digits, or empty. */
export const idField = v.nullish(
  v.pipe(
    v.union([v.number(), v.string()], "invalid"),
    v.transform((value) => (value === "" ? null : Number(value))),
    v.nullable(
      v.pipe(v.number("invalid"), v.integer("invalid"), v.minValue(1, "invalid"), v.maxValue(2 ** 31 - 1, "invalid")),
    ),
  ),
);

/** A password exactly as typed, including spaces. */
export const passwordField = v.nullish(v.pipe(v.string("invalid"), v.maxLength(1_000, "password_long")));

/** Parses a body by its schema, or returns the error of each field. */
export function readStaffForm<Schema extends v.GenericSchema<unknown, object>>(
  schema: Schema,
  raw: unknown,
  required: readonly string[],
): { typed: v.InferOutput<Schema>; codes: StaffCodes } {
  const { typed, codes } = readFields(schema, raw, required);
  return { typed, codes: codes as Record<string, string> as Record<string, StaffCode> };
}
