import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "#config/env.ts";
import { selectIndexes } from "#db/dump/catalog.ts";
import { digestTables, withDump } from "#db/dump/dump.ts";
import { listDifferences, listFilledTables } from "#db/dump/load-dump.ts";
import { getPdfKey } from "#domain/ndas/nda.ts";
import { selectNda } from "#domain/ndas/nda-queries.ts";
import { signNdaPdf } from "#domain/ndas/pdf/sign-nda-pdf.ts";
import { presentNda } from "#domain/ndas/signing/present-nda.ts";
import { createEncryptor } from "#integrations/encryptor.ts";
import { createFilesInMemory } from "#integrations/files/files-in-memory.ts";
import { openSiteFiles } from "#integrations/files/site-files.ts";
import { selectUnfinishedJobs } from "#integrations/job-queries.ts";
import { createJobQueue } from "#integrations/job-queue-pg-boss.ts";
import { SCHEDULED_JOBS } from "#integrations/scheduled-queue.ts";
import { silentLog } from "#lib/log.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { insertOffice } from "../../../../tests/support/listings.ts";
import { createBuyerContext, insertSecretListing, signNdaFor } from "../../../../tests/support/ndas.ts";
import { startS3Server } from "../../../../tests/support/s3-server.ts";
import { openBackup } from "./backup-file.ts";
import { openStoredDump, requireFit, restoreDatabase, restoreFiles } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const folder = mkdtempSync(join(tmpdir(), "handover-backup-"));
afterAll(() => rmSync(folder, { recursive: true }));
const SECRET_KEY = "a key of these tests, long enough for any check";
const BACKUP_PASSPHRASE = "a passphrase of these tests";

const createConfig = (env: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: join(folder, "site"), SECRET_KEY, ...env });

const openFolder = (name: string) => openSiteFiles({ data_dir: join(folder, name), bucket: null });
const { keys } = openFolder("site");
const source = { ...(await openTestContext()), encryptor: createEncryptor([SECRET_KEY]), keys };
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
await keys.write("seal.pem", "the key");
const plain = join(folder, "plain.tar");
const encrypted = join(folder, "encrypted.tar");
await writeBackup(source, createConfig(), plain);
await writeBackup(source, createConfig({ BACKUP_PASSPHRASE }), encrypted);
const before = await withDump(source.db, (dump) => digestTables(dump));
const indexes = await selectIndexes(source.db);
/** An empty database. On the embedded one it replaces the source, which is in the same memory. */
const target = await openTestDatabase();

test("leaves no unfinished file if a backup fails", async () => {
  const file = join(folder, "failing.tar");
  const broken = { ...source.files, get: () => Promise.reject(new Error("the disk is broken")) };
  await expect(writeBackup({ ...source, files: broken }, createConfig(), file)).rejects.toThrow("the disk is broken");
  expect(readdirSync(folder).filter((name) => name.startsWith("failing"))).toEqual([]);
});

test("leaves the database empty if the evidence differs from the backup", async () => {
  const backup = await openBackup(plain, null);
  await expect(restoreDatabase(target, backup, createFilesInMemory())).rejects.toThrow(
    `The NDA evidence differs from the backup: agreement ${nda.id}: the PDF differs from the one that was signed.`,
  );
  expect(await listFilledTables(target.db)).toEqual([]);
});

test.each([
  ["plain", plain],
  ["encrypted", encrypted],
])("reads the same from the %s backup as from the database", async (_, file) => {
  const backup = await openBackup(file, BACKUP_PASSPHRASE);
  expect(listDifferences(before, await digestTables(openStoredDump(backup)))).toEqual([]);
  expect(backup.manifest.tables.sessions).toBeUndefined();
});

test("restores all rows, files, jobs and evidence into an empty database", async () => {
  const backup = await openBackup(plain, null);
  const { files, keys: restored } = openFolder("restored");
  await restoreFiles(backup, { files, keys: restored });
  await restoreDatabase(target, backup, files);
  const after = await withDump(target.db, (dump) => digestTables(dump));
  expect(listDifferences(before, after)).toEqual([]);
  expect(after.listings?.rows).toBe(1);
  expect(Buffer.compare(await files.get(getPdfKey(nda.id)), await source.files.get(getPdfKey(nda.id)))).toBe(0);
  expect(await selectUnfinishedJobs(target.db, SCHEDULED_JOBS)).toEqual([
    { name: "welcome-mail", data: { id: 7 }, start_after: "2030-01-02T03:04:05.678Z" },
  ]);
  expect(await selectIndexes(target.db)).toEqual(indexes);
  expect(indexes.length).toBeGreaterThan(20);
  // The next office doesn't get an existing number, and keys are enforced again.
  expect(await insertOffice(target.db, { slug: "second" })).toBeGreaterThan(office_id);
  await expect(insertOffice(target.db, { slug: "third", region_slug: "nowhere" })).rejects.toThrow("foreign key");
});

test("restores files and keys into a bucket", async () => {
  const s3 = await startS3Server();
  const site = openSiteFiles({ data_dir: join(folder, "none"), bucket: s3.settings });
  await restoreFiles(await openBackup(encrypted, BACKUP_PASSPHRASE), site);
  expect(Buffer.compare(await site.files.get(getPdfKey(nda.id)), await source.files.get(getPdfKey(nda.id)))).toBe(0);
  expect(await site.keys.read("seal.pem")).toBe("the key");
  await s3.stop();
});

test.each([
  ["another edition", { COUNTRY: "CA" }, "set COUNTRY=US"],
  ["another key", { SECRET_KEY: "another key, long enough for any check" }, "SECRET_KEY is not the one"],
])("rejects a site with %s before writing anything", async (_, env, reason) => {
  await expect(requireFit(await openBackup(plain, null), createConfig(env), keys)).rejects.toThrow(reason);
});

test("accepts the key of the backup as the previous one", async () => {
  const env = { SECRET_KEY: "another key, long enough for any check", SECRET_KEY_PREVIOUS: SECRET_KEY };
  await requireFit(await openBackup(plain, null), createConfig(env), keys);
});

test("rejects a changed, an incomplete and an encrypted backup without its passphrase", async () => {
  const bytes = readFileSync(plain);
  const damaged = join(folder, "damaged.tar");
  const expectProblem = (content: Uint8Array, problem: string) => {
    writeFileSync(damaged, content);
    return expect(openBackup(damaged, null)).rejects.toThrow(problem);
  };
  // Inside the content of the first entry.
  await expectProblem(bytes.with(520, bytes[520]! ^ 1), "damaged.tar is damaged: jobs.jsonl.gz was changed");
  await expectProblem(bytes.subarray(0, -5_000), "damaged.tar is not a complete backup: it ends too early");
  await expectProblem(new Uint8Array(2_000).fill(65), "damaged.tar is not a complete backup: it is not a tar file");
  await expectProblem(new Uint8Array(2_000), "damaged.tar is not a complete backup: it has no SHA256SUMS");
  await expect(openBackup(join(folder, "missing.tar"), null)).rejects.toThrow("There is no file ");
  await expect(openBackup(encrypted, null)).rejects.toThrow("set BACKUP_PASSPHRASE");
  await expect(openBackup(encrypted, "another passphrase")).rejects.toThrow("is not the one");
});

test("rejects a backup of a newer release", async () => {
  const backup = await openBackup(plain, null);
  const manifest = { ...backup.manifest, migrations: [...backup.manifest.migrations, "9999-later"] };
  await expect(requireFit({ ...backup, manifest }, createConfig(), keys)).rejects.toThrow("doesn't know 9999-later");
});
