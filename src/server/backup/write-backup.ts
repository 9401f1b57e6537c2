import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#config/env.ts";
import { type Dump, type DumpedTable, withDump } from "#db/dump/dump.ts";
import { createTableDigest } from "#db/dump/table-digest.ts";
import type { Context } from "#domain/context.ts";
import { verifyChain } from "#domain/ndas/evidence/verify-chain.ts";
import { FileMissing } from "#integrations/files/files.ts";
import { selectUnfinishedJobs } from "#integrations/job-queries.ts";
import { SCHEDULED_JOBS } from "#integrations/scheduled-queue.ts";
import { createBackupCipher, createSalt } from "./backup-cipher.ts";
import { createBackupWriter, type Manifest, openBackup } from "./backup-folder.ts";

/** Files of the data folder that a site can't do without: its document key, and its secrets if the operator set none. */
export const KEY_FILES = ["seal.pem", "secret-key"];

/** What the key check encrypts. */
export const KEY_CHECK = "backup";

const PARTIAL = ".partial";

type Write = ReturnType<typeof createBackupWriter>["write"];

/**
 * Writes a backup of a running site to a new folder named by the time, reads it again, and returns its folder. An
 * interrupted backup has the suffix `.partial`; the next one deletes it.
 */
export async function writeBackup(
  { db, edition, encryptor, files, clock }: Pick<Context, "db" | "edition" | "encryptor" | "files" | "clock">,
  { data_dir, secret_key, backup_passphrase }: Pick<Config, "data_dir" | "secret_key" | "backup_passphrase">,
  parent: string,
): Promise<{ folder: string; manifest: Manifest }> {
  const created_at = clock().toISOString();
  const folder = join(parent, created_at.slice(0, 19).replaceAll(":", "-"));
  const partial = folder + PARTIAL;
  await mkdir(parent, { recursive: true, mode: 0o700 });
  for (const name of await readdir(parent))
    if (name.endsWith(PARTIAL)) await rm(join(parent, name), { recursive: true, force: true });
  await mkdir(partial, { mode: 0o700 });
  const salt = backup_passphrase && createSalt();
  const writer = createBackupWriter(
    partial,
    backup_passphrase && salt ? createBackupCipher(backup_passphrase, salt) : null,
  );
  const database = await withDump(db, async (dump, transaction) => {
    const jobs = await selectUnfinishedJobs(transaction, SCHEDULED_JOBS);
    await writer.write(
      "jobs.jsonl.gz",
      jobs.map((job) => `${JSON.stringify(job)}\n`),
      true,
    );
    const tables = await writeTables(writer.write, dump);
    const evidence = await verifyChain({ db: transaction, files });
    return { migrations: dump.migrations, sequences: dump.sequences, tables, jobs: jobs.length, evidence };
  });
  // After the rows, because a file is stored before the row that names it.
  const stored = await writeFiles(writer.write, files);
  for (const name of KEY_FILES)
    if (existsSync(join(data_dir, name)) && !(name === "secret-key" && secret_key))
      await writer.write(name, [await readFile(join(data_dir, name))]);
  const manifest: Manifest = {
    format: 1,
    created_at,
    edition: edition.code,
    ...database,
    files: stored,
    key_check: encryptor.encrypt(KEY_CHECK),
    salt: salt || null,
  };
  await writer.finish(manifest);
  await openBackup(partial, backup_passphrase);
  await rename(partial, folder);
  return { folder, manifest };
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
      // It was deleted in the meantime.
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
