import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createKeyFilesOnDisk } from "#integrations/files/key-files.ts";
import { openSiteFiles } from "#integrations/files/site-files.ts";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { startS3Server } from "../../../tests/support/s3-server.ts";
import { requireSharedFolder } from "./require-shared-folder.ts";

const { db } = await openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "handover-shared-"));
afterAll(() => rmSync(folder, { recursive: true }));

const shared = join(folder, "shared");
const other = join(folder, "other");

/** Starts a node on a folder; resolves with what it reported. */
async function start(data_dir: string, public_origin = "https://www.example.com"): Promise<string[]> {
  const reported: string[] = [];
  await requireSharedFolder(db, createKeyFilesOnDisk(data_dir), { public_origin }, (line) => reported.push(line));
  return reported;
}

test("starts every node on the folder of the first one", async () => {
  expect(await start(shared)).toEqual([]);
  expect(await start(shared)).toEqual([]);
});

test("rejects a node with a folder of its own, also when it is started again", async () => {
  const reason = `DATA_DIR ${other} is not the one that this database's other nodes use`;
  await expect(start(other)).rejects.toThrow(reason);
  await expect(start(other)).rejects.toThrow(reason);
});

test("only reports it on a loopback origin", async () => {
  expect(await start(other, "http://localhost:3000")).toEqual([expect.stringContaining(other)]);
});

test("starts nodes that share a bucket and no folder", async () => {
  await db.deleteFrom("data_folder").execute();
  const s3 = await startS3Server();
  for (const data_dir of [shared, other]) {
    const { keys } = openSiteFiles({ data_dir, bucket: s3.settings });
    await requireSharedFolder(db, keys, { public_origin: "https://www.example.com" }, () => {});
  }
  expect([...s3.objects.keys()]).toEqual(["site/keys/site-id"]);
  await s3.stop();
});

test("names a damaged id", async () => {
  writeFileSync(join(other, "site-id"), "x\n");
  await expect(start(other)).rejects.toThrow(`site-id in DATA_DIR ${other} is not a UUID. Remove it.`);
});
