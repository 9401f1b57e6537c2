import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLauncher } from "./launcher.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "handover-launcher-"));
  mkdirSync(join(folder, "bin"));
  writeFileSync(join(folder, "handover"), createLauncher("abc"));
  // Takes the place of Node, and prints its arguments after the check of its version.
  writeFileSync(join(folder, "bin/node"), '#!/bin/sh\n[ "$1" = -e ] || echo "$HANDOVER_COMMAND $*"\n');
  for (const name of ["handover", "bin/node"]) chmodSync(join(folder, name), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(args, settings = {}) {
  const env = { PATH: `${join(folder, "bin")}:${process.env.PATH}`, ...settings };
  const { status, stdout, stderr } = spawnSync(join(folder, "handover"), args, { encoding: "utf8", env });
  return { status, out: stdout.replaceAll(`${folder}/`, "").trim(), err: stderr.replaceAll(`${folder}/`, "") };
}

test("passes a command and its arguments on, with the settings", () => {
  const settings = join(folder, "site.env");
  writeFileSync(settings, "");
  const { status, out } = run(["backup", "site.tar"], { HANDOVER_SETTINGS: settings });
  expect([status, out]).toEqual([0, "handover --env-file=site.env build/abc/server/command.js backup site.tar"]);
});

test.each([
  [[], "help"],
  [["--help"], "help"],
  [["help", "backup"], "help backup"],
  [["worker", "--help"], "help worker"],
])("explains instead of running %j", (args, expected) => {
  const { status, out } = run(args);
  expect([status, out]).toEqual([0, `handover build/abc/server/command.js ${expected}`]);
});

test("stops when the settings it is told to use can't be read", () => {
  const settings = { HANDOVER_SETTINGS: join(folder, "missing.env") };
  expect(run(["doctor"], settings)).toMatchObject({
    status: 1,
    out: "",
    err: expect.stringContaining("settings in missing.env"),
  });
});

test("takes the settings of a unit from the environment", () => {
  const settings = { HANDOVER_SETTINGS: join(folder, "missing.env"), DATA_DIR: "/var/lib/handover" };
  expect(run(["doctor"], settings)).toMatchObject({ status: 0, out: "handover build/abc/server/command.js doctor" });
});

test("names the commands when there is none of that name", () => {
  expect(run(["backpu"], { DATA_DIR: "/var/lib/handover" }).status).toBe(2);
});
