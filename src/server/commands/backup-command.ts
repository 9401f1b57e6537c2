import { writeBackup } from "../backup/write-backup.ts";
import type { Services } from "../bootstrap.ts";
import { formatContents } from "./format-contents.ts";
import type { Print } from "./print.ts";

/**
 * Writes a backup to a new folder inside the one that was named. Exits with 2 without a folder; 1 if the NDA evidence
 * has faults, which the backup then records.
 */
export async function createBackup(
  [parent]: string[],
  { config, context }: Pick<Services, "config" | "context">,
  print: Print,
): Promise<number> {
  if (!parent) {
    print.err("Choose a folder for the backup: npm run backup -- /var/backups/handover");
    return 2;
  }
  const { folder, manifest } = await writeBackup(context, config, parent);
  print.out(`Backup ${folder}: ${formatContents(manifest)}.`);
  if (!manifest.salt) print.err("It is not encrypted. To encrypt backups, set BACKUP_PASSPHRASE.");
  if (config.secret_key) print.err("SECRET_KEY is not in it. Store that somewhere else: a restore needs both.");
  const { faults } = manifest.evidence;
  for (const fault of faults) print.err(`NDA evidence: ${fault}`);
  return faults.length > 0 ? 1 : 0;
}
