import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Config } from "#config/env.ts";
import { type Dump, type DumpedTable, withDump } from "#db/dump/dump.ts";
import { createTableDigest } from "#db/dump/table-digest.ts";
import type { Context } from "#domain/context.ts";
import { verifyChain } from "#domain/ndas/evidence/verify-chain.ts";
import { FileMissing } from "#integrations/files/files.ts";
import type { KeyFiles } from "#integrations/files/key-files.ts";
import { selectUnfinishedJobs } from "#integrations/job-queries.ts";
import { SCHEDULED_JOBS } from "#integrations/scheduled-queue.ts";
import { StartupError } from "#lib/errors.ts";
import { FOLDER_ID } from "../../starting/require-shared-folder.ts";
import { type BackupCipher, createBackupCipher, createSalt } from "./backup-cipher.ts";
import { createBackupWriter, type Manifest, openBackup } from "./backup-file.ts";
import { createTarFile } from "./tar-file.ts";

/**
 * Files of the data folder or bucket that a site needs: its document key, its secrets if the operator set none, and the
 * folder's id.
 */
export const KEY_FILES = ["seal.pem", "secret-key", FOLDER_ID];

export const KEY_CHECK = "backup";

type Write = ReturnType<typeof createBackupWriter>["write"];

type Site = Pick<Context, "db" | "edition" | "encryptor" | "files" | "clock"> & { keys: KeyFiles };
type Settings = Pick<Config, "secret_key" | "backup_passphrase">;

/**
 * Writes a backup of a running site to a file and reads it again. An older file of the same name is replaced once the
 * new one is complete; until then it has the suffix `.partial`. If the backup fails, that file is deleted; it remains only
 * if the program is killed.
 */
export async function writeBackup(site: Site, settings: Settings, file: string): Promise<Manifest> {
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.partial`;
  const salt = settings.backup_passphrase ? createSalt() : null;
  const cipher = salt && settings.backup_passphrase ? createBackupCipher(settings.backup_passphrase, salt) : null;
  try {
    const manifest = await writeFile(partial, cipher, async (write) => ({
      ...(await writeContents(site, settings, write)),
      salt,
    }));
    await openBackup(partial, settings.backup_passphrase);
    await rename(partial, file);
    return manifest;
  } catch (error) {
    // What was written may have filled the disk.
    await rm(partial, { force: true });
    throw error;
  }
}

async function writeFile(
  path: string,
  cipher: BackupCipher | null,
  writeAll: (write: Write) => Promise<Manifest>,
): Promise<Manifest> {
  const tar = await createTarFile(path);
  try {
    const writer = createBackupWriter(tar, cipher);
    const manifest = await writeAll(writer.write);
    await writer.finish(manifest);
    await tar.finish();
    return manifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    throw new StartupError(`The disk that holds ${path} is full. Free some space, or choose another file.`);
  } finally {
    await tar.close();
  }
}

async function writeContents(
  { db, edition, encryptor, files, keys, clock }: Site,
  { secret_key }: Settings,
  write: Write,
): Promise<Omit<Manifest, "salt">> {
  const created_at = clock().toISOString();
  const database = await withDump(db, async (dump, transaction) => {
    const jobs = await selectUnfinishedJobs(transaction, SCHEDULED_JOBS);
    await write(
      "jobs.jsonl.gz",
      jobs.map((job) => `${JSON.stringify(job)}\n`),
      true,
    );
    const tables = await writeTables(write, dump);
    const evidence = await verifyChain({ db: transaction, files });
    return { migrations: dump.migrations, sequences: dump.sequences, tables, jobs: jobs.length, evidence };
  });
  // Written after the rows: a file is stored before its row, so every row's file is included.
  const stored = await writeFiles(write, files);
  for (const name of KEY_FILES) {
    const text = name === "secret-key" && secret_key ? null : await keys.read(name);
    if (text !== null) await write(name, [text]);
  }
  return {
    format: 1,
    created_at,
    edition: edition.code,
    ...database,
    files: stored,
    key_check: encryptor.encrypt(KEY_CHECK),
  };
}

async function writeTables(write: Write, { tables }: Dump): Promise<Manifest["tables"]> {
  const written: Manifest["tables"] = {};
  for (const { name, columns, readRows } of tables) {
    const digest = createTableDigest();
    await write(getTablePath(name), toLines(readRows, digest.add), true);
    written[name] = { columns, ...digest.read() };
  }
  return written;
}

async function* toLines(readRows: DumpedTable["readRows"], onRow: (row: string) => void): AsyncGenerator<string> {
  for await (const rows of readRows()) {
    rows.forEach(onRow);
    yield `${rows.join("\n")}\n`;
  }
}

async function writeFiles(write: Write, files: Context["files"]): Promise<Manifest["files"]> {
  const stored = { count: 0, bytes: 0 };
  for await (const key of files.list()) {
    const content = await files.get(key).catch((error) => {
      // The file was deleted in the meantime.
      if (error instanceof FileMissing) return null;
      throw error;
    });
    if (!content) continue;
    await write(`files/${key}`, [content]);
    stored.count += 1;
    stored.bytes += content.length;
  }
  return stored;
}

export const getTablePath = (name: string): string => `tables/${name}.jsonl.gz`;
