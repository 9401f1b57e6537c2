import { join } from "node:path";
import type { Config } from "#config/env.ts";
import { type Connection, connectPostgres } from "#db/connect.ts";
import { digestTables, withDump } from "#db/dump/dump.ts";
import { listDifferences, listFilledTables } from "#db/dump/load-dump.ts";
import { claimForEdition, connectToFolder, createEmbedded, hasDatabase } from "#db/embedded/data-folder.ts";
import { createFilesOnDisk } from "#integrations/files/files-on-disk.ts";
import { StartupError } from "#lib/errors.ts";
import { type Backup, openBackup } from "../backup/backup-folder.ts";
import { requireFit, restoreDatabase, restoreFiles } from "../backup/restore-backup.ts";
import type { BuildPaths } from "../bootstrap.ts";
import { formatContents } from "./format-contents.ts";
import type { Print } from "./print.ts";

/**
 * Restores a backup into an empty database and DATA_DIR. Leaves one that it was restored into before unchanged. Exits
 * with 2 without a folder.
 *
 * @throws StartupError if the backup is damaged or doesn't fit, or the database has other content.
 */
export async function restore([folder]: string[], config: Config, places: BuildPaths, print: Print): Promise<number> {
  if (!folder) {
    print.err("Choose a backup to restore: npm run restore -- /var/backups/handover/2026-11-23T03-00-00");
    return 2;
  }
  const backup = await openBackup(folder, config.backup_passphrase);
  await requireFit(backup, config);
  print.err(`The backup of ${backup.manifest.created_at} is complete: ${backup.paths.length} files are unchanged.`);
  const files = createFilesOnDisk(join(config.data_dir, "files"));
  const load = async (connection: Connection): Promise<void> => {
    await restoreFiles(backup, config.data_dir, files);
    await restoreDatabase(connection, backup, files);
  };
  const isRestored = config.database_url
    ? await restoreInto(
        connectPostgres(config.database_url, () => {}),
        backup,
        load,
      )
    : await restoreEmbedded(config, places, backup, load);
  print.out(`${isRestored ? "Restored and verified" : "Already restored"}: ${formatContents(backup.manifest)}.`);
  return 0;
}

/** Resolves to false if the database already has the content of the backup. */
async function restoreInto(
  connection: Connection,
  backup: Backup,
  load: (connection: Connection) => Promise<void>,
): Promise<boolean> {
  try {
    const filled = await listFilledTables(connection.db);
    if (filled.length === 0) await load(connection);
    else await requireSame(connection, backup);
    return filled.length === 0;
  } finally {
    await connection.close();
  }
}

async function restoreEmbedded(
  { data_dir, edition }: Config,
  { databaseWorker }: BuildPaths,
  backup: Backup,
  load: (connection: Connection) => Promise<void>,
): Promise<boolean> {
  claimForEdition(data_dir, edition.code);
  if (hasDatabase(data_dir)) return restoreInto(await connectToFolder(data_dir, databaseWorker), backup, load);
  await createEmbedded(data_dir, databaseWorker, load);
  return true;
}

/** @throws StartupError unless the database has exactly the content of the backup. */
async function requireSame({ db }: Connection, { manifest }: Backup): Promise<void> {
  const found = await withDump(db, (dump) => digestTables(dump));
  const different = listDifferences(manifest.tables, found);
  if (different.length === 0) return;
  throw new StartupError(
    `The database isn't empty, and it differs from the backup in ${different.join(", ")}. Restore into a new database or a new DATA_DIR.`,
  );
}
