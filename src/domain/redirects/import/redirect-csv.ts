import { parse } from "csv-parse/sync";
import { formatCsvLine } from "#lib/format-csv.ts";
import type { StoredRedirect } from "./import-queries.ts";

/** A row of a list of redirects as written, with its line in the text. */
export interface RedirectCsvRow {
  line: number;
  source: string;
  target: string;
  status: string;
  active: string;
}

export type RedirectColumn = Exclude<keyof RedirectCsvRow, "line">;

const COLUMNS: readonly RedirectColumn[] = ["source", "target", "status", "active"];

/**
 * Parses a list of redirects: CSV with the header `source,target,status,active` in any order, or the same columns
 * without a header. Cells are separated by commas, semicolons or tabs. Status and active are optional.
 */
export function parseRedirectCsv(text: string): RedirectCsvRow[] {
  const records = parse(text, {
    bom: true,
    delimiter: [",", ";", "\t"],
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as { record: string[]; info: { lines: number } }[];
  const first = records[0]?.record.map((cell) => cell.toLowerCase()) ?? [];
  const hasHeader = first.includes("source") && first.includes("target");
  const columns = hasHeader ? first : COLUMNS;
  return records.slice(hasHeader ? 1 : 0).map(({ record, info }) => {
    const read = (name: RedirectColumn): string => record[columns.indexOf(name)] ?? "";
    return {
      line: info.lines,
      source: read("source"),
      target: read("target"),
      status: read("status"),
      active: read("active"),
    };
  });
}

/** Writes redirects so that importing the text again changes nothing. Their cells start with a slash or a letter. */
export function formatRedirectCsv(redirects: readonly Omit<StoredRedirect, "id">[]): string {
  const rows = redirects.map(({ from_pattern, to_pattern, status, active }) =>
    formatCsvLine([from_pattern, to_pattern, String(status), active ? "yes" : "no"]),
  );
  return [formatCsvLine(COLUMNS), ...rows].join("");
}
