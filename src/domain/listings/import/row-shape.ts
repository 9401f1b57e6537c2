import type { ImportField } from "./header-names.ts";
import type { Header } from "./headers.ts";
import { quoted } from "./row-problem.ts";

/** A cell at fault. */
export interface CellProblem {
  field: ImportField;
  value: string;
  reason: string;
}

const FIGURES = new Set<ImportField>([
  "price",
  "down_payment",
  "sellers_discretionary_earnings",
  "total_sales",
  "inventory",
  "furniture_fixtures_equipment",
  "employees",
  "full_time",
  "part_time",
  "year_established",
  "listed_at",
  "sold_at",
  "closing_price",
  "investment_min",
  "investment_max",
  "franchise_fee",
]);

const WORDS = new Set<ImportField>([
  "category",
  "subcategory",
  "location",
  "state",
  "status",
  "kind",
  "office",
  "real_estate",
  "franchisee_operation",
  "relocatable",
  "lender_prequalified",
]);

/** A row with so many cells at fault has moved as a whole. */
const MANY = 4;

/** What is wrong with a row that has not as many cells as the header; null when it has. */
export function countProblem(cells: readonly string[], header: Pick<Header, "names">): string | null {
  const filled = cells.findLastIndex((cell) => cell.trim() !== "") + 1;
  if (filled > header.names.length) return tooMany(filled, header.names.length);
  if (cells.length < header.names.length) {
    return `The row has ${cells.length} cells, the header ${header.names.length}: put quotation marks around the value that holds a line break, or add the missing cells.`;
  }
  return null;
}

/** Whether cells at fault are so because the row's cells have moved: in words what to do, else null. */
export function shiftProblem(
  problems: readonly CellProblem[],
  cells: readonly string[],
  header: Header,
): string | null {
  if (cells.length > header.width) return tooMany(cells.length, header.width);
  const words = problems.find(({ field, value }) => FIGURES.has(field) && /\p{Letter}{3}/u.test(value));
  const figures = problems.find(({ field, value }) => WORDS.has(field) && /^\W*\d[\d.,\s]*[kmKM%)]*$/.test(value));
  if (!(words && figures) && problems.length < MANY) return null;
  const examples = (words && figures ? [words, figures] : problems.slice(0, 2))
    .map(({ field, value }) => `${getHeader(header, field)} holds ${quoted(value)}`)
    .join(", ");
  return `The row's cells have moved (${examples}): put quotation marks around the value that holds a comma, or add the missing cell.`;
}

function tooMany(count: number, expected: number): string {
  return `The row has ${count} cells, the header ${expected}: put quotation marks around the value that holds a comma or other separator.`;
}

/** A field's column as the file spells it. */
export function getHeader(header: Header, field: ImportField): string {
  return header.names[header.fields.indexOf(field)] ?? field;
}
