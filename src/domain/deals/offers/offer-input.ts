import * as v from "valibot";
import { createTextSchema } from "#lib/forms/field-schemas.ts";
import { amountField, dayField, MAX_NOTE_LENGTH, versionField } from "../deal-input.ts";

const terms = {
  amount: amountField,
  /** The date of the offer; today if it is empty. */
  offered_on: dayField,
  conditions: createTextSchema(MAX_NOTE_LENGTH),
};

export const offerSchema = v.strictObject(
  { ...terms, made_by: v.picklist(["buyer", "seller"], "invalid") },
  "unknown_field",
);
export type OfferInput = v.InferOutput<typeof offerSchema>;

export const counterSchema = v.strictObject({ ...terms, version: versionField }, "unknown_field");
export type CounterInput = v.InferOutput<typeof counterSchema>;

export const offerStatusSchema = v.strictObject(
  {
    version: versionField,
    status: v.picklist(["made", "accepted", "rejected", "withdrawn"], "invalid"),
    /** Whether accepting puts the listing under contract. */
    put_under_contract: v.nullish(v.boolean("invalid")),
  },
  "unknown_field",
);
export type OfferStatusInput = v.InferOutput<typeof offerStatusSchema>;
