import { LISTING_FIELDS, type ListingField } from "../fields/listing-fields.ts";
import type { ImportField } from "./header-names.ts";
import { addUnit } from "./values/column-unit.ts";
import { toWesternNotation } from "./values/japanese-notation.ts";
import { PLACE_FIELDS } from "./values/place-texts.ts";
import { cleanCell } from "./values/plain-text.ts";
import { translateNotation } from "./values/translated-notation.ts";

/** Columns of words, in addition to the text fields. */
const WORD_COLUMNS: ReadonlySet<ImportField> = new Set([
  ...PLACE_FIELDS,
  "number",
  "category",
  "subcategory",
  "office",
  "agent",
]);

/** Cleans a cell. A figure, date or choice gets its header's unit, and the notation that the readers understand. */
export function readCell(field: ImportField, cell: string, header: string | undefined): string {
  const text = cleanCell(cell);
  return isNotation(field) ? translateNotation(toWesternNotation(addUnit(text, header))) : text;
}

function isNotation(field: ImportField): boolean {
  if (WORD_COLUMNS.has(field)) return false;
  return !Object.hasOwn(LISTING_FIELDS, field) || LISTING_FIELDS[field as ListingField].type !== "text";
}
