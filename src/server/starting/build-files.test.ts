import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { silentLog } from "#lib/log.ts";
import { createBuildFilesCheck } from "./build-files.ts";

const TEMPLATE = "server/chunks/inquiry-emails.js";
let build: string;
let time: number;

beforeEach(() => {
  time = 0;
  build = mkdtempSync(join(tmpdir(), "handover-files-"));
  mkdirSync(join(build, "server/chunks"), { recursive: true });
  for (const path of ["server/main.js", TEMPLATE]) writeFileSync(join(build, path), "");
  writeFileSync(join(build, "files.json"), JSON.stringify(["server/main.js", TEMPLATE]));
});
afterEach(() => rmSync(build, { recursive: true }));

const checkLater = (check: () => Promise<boolean>): Promise<boolean> => {
  time += 60_000;
  return check();
};

test("reports a build as incomplete while a lazily loaded file is missing, and as complete once it is back", async () => {
  const check = createBuildFilesCheck(build, silentLog, () => time);
  expect(await check()).toBe(true);
  rmSync(join(build, TEMPLATE));
  expect(await checkLater(check)).toBe(false);
  writeFileSync(join(build, TEMPLATE), "");
  expect(await checkLater(check)).toBe(true);
});

test("ignores files that are not part of the build", async () => {
  writeFileSync(join(build, "server/compiled"), "");
  expect(await createBuildFilesCheck(build, silentLog)()).toBe(true);
});

test("reports a build without its file list, or a removed one, as incomplete", async () => {
  rmSync(join(build, "files.json"));
  expect(await createBuildFilesCheck(build, silentLog)()).toBe(false);
});
