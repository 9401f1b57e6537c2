import type { Config } from "#config/env.ts";
import { formatCommand } from "#config/format-command.ts";
import { type Connection, connectPostgres, requireReachable } from "#db/connect.ts";
import { digestTables, withDump } from "#db/dump/dump.ts";
import { listDifferences, listFilledTables } from "#db/dump/load-dump.ts";
import { claimForEdition, connectToFolder, createEmbedded, hasDatabase } from "#db/embedded/data-folder.ts";
import { openSiteFiles, type SiteFiles } from "#integrations/files/site-files.ts";
import { StartupError } from "#lib/errors.ts";
import type { BuildPaths } from "../bootstrap.ts";
import { type Backup, openBackup } from "./backup/backup-file.ts";
import { requireFit, restoreDatabase, restoreFiles } from "./backup/restore-backup.ts";
import { formatContents } from "./format-contents.ts";
import type { Print } from "./print.ts";

/**
 * Restores a backup into DATA_DIR and an empty server database, or in place of the embedded one, which is set aside.
 * Leaves a database that already has the backup's content unchanged. Exits with 2 without a file.
 *
 * @throws StartupError if the backup is damaged or doesn't fit, or the database has other content.
 */
export async function restore([file]: string[], config: Config, places: BuildPaths, print: Print): Promise<number> {
  if (!file) {
    print.err(`Choose a backup to restore: ${formatCommand("restore", "handover.tar")}`);
    return 2;
  }
  const backup = await openBackup(file, config.backup_passphrase);
  const site = openSiteFiles(config);
  await requireFit(backup, config, site.keys);
  print.err(`The backup of ${backup.manifest.created_at} is complete: ${backup.paths.length} entries are unchanged.`);
  const isRestored = config.database_url
    ? await restoreOnServer(config.database_url, site, backup)
    : await restoreEmbedded(config, places, site, backup, print);
  print.out(`${isRestored ? "Restored and verified" : "Already restored"}: ${formatContents(backup.manifest)}.`);
  return 0;
}

/** Resolves to false if the database already had the content of the backup. */
async function restoreOnServer(url: string, site: SiteFiles, backup: Backup): Promise<boolean> {
  const connection = connectPostgres(url, () => {});
  try {
    await requireReachable(connection.db);
    const filled = await listFilledTables(connection.db);
    const different = filled.length > 0 ? await listDifferent(connection, backup) : [];
    if (different.length > 0)
      throw new StartupError(
        `The database isn't empty, and it differs from the backup in ${different.join(", ")}. Restore into a new database.`,
      );
    await restoreFiles(backup, site);
    if (filled.length === 0) await restoreDatabase(connection, backup, site.files);
    return filled.length === 0;
  } finally {
    await connection.close();
  }
}

/** Resolves to false if the database already had the content of the backup. */
async function restoreEmbedded(
  { data_dir, edition }: Config,
  { databaseWorker }: BuildPaths,
  site: SiteFiles,
  backup: Backup,
  print: Print,
): Promise<boolean> {
  claimForEdition(data_dir, edition.code);
  const isSame = hasDatabase(data_dir) && (await hasContent(await connectToFolder(data_dir, databaseWorker), backup));
  await restoreFiles(backup, site);
  if (isSame) return false;
  const replaced = await createEmbedded(data_dir, databaseWorker, (fresh) =>
    restoreDatabase(fresh, backup, site.files),
  );
  if (replaced) print.err(`The previous database is in ${replaced}. Delete it when you no longer need it.`);
  return true;
}

async function hasContent(connection: Connection, backup: Backup): Promise<boolean> {
  try {
    return (await listDifferent(connection, backup)).length === 0;
  } finally {
    await connection.close();
  }
}

/** Returns the tables in which a database differs from a backup. */
async function listDifferent({ db }: Connection, { manifest }: Backup): Promise<string[]> {
  return listDifferences(manifest.tables, await withDump(db, (dump) => digestTables(dump)));
}
