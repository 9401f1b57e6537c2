import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "#config/env.ts";
import { digestTables, withDump } from "#db/dump/dump.ts";
import { listDifferences, listFilledTables } from "#db/dump/load-dump.ts";
import { getPdfKey } from "#domain/ndas/nda.ts";
import { selectNda } from "#domain/ndas/nda-queries.ts";
import { signNdaPdf } from "#domain/ndas/pdf/sign-nda-pdf.ts";
import { presentNda } from "#domain/ndas/signing/present-nda.ts";
import { createEncryptor } from "#integrations/encryptor.ts";
import { createFilesInMemory } from "#integrations/files/files-in-memory.ts";
import { selectUnfinishedJobs } from "#integrations/job-queries.ts";
import { createJobQueue } from "#integrations/job-queue-pg-boss.ts";
import { SCHEDULED_JOBS } from "#integrations/scheduled-queue.ts";
import { silentLog } from "#lib/log.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { insertOffice } from "../../../tests/support/listings.ts";
import { createBuyerContext, insertSecretListing, signNdaFor } from "../../../tests/support/ndas.ts";
import { openBackup } from "./backup-folder.ts";
import { openStoredDump, requireFit, restoreDatabase, restoreFiles } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const folder = mkdtempSync(join(tmpdir(), "handover-backup-"));
afterAll(() => rmSync(folder, { recursive: true }));
const SECRET_KEY = "a key of these tests, long enough for any check";
const BACKUP_PASSPHRASE = "a passphrase of these tests";

const createConfig = (env: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: join(folder, "site"), SECRET_KEY, ...env });

const source = { ...(await openTestContext()), encryptor: createEncryptor([SECRET_KEY]) };
const office_id = await insertOffice(source.db, { heading: 'Tab\t, "quotes", \\N, \u2028,\nlines and 日本' });
await insertSecretListing(source, { number: 100_501, office_id });
const pat = await createBuyerContext(source);
await presentNda(pat, "restaurant-100501");
const { nda } = await signNdaFor(pat, "restaurant-100501");
await signNdaPdf(source, (await selectNda(source.db, nda.id))!);
const queue = createJobQueue(source.connection, silentLog);
await queue.start(["welcome-mail"]);
await queue.send(source.db, "welcome-mail", { id: 7 }, new Date("2030-01-02T03:04:05.678Z"));
await queue.stop();
const plain = await writeBackup(source, createConfig(), join(folder, "plain"));
const encrypted = await writeBackup(source, createConfig({ BACKUP_PASSPHRASE }), join(folder, "encrypted"));
const before = await withDump(source.db, (dump) => digestTables(dump));
/** An empty database. On the embedded one it replaces the source, which is in the same memory. */
const target = await openTestDatabase();

/** Returns a damaged copy of a backup. */
function copyBackup(name: string, change: (copy: string) => void): string {
  const copy = join(folder, name);
  cpSync(plain.folder, copy, { recursive: true });
  change(copy);
  return copy;
}

test("leaves the database empty if the evidence differs from the backup", async () => {
  const backup = await openBackup(plain.folder, null);
  await expect(restoreDatabase(target, backup, createFilesInMemory())).rejects.toThrow(
    `The NDA evidence differs from the backup: agreement ${nda.id}: the PDF differs from the one that was signed.`,
  );
  expect(await listFilledTables(target.db)).toEqual([]);
});

test.each([
  ["plain", plain],
  ["encrypted", encrypted],
])("reads the same from the %s backup as from the database", async (_, { folder }) => {
  const backup = await openBackup(folder, BACKUP_PASSPHRASE);
  expect(listDifferences(before, await digestTables(openStoredDump(backup)))).toEqual([]);
  expect(backup.manifest.tables.sessions).toBeUndefined();
});

test("restores all rows, files, jobs and evidence into an empty database", async () => {
  const backup = await openBackup(plain.folder, null);
  const files = createFilesInMemory();
  await restoreFiles(backup, join(folder, "restored"), files);
  await restoreDatabase(target, backup, files);
  const after = await withDump(target.db, (dump) => digestTables(dump));
  expect(listDifferences(before, after)).toEqual([]);
  expect(after.listings?.rows).toBe(1);
  expect(Buffer.compare(await files.get(getPdfKey(nda.id)), await source.files.get(getPdfKey(nda.id)))).toBe(0);
  expect(await selectUnfinishedJobs(target.db, SCHEDULED_JOBS)).toEqual([
    { name: "welcome-mail", data: { id: 7 }, start_after: "2030-01-02T03:04:05.678Z" },
  ]);
  // The next office doesn't get an existing number, and keys are enforced again.
  expect(await insertOffice(target.db, { slug: "second" })).toBeGreaterThan(office_id);
  await expect(insertOffice(target.db, { slug: "third", region_slug: "nowhere" })).rejects.toThrow("foreign key");
});

test.each([
  ["another edition", { COUNTRY: "CA" }, "set COUNTRY=US"],
  ["another key", { SECRET_KEY: "another key, long enough for any check" }, "SECRET_KEY is not the one"],
])("rejects a site with %s before writing anything", async (_, env, reason) => {
  await expect(requireFit(await openBackup(plain.folder, null), createConfig(env))).rejects.toThrow(reason);
});

test("accepts the key of the backup as the previous one", async () => {
  const env = { SECRET_KEY: "another key, long enough for any check", SECRET_KEY_PREVIOUS: SECRET_KEY };
  await requireFit(await openBackup(plain.folder, null), createConfig(env));
});

test("rejects a changed, an incomplete and an encrypted backup without its passphrase", async () => {
  const table = join("tables", "offices.jsonl.gz");
  const changed = copyBackup("changed", (copy) => appendFileSync(join(copy, table), "x"));
  await expect(openBackup(changed, null)).rejects.toThrow("tables/offices.jsonl.gz was changed");
  const incomplete = copyBackup("incomplete", (copy) => rmSync(join(copy, table)));
  await expect(openBackup(incomplete, null)).rejects.toThrow("tables/offices.jsonl.gz is missing");
  await expect(openBackup(folder, null)).rejects.toThrow("is not a complete backup");
  await expect(openBackup(encrypted.folder, null)).rejects.toThrow("set BACKUP_PASSPHRASE");
  await expect(openBackup(encrypted.folder, "another passphrase")).rejects.toThrow("is not the one");
});

test("rejects a backup of a newer release", async () => {
  const backup = await openBackup(plain.folder, null);
  const manifest = { ...backup.manifest, migrations: [...backup.manifest.migrations, "9999-later"] };
  await expect(requireFit({ ...backup, manifest }, createConfig())).rejects.toThrow("doesn't know 9999-later");
});
