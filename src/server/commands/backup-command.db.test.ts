import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "#config/env.ts";
import { findLastBackup } from "#domain/jobs/last-backup.ts";
import { createEncryptor } from "#integrations/encryptor.ts";
import { openSiteFiles } from "#integrations/files/site-files.ts";
import { createJobQueue } from "#integrations/job-queue-pg-boss.ts";
import { silentLog } from "#lib/log.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { createBackup } from "./backup-command.ts";

const folder = mkdtempSync(join(tmpdir(), "handover-backup-command-"));
afterAll(() => rmSync(folder, { recursive: true }));

const SECRET_KEY = "a key of these tests, long enough for any check";
const config = readConfig({ DATA_DIR: folder, SECRET_KEY });
const now = new Date("2026-11-25T03:04:05Z");
const context = { ...(await openTestContext()), encryptor: createEncryptor([SECRET_KEY]), clock: () => now };
const { keys } = openSiteFiles(config);
const queue = createJobQueue(context.connection, silentLog);
await queue.start([]);
await queue.stop();

async function run(file: string) {
  const lines: string[] = [];
  const print = { out: (line: string) => lines.push(line), err: (line: string) => lines.push(line) };
  const code = await createBackup([file], { config, keys, context }, print);
  return { code, output: lines.join("\n") };
}

test("records a complete backup for monitoring", async () => {
  expect(await findLastBackup(context)).toBeNull();
  const file = join(folder, "site.tar");
  expect(await run(file)).toMatchObject({ code: 0, output: expect.stringContaining(`Backup ${file}: `) });
  expect(existsSync(file)).toBe(true);
  expect(await findLastBackup(context)).toEqual(now);
});

test("asks for a file instead of a folder", async () => {
  expect(await run(folder)).toEqual({ code: 2, output: expect.stringContaining("Choose a file for the backup") });
});
