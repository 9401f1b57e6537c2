import type { FieldType } from "#domain/listings/fields/field-row.ts";
import { LISTING_FIELDS, listFieldsOfType } from "#domain/listings/fields/listing-fields.ts";
import { COLUMNS, type ImportField } from "./header-names.ts";
import type { Header } from "./headers.ts";
import { quote } from "./row-problem.ts";

/** A cell with a problem. */
export interface CellProblem {
  field: ImportField;
  value: string;
  reason: string;
}

const listImportNames = (types: FieldType[]): ImportField[] =>
  listFieldsOfType(...types).map((field) => (LISTING_FIELDS[field].importAs ?? field) as ImportField);

const NUMBERS = new Set<ImportField>([
  ...listImportNames(["money", "count", "year"]),
  "full_time",
  "part_time",
  "listed_at",
  "sold_at",
  "closing_price",
]);

const WORDS = new Set<ImportField>([
  ...listImportNames(["sector", "choice", "flag"]),
  "location",
  "state",
  "status",
  "office",
]);

/** Optional fields: a value that can't be read is left out, with a warning. */
export const OPTIONAL: ReadonlySet<ImportField> = new Set([
  ...listImportNames(["money", "count", "year", "percent", "flag"]).filter((field) => field !== "price"),
  "full_time",
  "part_time",
  "closing_price",
  "real_estate",
  "real_estate_available",
  "kind",
  "listed_at",
]);

/** With at least this many bad cells, the whole row is considered shifted. */
const MIN_SHIFTED_CELLS = 4;

/** The problem with a row whose number of cells differs from the header's; null if it doesn't. */
export function findCountProblem(cells: readonly string[], header: Pick<Header, "names">): string | null {
  const filled = cells.findLastIndex((cell) => cell.trim() !== "") + 1;
  if (filled > header.names.length) return describeExtraCells(filled, header.names.length);
  if (cells.length < header.names.length) {
    return `The row has ${cells.length} cells, the header ${header.names.length}: put quotation marks around the value that contains a line break, or add the missing cells.`;
  }
  return null;
}

/** Explains what to do if the bad cells show that the row's cells are shifted; otherwise null. */
export function findShiftProblem(
  problems: readonly CellProblem[],
  cells: readonly string[],
  header: Header,
): string | null {
  if (cells.length > header.width) return describeExtraCells(cells.length, header.width);
  const words = problems.find(({ field, value }) => NUMBERS.has(field) && /\p{Letter}{3}/u.test(value));
  const figures = problems.find(({ field, value }) => WORDS.has(field) && /^\W*\d[\d.,\s]*[kmKM%)]*$/.test(value));
  if (!(words && figures) && problems.length < MIN_SHIFTED_CELLS) return null;
  const examples = (words && figures ? [words, figures] : problems.slice(0, 2))
    .map(({ field, value }) => `${getHeader(header, field)} holds ${quote(value)}`)
    .join(", ");
  return `The row's cells are in the wrong columns (${examples}): put quotation marks around the value that contains a comma, or add the missing cell.`;
}

function describeExtraCells(count: number, expected: number): string {
  return `The row has ${count} cells, the header ${expected}: put quotation marks around the value that contains a comma or other separator.`;
}

/** A field's header as spelled in the file, or its plainest name if the file has no such column. */
export function getHeader(header: Header, field: ImportField): string {
  return header.names[header.fields.indexOf(field)] ?? COLUMNS.get(field)?.names[0] ?? field;
}
