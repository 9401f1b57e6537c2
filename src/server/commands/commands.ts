import { createReadStream } from "node:fs";
import { access, constants, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { ImportResult } from "#domain/listings/import/import-listings.ts";
import { writeImportReport } from "#domain/listings/import/import-report.ts";
import type { RowProblem } from "#domain/listings/import/row-problem.ts";
import { verifyChain } from "#domain/ndas/evidence/verify-chain.ts";
import { importFile as importRows } from "#domain/network-import/import-network.ts";
import { createHeadOfficeLink } from "#domain/staff/sign-in/offer-first-admin-link.ts";
import { Invalid } from "#lib/errors.ts";
import { getOwnValue } from "#lib/own-value.ts";
import type { BuildPaths, Services } from "../bootstrap.ts";
import { createBackup } from "./backup-command.ts";
import { runJob } from "./job-command.ts";
import type { Print } from "./print.ts";
import { rotateKeys } from "./rotate-keys-command.ts";

type Command = (args: string[], services: Services, print: Print, places: BuildPaths) => Promise<number>;

/** Every command by its name; each resolves with its exit code. */
const COMMANDS: Record<string, Command> = {
  backup: createBackup,
  demo: async (...command) => (await import("./demo-command.ts")).loadDemonstration(...command),
  "head-office-link": printHeadOfficeLink,
  import: importFile,
  job: runJob,
  "rotate-keys": rotateKeys,
  "verify-chain": verifyEvidence,
};

/** Runs a command on an open database. Reports an unknown name and exits with 2. */
export async function runCommand(
  name: string,
  args: string[],
  services: Services,
  places: BuildPaths,
  print: Print,
): Promise<number> {
  const command = getOwnValue(COMMANDS, name);
  if (command) return command(args, services, print, places);
  print.err(`Unknown command ${JSON.stringify(name)}. Choose from ${Object.keys(COMMANDS).join(", ")}.`);
  return 2;
}

/** Recomputes the evidence of signatures. Exits with 0 if everything matches, 1 if not. */
async function verifyEvidence(_: string[], { context }: Services, print: Print): Promise<number> {
  const { links, ndas, faults } = await verifyChain(context);
  for (const fault of faults) print.out(fault);
  print.out(
    faults.length > 0
      ? `Found ${faults.length} faults in ${links} links and ${ndas} agreements.`
      : `Verified ${links} links and ${ndas} agreements. All are unchanged.`,
  );
  return faults.length > 0 ? 1 : 0;
}

/** @returns null if an option is unknown or lacks its value. */
function parseImportArguments(args: string[]): {
  path: string | undefined;
  category: string | undefined;
  publish: boolean;
} | null {
  try {
    const options = { category: { type: "string" }, publish: { type: "boolean" } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    return { path: positionals[0], category: values.category, publish: values.publish ?? false };
  } catch {
    return null;
  }
}

/** Prints a one-time link to create a head office account, for when the only one is lost. */
async function printHeadOfficeLink(_: string[], { context }: Services, print: Print): Promise<number> {
  print.out(`${context.network.origin}${await createHeadOfficeLink(context)}`);
  print.err("The link works once, within 24 hours. Disable the lost account at the desk (Staff).");
  return 0;
}

/** Rows between two lines of progress. */
const PROGRESS_EVERY = 5_000;

/**
 * Imports a spreadsheet of listings, offices or agents. Prints one line per bad row and saves those rows in a report
 * next to the file. Exits with 0 even if some rows were bad; 2 if the file cannot be read or is not a list of any of
 * these.
 */
async function importFile(args: string[], { context, index }: Services, print: Print): Promise<number> {
  const { path, category, publish } = parseImportArguments(args) ?? {};
  if (!path) {
    print.err("Choose a file to import: npm run import -- listings.csv [--category Retail] [--publish]");
    return 2;
  }
  try {
    await access(path, constants.R_OK);
  } catch (error) {
    print.err(`Cannot read ${path}: ${(error as Error).message}`);
    return 2;
  }
  const problems: RowProblem[] = [];
  let shown = 0;
  let result: ImportResult;
  try {
    result = await importRows(context, {
      open: () => createReadStream(path),
      source: "import",
      ...(category && { category }),
      ...(publish && { publishesAll: true }),
      onBadRow: (problem) => {
        problems.push(problem);
        print.out(`line ${problem.line}${problem.column ? `, ${problem.column}` : ""}: ${problem.reason}`);
      },
      onWarning: ({ line, column, text }) => print.err(`line ${line}, ${column}: ${text}`),
      onProgress: (rows) => {
        if (rows - shown < PROGRESS_EVERY) return;
        shown = rows;
        print.err(`${rows} rows`);
      },
    });
  } catch (error) {
    if (!(error instanceof Invalid) && (error as NodeJS.ErrnoException).code !== "EISDIR") throw error;
    print.err(`${path}: ${(error as Error).message}`);
    return 2;
  }
  if (result.ignored_headers.length > 0) {
    print.err(`Ignored columns: ${result.ignored_headers.join(", ")}.`);
  }
  // Ensures that visitors see the imported rows when the command ends.
  await index.waitUntilSettled();
  print.out(
    `${result.rows} rows: ${result.created} new, ${result.updated} updated, ${result.unchanged} unchanged, ${result.rejected} rejected.`,
  );
  if (problems.length > 0) {
    const report = `${path}.import-report.csv`;
    await writeFile(report, writeImportReport(problems, result.headers));
    print.out(`The rejected rows are in ${report}.`);
  }
  return 0;
}
