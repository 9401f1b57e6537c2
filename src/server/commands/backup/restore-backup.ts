import type { Config } from "#config/env.ts";
import type { Connection } from "#db/connect.ts";
import type { Dump } from "#db/dump/dump.ts";
import { listDifferences, loadDump } from "#db/dump/load-dump.ts";
import { requireKnownMigrations } from "#db/migrations.ts";
import { verifyChain } from "#domain/ndas/evidence/verify-chain.ts";
import { createEncryptor } from "#integrations/encryptor.ts";
import type { Files } from "#integrations/files/files.ts";
import type { KeyFiles } from "#integrations/files/key-files.ts";
import type { SiteFiles } from "#integrations/files/site-files.ts";
import type { UnfinishedJob } from "#integrations/job-queries.ts";
import { createJobQueue } from "#integrations/job-queue-pg-boss.ts";
import { StartupError } from "#lib/errors.ts";
import { silentLog } from "#lib/log.ts";
import type { Backup } from "./backup-file.ts";
import { getTablePath, KEY_CHECK, KEY_FILES } from "./write-backup.ts";

const BATCH_ROWS = 1_000;
const FILES = "files/";

/**
 * Checks, before anything is written, that a backup fits the site.
 *
 * @throws StartupError if it is of another edition or a newer release, or if DATA_DIR or the bucket has other keys
 */
export async function requireFit(
  { manifest, paths, readText }: Backup,
  { edition, ...secrets }: Pick<Config, "edition" | "secret_key" | "secret_key_previous">,
  keys: KeyFiles,
): Promise<void> {
  if (manifest.edition !== edition.code)
    throw new StartupError(`The backup is of the ${manifest.edition} edition: set COUNTRY=${manifest.edition}.`);
  requireKnownMigrations("The backup", manifest.migrations, "Restore it with that release.");
  for (const name of KEY_FILES.filter((name) => paths.includes(name))) {
    const existing = await keys.read(name);
    if (existing !== null && existing !== (await readText(name)))
      throw new StartupError(`${keys.place} has another ${name} than the backup. Choose another.`);
  }
  const stored = paths.includes("secret-key") ? await readText("secret-key") : null;
  const key = secrets.secret_key ?? stored;
  if (key && createEncryptor([key, secrets.secret_key_previous ?? key]).decrypt(manifest.key_check) === KEY_CHECK)
    return;
  throw new StartupError(
    stored
      ? "SECRET_KEY is not the one of the site in the backup, which is in the backup's file secret-key. Set that one."
      : "SECRET_KEY is not the one of the site in the backup. Set that one, or a new one with that one as SECRET_KEY_PREVIOUS.",
  );
}

/** Writes the files and keys of a backup into a data folder or bucket. Existing files are overwritten. */
export async function restoreFiles({ paths, read, readText }: Backup, { files, keys }: SiteFiles): Promise<void> {
  for (const path of paths.filter((path) => path.startsWith(FILES)))
    await files.put(path.slice(FILES.length), Buffer.concat(await read(path).toArray()));
  for (const name of KEY_FILES.filter((name) => paths.includes(name))) await keys.write(name, await readText(name));
}

/**
 * Loads a backup's database and its unfinished jobs into an empty database, and verifies the NDA evidence before it
 * commits.
 *
 * @throws StartupError if anything differs from the backup; the database then stays empty
 */
export async function restoreDatabase(connection: Connection, backup: Backup, files: Files): Promise<void> {
  const { manifest } = backup;
  const jobs: UnfinishedJob[] = [];
  for await (const line of backup.readLines("jobs.jsonl.gz")) jobs.push(JSON.parse(line));
  await loadWithJobs(connection, openStoredDump(backup), jobs, async (db, digests) => {
    const different = listDifferences(manifest.tables, digests);
    if (different.length > 0) throw new StartupError(`These tables differ from the backup: ${different.join(", ")}.`);
    const evidence = await verifyChain({ db, files });
    if (JSON.stringify(evidence) !== JSON.stringify(manifest.evidence))
      throw new StartupError(
        `The NDA evidence differs from the backup: ${evidence.faults.join("; ") || `${evidence.links} links`}.`,
      );
  });
}

/** Loads a dump and queues jobs in one transaction. */
export async function loadWithJobs(
  connection: Connection,
  dump: Dump,
  jobs: readonly UnfinishedJob[],
  check: Parameters<typeof loadDump>[2],
): Promise<void> {
  const queue = createJobQueue(connection, silentLog);
  // A new database has no queues yet, and they can't be created inside the transaction.
  await queue.start([...new Set(jobs.map(({ name }) => name))]);
  try {
    await loadDump(connection.db, dump, async (db, digests) => {
      for (const { name, data, start_after } of jobs) await queue.send(db, name, data, new Date(start_after));
      await check(db, digests);
    });
  } finally {
    await queue.stop();
  }
}

/** Opens the database of a backup as a dump. */
export function openStoredDump({ manifest, readLines }: Backup): Dump {
  return {
    migrations: manifest.migrations,
    sequences: manifest.sequences,
    tables: Object.entries(manifest.tables).map(([name, { columns }]) => ({
      name,
      columns,
      readRows: () => toBatches(readLines(getTablePath(name))),
    })),
  };
}

async function* toBatches(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const line of lines) {
    batch.push(line);
    if (batch.length < BATCH_ROWS) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
