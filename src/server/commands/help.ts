import { formatCommand } from "#config/format-command.ts";
import { getOwnValue } from "#lib/own-value.ts";

/** What each command does, with its arguments. */
export const HELP: Record<string, [args: string, purpose: string]> = {
  start: ["[--processes N]", "Serves the site, optionally with several processes on one port."],
  worker: ["", "Sends emails and runs jobs. A site on PostgreSQL needs at least one."],
  import: [
    "FILE [--dry-run] [--publish] | --undo RUN | FOLDER --by EMAIL",
    "Imports a spreadsheet, or the site's text from a folder.",
  ],
  export: ["FOLDER", "Writes the site's text to files."],
  demo: ["[--listings N]", "Fills an empty database with the demo network."],
  job: ["NAME [--at TIME]", "Runs a scheduled job now."],
  backup: ["FILE", "Writes a verified backup of the running site."],
  restore: ["FILE", "Restores a backup into an empty database."],
  move: ["--to DATABASE_URL", "Moves a stopped site from the embedded database to PostgreSQL."],
  doctor: ["[--dkim SELECTOR]", "Checks what the site depends on, and says what to do."],
  "head-office-link": ["", "Prints a link to create a head office account if the only one is lost."],
  "rotate-keys": ["", "Re-encrypts stored secrets after SECRET_KEY has changed."],
  "verify-chain": ["", "Checks the evidence of signed NDAs."],
};

/** Returns the help for one command, or the list of all. */
export function formatHelp(name: string): string {
  const help = getOwnValue(HELP, name);
  if (help) return `${formatCommand(name, help[0])}\n${help[1]}`;
  const lines = Object.entries(HELP).map(([command, [, purpose]]) => `  ${command.padEnd(18)}${purpose}`);
  return ["Commands:", ...lines, `For one of them: ${formatCommand("backup", "--help")}`].join("\n");
}

/** Returns an option given to a command that takes none. Commands with options check theirs themselves. */
export function findUnknownOption(name: string, args: readonly string[]): string | undefined {
  const help = getOwnValue(HELP, name);
  return help && !help[0].includes("--") ? args.find((arg) => arg.startsWith("-")) : undefined;
}
