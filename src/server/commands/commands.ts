import { verifyChain } from "#domain/ndas/evidence/verify-chain.ts";
import { createHeadOfficeLink } from "#domain/staff/sign-in/create-first-admin-link.ts";
import { getOwnValue } from "#lib/own-value.ts";
import type { BuildPaths, Services } from "../bootstrap.ts";
import { createBackup } from "./backup-command.ts";
import { exportFolder } from "./export-command.ts";
import { importFile } from "./import-command.ts";
import { runJob } from "./job-command.ts";
import type { Print } from "./print.ts";
import { rotateKeys } from "./rotate-keys-command.ts";

type Command = (args: string[], services: Services, print: Print, places: BuildPaths) => Promise<number>;

/** Every command by its name; each resolves with its exit code. */
const COMMANDS: Record<string, Command> = {
  backup: createBackup,
  demo: async (...command) => (await import("./demo-command.ts")).loadDemonstration(...command),
  export: exportFolder,
  "head-office-link": printHeadOfficeLink,
  import: importFile,
  job: runJob,
  "rotate-keys": rotateKeys,
  "verify-chain": verifyEvidence,
};

/** The commands that may create the embedded database. */
const CREATES_SITE = new Set(["demo", "import"]);

/** Tells whether a command is about a site that must exist already. */
export function needsSite(name: string): boolean {
  return Object.hasOwn(COMMANDS, name) && !CREATES_SITE.has(name);
}

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

/** Prints a one-time link to create a head office account, for when the only one is lost. */
async function printHeadOfficeLink(_: string[], { context }: Services, print: Print): Promise<number> {
  print.out(`${context.network.origin}${await createHeadOfficeLink(context)}`);
  print.err("The link works once, within 24 hours. Disable the lost account at the desk (Staff).");
  return 0;
}
