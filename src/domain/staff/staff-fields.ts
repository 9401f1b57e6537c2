import * as v from "valibot";
import { type CheckedForm, checkForm } from "#lib/forms/check-form.ts";
import { createForm } from "#lib/forms/form.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import type { StaffCode, StaffCodes } from "./staff-messages.ts";

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
): CheckedForm<v.InferOutput<Schema>, StaffCode> {
  return checkForm<Schema, StaffCode>(schema, createForm(required), raw) as CheckedForm<
    v.InferOutput<Schema>,
    StaffCode
  >;
}

/** The input of a valid form, or the error of each field. */
export type CheckedStaffForm<Input> = { input: Input } | { codes: StaffCodes };

type Filled<Typed, Name extends keyof Typed> = Omit<Typed, Name> & { [Key in Name]-?: NonNullable<Typed[Key]> };

/** Checks a body by its schema and converts it to a use case's input. Required fields are filled in by then. */
export function checkStaffForm<
  Schema extends v.GenericSchema<unknown, object>,
  Name extends keyof v.InferOutput<Schema> & string,
  Input = Filled<v.InferOutput<Schema>, Name>,
>(
  schema: Schema,
  raw: unknown,
  required: readonly Name[],
  toInput = (typed: Filled<v.InferOutput<Schema>, Name>) => typed as Input,
): CheckedStaffForm<Input> {
  const { typed, codes } = readStaffForm(schema, raw, required);
  if (Object.keys(codes).length > 0) return { codes };
  return { input: toInput(typed as Filled<v.InferOutput<Schema>, Name>) };
}
