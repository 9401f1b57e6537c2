import type { Context } from "#domain/context.ts";
import { m } from "#messages/messages.js";
import { checkRedirect, mayCoverPages } from "../check-redirect.ts";
import { findCycles } from "../redirect-cycles.ts";
import type { ImportedRedirect, StoredRedirect } from "./import-queries.ts";
import type { RedirectColumn, RedirectCsvRow } from "./redirect-csv.ts";

/** A row that is not imported, and why. */
export interface RowProblem {
  line: number;
  source: string;
  /** The column to correct. */
  column: RedirectColumn;
  message: string;
}

/** What an import would change. */
export interface ImportPlan {
  created: ImportedRedirect[];
  updated: ImportedRedirect[];
  /** The stored redirects that the updated ones replace. */
  replaced: StoredRedirect[];
  unchanged: number;
  problems: RowProblem[];
}

interface Known {
  stored: readonly StoredRedirect[];
  /** Paths of pages of the site. */
  pages: ReadonlySet<string>;
}

interface ReadRow extends ImportedRedirect {
  row: RedirectCsvRow;
}

const YES = ["", "yes", "true", "1"];
const NO = ["no", "false", "0"];

/** Checks each row of a list by itself, against the other rows, and against the stored redirects. */
export function planImport(
  context: Pick<Context, "locale" | "network">,
  rows: readonly RedirectCsvRow[],
  { stored, pages }: Known,
): ImportPlan {
  const problems: RowProblem[] = [];
  const bySource = new Map(stored.map((redirect) => [redirect.from_pattern, redirect]));
  const read = new Map<string, ReadRow>();
  const reject = ({ line, source }: RedirectCsvRow, column: RedirectColumn, message: string): void =>
    void problems.push({ line, source, column, message });
  for (const row of rows) {
    const redirect = readRow(context, row);
    if ("column" in redirect) reject(row, redirect.column, redirect.message);
    else if (read.has(redirect.from_pattern)) reject(row, "source", m.redirect_import_duplicate());
    else if (hidesPage(redirect, bySource.get(redirect.from_pattern), pages))
      reject(row, "source", m.redirect_import_hides_page());
    else read.set(redirect.from_pattern, { ...redirect, row });
  }
  const others = stored.filter(({ active, from_pattern }) => active && !read.has(from_pattern));
  const cycles = findCycles([...others, ...[...read.values()].filter(({ active }) => active)]);
  const plan: ImportPlan = { created: [], updated: [], replaced: [], unchanged: 0, problems };
  for (const one of read.values()) {
    const { row, ...redirect } = one;
    const before = bySource.get(redirect.from_pattern);
    if (cycles.has(one)) reject(row, "target", m.redirect_loop());
    else if (!before) plan.created.push(redirect);
    else if (isSame(before, redirect)) plan.unchanged += 1;
    else {
      plan.updated.push(redirect);
      plan.replaced.push(before);
    }
  }
  problems.sort((a, b) => a.line - b.line);
  return plan;
}

/** Returns a row's redirect, or its problem. */
function readRow(
  context: Pick<Context, "locale" | "network">,
  { source, target, status, active }: RedirectCsvRow,
): ImportedRedirect | Pick<RowProblem, "column" | "message"> {
  if (source === "" || target === "")
    return { column: source === "" ? "source" : "target", message: m.redirect_import_incomplete() };
  if (!["", "301", "302"].includes(status)) return { column: "status", message: m.redirect_import_status() };
  const isActive = YES.includes(active.toLowerCase());
  if (!isActive && !NO.includes(active.toLowerCase())) return { column: "active", message: m.redirect_import_active() };
  const checked = checkRedirect(context, { from_pattern: source, to_pattern: target });
  if ("field" in checked)
    return { column: checked.field === "from_pattern" ? "source" : "target", message: checked.message };
  return { ...checked, status: status === "302" ? 302 : 301, active: isActive };
}

function hidesPage(
  { from_pattern, active }: ImportedRedirect,
  before: StoredRedirect | undefined,
  pages: Known["pages"],
) {
  return active && !before?.active && (mayCoverPages(from_pattern) || pages.has(from_pattern));
}

function isSame(before: StoredRedirect, { to_pattern, status, active }: ImportedRedirect): boolean {
  return before.to_pattern === to_pattern && before.status === status && before.active === active;
}
