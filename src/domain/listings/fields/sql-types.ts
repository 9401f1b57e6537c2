import type { FieldType } from "./field-row.ts";
import { LISTING_FIELDS, type ListingField } from "./listing-fields.ts";

const SQL_TYPES: Record<FieldType, string> = {
  text: "text",
  choice: "text",
  place: "text",
  sector: "text",
  money: "bigint",
  count: "integer",
  year: "integer",
  percent: "integer",
  owner: "integer",
  coordinate: "double precision",
  flag: "boolean",
  years: "jsonb",
};

/** Returns the SQL types of fields' columns, for statements that read rows from JSON. */
export function getSqlTypes(fields: readonly ListingField[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, SQL_TYPES[LISTING_FIELDS[field].type]]));
}
