import * as v from "valibot";
import type { FieldRow, FieldType } from "#domain/listings/fields/field-row.ts";
import {
  getFieldName,
  LISTED_FIELDS,
  LISTING_FIELDS,
  type ListingField,
} from "#domain/listings/fields/listing-fields.ts";
import { CONFIDENTIAL_COLUMNS } from "#domain/listings/fields/listing-values.ts";

const integer = v.pipe(v.number(), v.integer());
const SCHEMAS: Record<Exclude<FieldType, "choice" | "years">, v.GenericSchema> = {
  text: v.string(),
  place: v.string(),
  sector: v.string(),
  money: v.number(),
  percent: v.number(),
  coordinate: v.number(),
  count: integer,
  year: integer,
  owner: integer,
  flag: v.boolean(),
};

export const isAlwaysSet = ({ type, required, emptyChoice }: FieldRow): boolean =>
  type === "flag" || (type === "choice" && !emptyChoice) || required === true;

function getEntries(fields: readonly ListingField[]): Record<string, v.GenericSchema> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const row = LISTING_FIELDS[field];
      if (row.type === "years") return [];
      const schema = row.type === "choice" ? v.picklist(Object.keys(row.choices ?? {})) : SCHEMAS[row.type];
      return [[getFieldName(field), isAlwaysSet(row) ? schema : v.nullable(schema)]];
    }),
  );
}

/** Schemas of the public fields by their names in responses. */
export const listedEntries = getEntries(LISTED_FIELDS);
/** Schemas of the confidential fields except the financials by year. */
export const confidentialEntries = getEntries(CONFIDENTIAL_COLUMNS);
