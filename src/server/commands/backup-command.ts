import type { Services } from "../bootstrap.ts";
import { writeBackup } from "./backup/write-backup.ts";
import { formatContents } from "./format-contents.ts";
import type { Print } from "./print.ts";

/**
 * Writes a backup to a file. Exits with 2 without a file name, and with 1 if the NDA evidence has faults; the backup
 * then records them.
 */
export async function createBackup(
  [file]: string[],
  { config, context, keys }: Pick<Services, "config" | "context" | "keys">,
  print: Print,
): Promise<number> {
  if (!file) {
    print.err("Choose a file for the backup: npm run backup -- handover.tar");
    return 2;
  }
  const manifest = await writeBackup({ ...context, keys }, config, file);
  print.out(`Backup ${file}: ${formatContents(manifest)}.`);
  if (!manifest.salt) print.err("It is not encrypted. To encrypt backups, set BACKUP_PASSPHRASE.");
  if (config.secret_key) print.err("SECRET_KEY is not in it. Store that somewhere else: a restore needs both.");
  const { faults } = manifest.evidence;
  for (const fault of faults) print.err(`NDA evidence: ${fault}`);
  return faults.length > 0 ? 1 : 0;
}
