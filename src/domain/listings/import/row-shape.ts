import { createRemark, type Remark } from "#domain/imports/table-files/remark.ts";
import type { TableRecord } from "#domain/imports/table-files/table.ts";
import type { FieldType } from "#domain/listings/fields/field-row.ts";
import { LISTING_FIELDS, listFieldsOfType } from "#domain/listings/fields/listing-fields.ts";
import { m } from "#messages/messages.js";
import { COLUMNS, type ImportField } from "./header-names.ts";
import type { Header } from "./headers.ts";
import { shorten } from "./row-problem.ts";

/** A cell with a problem. */
export interface CellProblem {
  field: ImportField;
  value: string;
  reason: Remark;
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

/** Fields that a listing can do without: an invalid value is left out, with a warning. */
export const OPTIONAL: ReadonlySet<ImportField> = new Set([
  ...listImportNames(["money", "count", "year", "percent", "flag"]).filter((field) => field !== "price"),
  "full_time",
  "part_time",
  "closing_price",
  "video_url",
  "tour_url",
  "financials_checked",
  "real_estate",
  "real_estate_available",
  "kind",
  "listed_at",
]);

/** Returns the problem with a row whose number of cells differs from the header's; null if the numbers are equal. */
export function findCountProblem(cells: readonly string[], header: Pick<Header, "names">): Remark | null {
  const filled = cells.findLastIndex((cell) => cell.trim() !== "") + 1;
  if (filled > header.names.length) return describeExtraCells(filled, header.names.length);
  if (cells.length < header.names.length) {
    return createRemark(m.import_cells_missing, { cells: cells.length, header: header.names.length });
  }
  return null;
}

/** Returns instructions if the invalid cells show that the row's cells are shifted; otherwise null. */
export function findShiftProblem(
  problems: readonly CellProblem[],
  cells: readonly string[],
  header: Header,
): Remark | null {
  if (cells.length > header.width) return describeExtraCells(cells.length, header.width);
  const words = problems.find(({ field, value }) => NUMBERS.has(field) && /\p{Letter}{3}/u.test(value));
  const figures = problems.find(({ field, value }) => WORDS.has(field) && /^\W*\d[\d.,\s]*[kmKM%)]*$/.test(value));
  if (!words || !figures) return null;
  const examples = [words, figures];
  return {
    message: m.import_cells_shifted,
    translate: (options) => {
      const holds = examples.map(({ field, value }) =>
        m.import_cell_holds({ column: getHeader(header, field), text: shorten(value) }, options),
      );
      return m.import_cells_shifted({ examples: holds.join(", ") }, options);
    },
  };
}

function describeExtraCells(cells: number, header: number): Remark {
  return createRemark(m.import_cells_extra, { cells, header });
}

/** Returns a field's header as spelled in the file, or its preferred name if the file has no such column. */
export function getHeader(header: Header, field: ImportField): string {
  return header.names[header.fields.indexOf(field)] ?? COLUMNS.get(field)?.names[0] ?? field;
}

/** Fields that show that a row is a listing, in addition to its number and category. */
const HEADING_FIELDS: readonly (ImportField | null | undefined)[] = [null, undefined, "number", "category"];
const MIN_HEADING_COLUMNS = 4;
const MAX_HEADING_LENGTH = 100;

/**
 * Returns whether a row is only the name of the group of rows below it, as in a sheet with merged cells: one cell of
 * words where neither a headline nor a place belongs.
 */
export function isGroupHeading({ cells, broken }: TableRecord, { names, fields }: Header): boolean {
  if (broken || names.length < MIN_HEADING_COLUMNS) return false;
  const filled = cells.flatMap((cell, at) => (cell.trim() === "" ? [] : [{ cell, field: fields[at] }]));
  const [only] = filled;
  return (
    filled.length === 1 &&
    only !== undefined &&
    only.cell.length <= MAX_HEADING_LENGTH &&
    HEADING_FIELDS.includes(only.field) &&
    /^\D*\p{L}{3}\D*$/u.test(only.cell)
  );
}
