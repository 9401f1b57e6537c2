import { createReadStream, createWriteStream, type WriteStream } from "node:fs";
import { access, constants, rename, stat } from "node:fs/promises";
import { basename } from "node:path";
import { finished } from "node:stream/promises";
import { parseArgs } from "node:util";
import { formatCommand } from "#config/format-command.ts";
import type { ImportFinding } from "#db/tables/imports.ts";
import type { Context } from "#domain/context.ts";
import { importFile as importRows } from "#domain/imports/import-file.ts";
import { ENGLISH } from "#domain/imports/table-files/remark.ts";
import { UnreadableFile } from "#domain/imports/table-files/table.ts";
import type { ImportInput, ImportResult } from "#domain/listings/import/import-listings.ts";
import { ImportReport } from "#domain/listings/import/import-report.ts";
import { Invalid } from "#lib/errors.ts";
import type { Services } from "../bootstrap.ts";
import { importFolder } from "./import-folder.ts";
import { IMPORT_OPTIONS } from "./import-options.ts";
import { describeIgnored, loadProfile } from "./import-profile.ts";
import type { Print } from "./print.ts";
import { undoImport } from "./undo-import-command.ts";

const USAGE = `Choose a file to import: ${formatCommand("import", "listings.csv")} [--dry-run] [--category Retail] [--encoding windows-1252] [--publish]. To undo an import: --undo RUN [--dry-run]. To import the site's text: ${formatCommand("import", "FOLDER")} --by EMAIL [--dry-run].`;

const UNREADABLE = new Set(["ENOENT", "EACCES", "EISDIR", "EPERM"]);

/** Rows between two lines of progress. */
const PROGRESS_EVERY = 5_000;

type ImportOptions = ReturnType<typeof parseArgs<{ options: typeof IMPORT_OPTIONS; allowPositionals: true }>>;

/** @returns null if an option is unknown or lacks its value. */
function parseImportArguments(args: string[]): ImportOptions | null {
  try {
    return parseArgs({ args, options: IMPORT_OPTIONS, allowPositionals: true });
  } catch {
    return null;
  }
}

/**
 * Imports a spreadsheet of listings, offices or agents, or a folder of texts. Prints one line per rejected row, and
 * saves rejected rows and rows with warnings in a report next to the file. Exits with 0 even if rows were rejected, and
 * with 2 if the file cannot be read or is none of these lists.
 */
export async function importFile(args: string[], { context, index }: Services, print: Print): Promise<number> {
  const { positionals: [path] = [], values: options = {} } = parseImportArguments(args) ?? {};
  if (options.undo !== undefined)
    return undoImport(options.undo, options["dry-run"] ?? false, { context, index }, print);
  if (!path) {
    print.err(USAGE);
    return 2;
  }
  try {
    await access(path, constants.R_OK);
    if ((await stat(path)).isDirectory())
      return await importFolder(path, { by: options.by, isDryRun: options["dry-run"] ?? false }, context, print);
    const input = {
      ...(options.category && { category: options.category }),
      ...(options.encoding && { encoding: options.encoding }),
      ...(options.publish && { publishesAll: true }),
      ...(options["dry-run"] ? { isDryRun: true } : { run: { file_name: basename(path) } }),
      ...(await loadProfile(path, options)),
    };
    const result = await importWithReport(context, path, input, print);
    // Waits until visitors see the imported rows.
    await index.waitUntilSettled();
    printResult(result, print);
    if (options["dry-run"]) print.out("This was a dry run: nothing was saved.");
    if (result.run_id !== null && result.created + result.updated > 0) {
      print.out(`To undo this import: ${formatCommand("import", `--undo ${result.run_id}`)}`);
    }
    if (result.report) print.out(`The rejected rows, and those with warnings, are in ${result.report}.`);
    return 0;
  } catch (error) {
    const isUnreadable = UNREADABLE.has((error as NodeJS.ErrnoException).code ?? "");
    if (!(error instanceof Invalid) && !isUnreadable) throw error;
    const reason = error instanceof UnreadableFile ? error.remark.translate(ENGLISH) : (error as Error).message;
    print.err(error instanceof Invalid ? `${path}: ${reason}` : `Can't read ${path}: ${reason}`);
    return 2;
  }
}

