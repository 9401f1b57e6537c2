import * as v from "valibot";
import {
  ALL_FIELDS,
  type ChoiceValue,
  type FieldName,
  type FieldOfType,
  getFieldName,
  LISTING_FIELDS,
  type ListingField,
  type OptionalChoice,
} from "./listing-fields.ts";

const text = v.nullish(v.pipe(v.string("invalid"), v.maxLength(20_000, "too_long")));
/** A number (in major units for an amount) or text as people type it. */
const amount = v.nullish(
  v.union([v.pipe(v.number(), v.finite("invalid")), v.pipe(v.string(), v.maxLength(60, "too_long"))], "invalid"),
);
const flag = v.optional(v.boolean("invalid"));
/** PostgreSQL's largest integer. */
const MAX_ID = 2 ** 31 - 1;
const id = v.nullish(
  v.pipe(v.number("invalid"), v.integer("invalid"), v.minValue(1, "invalid"), v.maxValue(MAX_ID, "invalid")),
);

/** Max years of financials per listing. */
const MAX_YEARS = 10;
const years = v.optional(
  v.pipe(
    v.array(
      v.strictObject(
        { year: amount, revenue: amount, cost_of_goods: amount, expenses: amount, sde: amount },
        "unknown_field",
      ),
      "invalid",
    ),
    v.maxLength(MAX_YEARS, "too_many"),
  ),
);

const SCHEMAS = {
  text,
  sector: text,
  place: text,
  money: amount,
  count: amount,
  year: amount,
  percent: amount,
  flag,
  owner: id,
  years,
} as const;

type ChoiceSchema<Field extends FieldOfType<"choice">> = Field extends OptionalChoice
  ? v.NullishSchema<v.PicklistSchema<ChoiceValue<Field>[], "invalid">, undefined>
  : v.OptionalSchema<v.PicklistSchema<ChoiceValue<Field>[], "invalid">, undefined>;

/** Coordinates follow from the county and are never typed. */
type TypedField = Exclude<ListingField, FieldOfType<"coordinate">>;

type Entries = {
  [Field in TypedField as FieldName<Field>]: Field extends FieldOfType<"choice">
    ? ChoiceSchema<Field>
    : {
        [Type in keyof typeof SCHEMAS]: Field extends FieldOfType<Type> ? (typeof SCHEMAS)[Type] : never;
      }[keyof typeof SCHEMAS];
};

function getEntry(field: ListingField): [name: string, schema: v.GenericSchema][] {
  const { type, choices = {}, emptyChoice } = LISTING_FIELDS[field];
  if (type === "coordinate") return [];
  const choice = v.picklist(Object.keys(choices), "invalid");
  const schema = type === "choice" ? (emptyChoice ? v.nullish(choice) : v.optional(choice)) : SCHEMAS[type];
  return [[getFieldName(field), schema]];
}

/** A listing's fields as sent by the desk's form: omitted fields are unchanged, null clears a field. */
export const typedFieldsSchema = v.strictObject(
  Object.fromEntries(ALL_FIELDS.flatMap(getEntry)) as unknown as Entries,
  "unknown_field",
);

export type TypedFields = v.InferOutput<typeof typedFieldsSchema>;
export type TypedAmount = v.InferOutput<typeof amount>;
