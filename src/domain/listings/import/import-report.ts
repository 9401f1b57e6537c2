import type { ImportFinding } from "#db/tables/imports.ts";
import { BYTE_ORDER_MARK, formatCsvLine } from "#lib/format-csv.ts";
import { FindingGroups } from "./finding-groups.ts";
import { REPORT_HEADERS } from "./header-names.ts";
import type { RowProblem, RowWarning } from "./row-problem.ts";

/**
 * Writes a CSV report of rejected rows and rows with warnings: line, column, value, reason and whether the row was
 * imported, then the original row under its own headers. A corrected report can be imported as it is. A row with
 * several warnings takes one line.
 */
export class ImportReport {
  readonly #write: (csv: string) => void;
  readonly #groups = new FindingGroups();
  #headers: readonly string[] = [];
  #warnings: RowWarning[] = [];
  #isStarted = false;

  constructor(write: (csv: string) => void) {
    this.#write = write;
  }

  setHeaders(headers: readonly string[]): void {
    this.#headers = headers;
  }

  addProblem({ line, column, value, reason, record, message }: RowProblem): void {
    this.#groups.add("rejected", message, { line, column, text: reason });
    this.#addLine([String(line), column ?? "", value, reason, "rejected", ...record]);
  }

  /** Adds a warning. All warnings of a row must be added one after the other. */
  addWarning(warning: RowWarning): void {
    if (this.#warnings[0] && this.#warnings[0].line !== warning.line) this.end();
    this.#groups.add("imported", warning.message, warning);
    this.#warnings.push(warning);
  }

  /** Lists what was found, one entry per kind of finding, the most frequent first. */
  listFindings(): ImportFinding[] {
    return this.#groups.list();
  }

  end(): void {
    const [first] = this.#warnings;
    if (!first) return;
    const join = (key: "column" | "value" | "text"): string => this.#warnings.map((one) => one[key]).join(" | ");
    this.#addLine([String(first.line), join("column"), join("value"), join("text"), "imported", ...first.record]);
    this.#warnings = [];
  }

  #addLine(cells: readonly string[]): void {
    if (!this.#isStarted) this.#write(BYTE_ORDER_MARK + formatCsvLine([...REPORT_HEADERS, ...this.#headers]));
    this.#isStarted = true;
    this.#write(formatCsvLine(cells));
  }
}
