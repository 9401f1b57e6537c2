import type { ImportFinding } from "#db/tables/imports.ts";

/** A file whose rows are all different has more groups than anyone reads. */
const MAX_GROUPS = 200;
const MAX_LINES = 5;

/** Collects findings: the same message about the same column counts as one, even for different values. */
export class FindingGroups {
  readonly #groups = new Map<unknown, ImportFinding[]>();
  #count = 0;

  add(
    result: ImportFinding["result"],
    message: unknown,
    { line, column, text }: { line: number; column: string | null; text: string },
  ): void {
    const found = this.#groups.get(message) ?? [];
    const group = found.find((one) => one.result === result && one.column === column);
    if (group) {
      group.rows += 1;
      if (group.lines.length < MAX_LINES) group.lines.push(line);
      return;
    }
    if (this.#count >= MAX_GROUPS) return;
    this.#count += 1;
    this.#groups.set(message, [...found, { result, column, text, rows: 1, lines: [line] }]);
  }

  /** Rejected rows first, then the most frequent. */
  list(): ImportFinding[] {
    return [...this.#groups.values()]
      .flat()
      .sort((a, b) => b.result.localeCompare(a.result) || b.rows - a.rows || (a.lines[0] ?? 0) - (b.lines[0] ?? 0));
  }
}
