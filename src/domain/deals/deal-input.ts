import * as v from "valibot";
import { DEAL_STAGES, LOST_REASONS } from "#db/tables/deals.ts";
import { idField } from "#domain/staff/staff-fields.ts";
import { Invalid } from "#lib/errors.ts";
import { createLineSchema, createTextSchema } from "#lib/forms/field-schemas.ts";
import { isDay } from "#lib/time/day.ts";
import { m } from "#messages/messages.js";

export const MAX_NOTE_LENGTH = 2_000;
const MAX_HOLDER_LENGTH = 200;
/** In minor units of every currency, this stays below 2 to the power of 53. */
const MAX_AMOUNT = 9e12;

/** A day as `YYYY-MM-DD`. Empty text is null. */
export const dayField = v.nullish(
  v.pipe(
    v.string("invalid"),
    v.transform((text) => text || null),
    v.nullable(v.pipe(v.string("invalid"), v.check(isDay, "day"))),
  ),
);

/** An amount of money in major units, zero or more. Empty text is null. */
export const amountField = v.nullish(
  v.pipe(
    v.union([v.number(), v.string()], "amount"),
    v.transform((value) => (value === "" ? null : Number(value))),
    v.nullable(
      v.pipe(v.number("amount"), v.finite("amount"), v.minValue(0, "amount"), v.maxValue(MAX_AMOUNT, "amount")),
    ),
  ),
);

export const versionField = v.pipe(v.number("invalid"), v.integer("invalid"));

export const startSchema = v.strictObject(
  {
    listing_number: idField,
    lead_id: v.nullish(v.pipe(v.string("invalid"), v.uuid("invalid"))),
    buyer_id: idField,
  },
  "unknown_field",
);
export type DealStart = v.InferOutput<typeof startSchema>;

export const changeSchema = v.strictObject(
  {
    version: versionField,
    agent_id: idField,
    expected_closing: dayField,
    commission_basis_points: v.nullish(
      v.pipe(v.number("percent"), v.integer("percent"), v.minValue(0, "percent"), v.maxValue(10_000, "percent")),
    ),
    commission: amountField,
    deposit_holder: createLineSchema(MAX_HOLDER_LENGTH),
    deposit: amountField,
    deposit_received_on: dayField,
  },
  "unknown_field",
);
export type DealChange = v.InferOutput<typeof changeSchema>;

export const moveSchema = v.strictObject(
  {
    version: versionField,
    stage: v.picklist(DEAL_STAGES, "invalid"),
    lost_reason: v.nullish(v.picklist(LOST_REASONS, "invalid")),
    lost_note: createTextSchema(MAX_NOTE_LENGTH),
    mark_sold: v.nullish(v.boolean("invalid")),
    closing_price: amountField,
    sold_on: dayField,
    terms: createTextSchema(MAX_NOTE_LENGTH),
  },
  "unknown_field",
);
export type DealMove = v.InferOutput<typeof moveSchema>;

export const noteSchema = v.strictObject({ text: createTextSchema(MAX_NOTE_LENGTH) }, "unknown_field");

/** Builds the validation error of a deal's forms, with messages. */
export function createDealProblem(codes: Record<string, string>): Invalid {
  const getMessage = (field: string, code: string): string => {
    if (code === "required") return m.field_required();
    if (code === "too_long")
      return m.field_too_long({ limit: field === "deposit_holder" ? MAX_HOLDER_LENGTH : MAX_NOTE_LENGTH });
    if (code === "day") return m.deal_day_wrong();
    if (code === "amount") return m.deal_amount_wrong();
    if (code === "percent") return m.deal_percent_wrong();
    return code === "unknown_field" ? m.field_unknown() : m.field_invalid();
  };
  const errors = Object.entries(codes).map(([field, code]) => [field, [getMessage(field, code)]]);
  return new Invalid(m.field_check_marked(), Object.fromEntries(errors));
}

/** Creates an error on one field. */
export function createFieldProblem(field: string, message: string): Invalid {
  return new Invalid(m.field_check_marked(), { [field]: [message] });
}
