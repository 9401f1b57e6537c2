import { statSync } from "node:fs";
import { formatCommand } from "#config/format-command.ts";
import { recordBackup } from "#domain/jobs/last-backup.ts";
import type { Services } from "../bootstrap.ts";
import { writeBackup } from "./backup/write-backup.ts";
import { countRows, formatContents } from "./format-contents.ts";
import type { Print } from "./print.ts";

/**
 * Writes a backup to a file, and records for monitoring that it is complete. Exits with 2 without a file name, and with
 * 1 if the NDA evidence has faults; the backup then contains them, and monitoring reports that it is missing.
 */
export async function createBackup(
  [file]: string[],
  { config, context, keys }: Pick<Services, "config" | "context" | "keys">,
  print: Print,
): Promise<number> {
  if (!file || isFolder(file)) {
    print.err(`Choose a file for the backup: ${formatCommand("backup", "handover.tar")}`);
    return 2;
  }
  const started_at = context.clock();
  const manifest = await writeBackup({ ...context, keys }, config, file);
  print.out(`Backup ${file}: ${formatContents(manifest)}.`);
  if (!manifest.salt) print.err("It is not encrypted. To encrypt backups, set BACKUP_PASSPHRASE.");
  if (config.secret_key) print.err("SECRET_KEY is not in it. Store that somewhere else: a restore needs both.");
  const { faults } = manifest.evidence;
  for (const fault of faults) print.err(`NDA evidence: ${fault}`);
  if (faults.length > 0) return 1;
  try {
    await recordBackup(context, { file, rows: countRows(manifest), started_at });
    return 0;
  } catch (error) {
    print.err(`The backup is complete, but it can't be recorded for monitoring: ${(error as Error).message}`);
    return 1;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
