import * as v from "valibot";
import { phoneField } from "#domain/staff/staff-fields.ts";
import { createLineSchema } from "#lib/forms/field-schemas.ts";

/** Degrees, typed with a decimal point or comma. An empty field is null. */
const createCoordinate = (max: number, code: "latitude" | "longitude") =>
  v.nullish(
    v.pipe(
      v.union([v.number(), v.string()], code),
      v.transform((value) => (typeof value === "string" ? readDegrees(value) : value)),
      v.nullable(v.pipe(v.number(code), v.minValue(-max, code), v.maxValue(max, code))),
    ),
  );

function readDegrees(text: string): number | null {
  const written = text.trim().replace(",", ".");
  return written === "" ? null : Number(written);
}

export const latitudeField = createCoordinate(90, "latitude");
export const longitudeField = createCoordinate(180, "longitude");

/** Max triggers, more than an office has campaigns. */
const MAX_TRIGGERS = 30;

/** Phone numbers for visits whose query parameter `name` equals `value`. The first match is used. */
export const triggersField = v.nullish(
  v.pipe(
    v.array(
      v.object(
        {
          name: v.pipe(
            createLineSchema(100),
            v.check((text) => Boolean(text), "required"),
          ),
          value: v.pipe(
            createLineSchema(200),
            v.check((text) => Boolean(text), "required"),
          ),
          number: v.pipe(
            phoneField,
            v.check((text) => Boolean(text), "required"),
          ),
        },
        "invalid",
      ),
      "invalid",
    ),
    v.maxLength(MAX_TRIGGERS, "too_many"),
  ),
);