/** Imports a file and writes its report beside it. */
async function importWithReport(
  context: Context,
  path: string,
  options: Partial<ImportInput>,
  print: Print,
): Promise<ImportResult & { report: string | null }> {
  const file = new ReportFile(`${path}.import-report.csv`);
  const report = new ImportReport((csv) => file.write(csv));
  let shown = 0;
  const result = await importRows(context, {
    ...options,
    open: () => createReadStream(path),
    source: "import",
    onHeaders: (headers) => report.setHeaders(headers),
    onBadRow: (problem) => {
      report.addProblem(problem);
      print.out(`line ${problem.line}${problem.column ? `, ${problem.column}` : ""}: ${problem.reason}`);
    },
    onWarning: (warning) => report.addWarning(warning),
    onProgress: (rows) => {
      if (rows - shown < PROGRESS_EVERY) return;
      shown = rows;
      print.err(`${rows} rows`);
    },
  });
  report.end();
  for (const finding of report.listFindings()) if (finding.result === "imported") print.err(describeFinding(finding));
  try {
    return { ...result, report: await file.finish() };
  } catch (error) {
    print.err(`The report couldn't be written: ${(error as Error).message}`);
    return { ...result, report: null };
  }
}

/** "lines 4, 9, 12 and 238 more, Cash Flow: …" */
function describeFinding({ lines, rows, column, text }: ImportFinding): string {
  const more = rows > lines.length ? ` and ${rows - lines.length} more` : "";
  return `${rows === 1 ? "line" : "lines"} ${lines.join(", ")}${more}${column ? `, ${column}` : ""}: ${text}`;
}

/** A file that is created with its first text, and has its name once it is complete. */
class ReportFile {
  readonly #path: string;
  #stream: WriteStream | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  write(text: string): void {
    if (!this.#stream) {
      this.#stream = createWriteStream(`${this.#path}.partial`);
      // A failure is reported at the end; without a listener it would end the process.
      this.#stream.on("error", () => {});
    }
    this.#stream.write(text);
  }

  /** @returns the file's path; null if nothing was written */
  async finish(): Promise<string | null> {
    if (!this.#stream) return null;
    if (this.#stream.errored) throw this.#stream.errored;
    await finished(this.#stream.end());
    await rename(`${this.#path}.partial`, this.#path);
    return this.#path;
  }
}

const FORMATS: Record<ImportResult["format"], string> = {
  csv: "text",
  xlsx: "an Excel workbook",
  ods: "an OpenDocument spreadsheet",
  json: "JSON",
};

function printResult(result: ImportResult, print: Print): void {
  print.out(describeReading(result));
  if (result.ignored_headers.length > 0) print.err(describeIgnored(result));
  const { rows, created, updated, unchanged, rejected, drafts = 0, warnings, warned_rows } = result;
  const warned = `${warnings === 1 ? "1 warning" : `${warnings} warnings`} in ${warned_rows === 1 ? "1 row" : `${warned_rows} rows`}`;
  print.out(
    `${rows} rows: ${created} new, ${updated} updated, ${unchanged} unchanged, ${rejected} rejected.${
      warnings > 0 ? ` ${warned}.` : ""
    }`,
  );
  if (drafts > 0) {
    print.out(
      `Kept as drafts: ${drafts}, because their public text identifies the seller. Review them at the desk, or import the file again with --publish.`,
    );
  }
}

/** Returns how the file was read: "Read as text in windows-1252 (93 % certain; --encoding overrides it)". */
function describeReading({ format, encoding, confidence, stray_bytes }: ImportResult): string {
  const isText = format === "csv" || format === "json";
  if (!isText) return `Read as ${FORMATS[format]}.`;
  const strays = stray_bytes > 0 ? `; ${stray_bytes} bytes are not ${encoding} and were read as windows-1252` : "";
  return `Read as ${FORMATS[format]} in ${encoding} (${Math.round(confidence * 100)} % certain; --encoding overrides it)${strays}.`;
}
