import type { YearlyFinancials } from "#db/tables/listings.ts";
import { toMajor } from "#lib/money.ts";
import { pick } from "#lib/pick.ts";
import { toMajorYears } from "../years-in-major.ts";
import { CONFIDENTIAL_FIELDS } from "./confidential-fields.ts";
import type { ConfidentialValues, FieldRow, FieldType, PublicValues } from "./field-row.ts";
import {
  ALL_FIELDS,
  type ConfidentialField,
  type FieldName,
  getFieldName,
  LISTED_FIELDS,
  LISTING_FIELDS,
  type ListedField,
  type ListingField,
  type ListingValues,
  listFieldsOfType,
  type PublicField,
} from "./listing-fields.ts";
import { PUBLIC_FIELDS } from "./public-fields.ts";
import { YEARLY_AMOUNTS } from "./yearly-amounts.ts";

export const CONFIDENTIAL_COLUMNS = Object.keys(CONFIDENTIAL_FIELDS) as ConfidentialField[];
export const PUBLIC_COLUMNS = Object.keys(PUBLIC_FIELDS) as PublicField[];

/** Fields that contain amounts. */
export const MONEY_FIELDS = listFieldsOfType("money");

export function getPublicValues(values: PublicValues): PublicValues {
  return pick(values, PUBLIC_COLUMNS);
}

export function getConfidentialValues(values: ConfidentialValues): ConfidentialValues {
  return pick(values, CONFIDENTIAL_COLUMNS);
}

/** Creates the values of a listing without any input, for an office and an agent. */
export function createEmptyValues(owner: Pick<ListingValues, "office_id" | "agent_id">): ListingValues {
  const values = Object.fromEntries(ALL_FIELDS.map((field) => [field, getEmptyValue(LISTING_FIELDS[field])]));
  return { ...(values as unknown as ListingValues), ...owner };
}

function getEmptyValue({ type, required, choices, emptyChoice }: FieldRow): ListingValues[ListingField] {
  if (type === "flag") return false;
  if (type === "years") return [];
  if (choices && !emptyChoice) return Object.keys(choices)[0] ?? null;
  return required ? "" : null;
}

/** The values of the public fields by their names in API responses, amounts in major units. */
export type ListedValues = { [Field in ListedField as FieldName<Field>]: PublicValues[Field] };

export function toListedValues(values: Pick<PublicValues, ListedField>, currency: string): ListedValues {
  const listed = LISTED_FIELDS.map((field) => [
    getFieldName(field),
    toMajorValue(LISTING_FIELDS[field].type, values[field], currency),
  ]);
  return Object.fromEntries(listed) as unknown as ListedValues;
}

/** Returns a stored value in the units of API calls and forms: amounts in major units, percentages as such. */
export function toMajorValue<Value>(type: FieldType, value: Value, currency: string): Value | number {
  if (typeof value !== "number") return value;
  if (type === "money") return toMajor(value, currency);
  return type === "percent" ? value / 100 : value;
}

/** A year's values, in the order of the form. The database returns them in another order. */
const YEAR_FIELDS = ["year", ...YEARLY_AMOUNTS.map(([field]) => field)];

/** Returns a value as text for the history; null means "not disclosed". Amounts are in minor units. */
export function formatValue(value: ListingValues[ListingField]): string | null {
  if (value === null) return null;
  if (!Array.isArray(value)) return String(value);
  return value.length === 0 ? null : JSON.stringify(value, YEAR_FIELDS);
}

/** Returns a text of the history with its amounts in major units and its percentages as such. */
export function toMajorText(type: FieldType, text: string, currency: string): string {
  if (type === "money" || type === "percent") return String(toMajorValue(type, Number(text), currency));
  if (type !== "years") return text;
  return JSON.stringify(toMajorYears(JSON.parse(text) as YearlyFinancials[], currency));
}

/** Returns the fields that differ, except coordinates, which aren't typed. */
export function listChangedFields(before: ListingValues, after: ListingValues): ListingField[] {
  return ALL_FIELDS.filter(
    (field) => LISTING_FIELDS[field].type !== "coordinate" && formatValue(before[field]) !== formatValue(after[field]),
  );
}
