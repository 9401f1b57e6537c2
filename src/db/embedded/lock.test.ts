import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StartupError } from "#lib/errors.ts";
import { findHolder, lockFolder } from "./lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "handover-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const writeLock = (holder: unknown): void => writeFileSync(join(folder, "lock"), JSON.stringify(holder));
/** Leaves the lock of a process that has ended or whose PID was reused. */
const writeStaleLock = (pid: number): void => writeLock({ pid, started: "long ago" });
const readLock = () => JSON.parse(readFileSync(join(folder, "lock"), "utf8")) as { pid: number; started: string };

test("holds a folder until it is released", () => {
  const release = lockFolder(folder);
  expect(findHolder(folder)).toMatchObject({ pid: process.pid });
  release();
  expect(findHolder(folder)).toBeNull();
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test("creates a missing folder", () => {
  const tx = join(folder, "a", "b");
  lockFolder(tx)();
  expect(existsSync(tx)).toBe(true);
});

test("rejects a folder in use with one line that names the PID and the fix", () => {
  const release = lockFolder(folder);
  let problem: unknown;
  try {
    lockFolder(folder);
  } catch (error) {
    problem = error;
  }
  expect(problem).toBeInstanceOf(StartupError);
  expect((problem as Error).message).toBe(
    `DATA_DIR ${folder} is in use by process ${process.pid}. Stop that process or set another DATA_DIR.`,
  );
  expect(findHolder(folder)).toMatchObject({ pid: process.pid });
  release();
});

test("takes over the folder of a crashed process", () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  writeStaleLock(pid);
  expect(findHolder(folder)).toBeNull();
  const release = lockFolder(folder);
  expect(readLock().pid).toBe(process.pid);
  release();
});

test("takes over the folder of a crashed process whose PID was reused", () => {
  writeStaleLock(process.pid);
  expect(findHolder(folder)).toBeNull();
  const release = lockFolder(folder);
  expect(readLock()).toMatchObject({ pid: process.pid });
  expect(readLock().started).not.toBe("long ago");
  release();
});

test.each([
  ["nothing", ""],
  ["half a record", '{"pid":1'],
  ["another program's words", '{"pid":"1"}'],
])("ignores a lock that contains %s", (_, content) => {
  writeFileSync(join(folder, "lock"), content);
  expect(findHolder(folder)).toBeNull();
  lockFolder(folder)();
});

test("releasing leaves a later owner's lock", () => {
  const release = lockFolder(folder);
  writeLock({ pid: 1, started: "another" });
  release();
  expect(readLock().pid).toBe(1);
});

test("releasing a deleted folder is not an error", () => {
  const release = lockFolder(folder);
  rmSync(folder, { recursive: true });
  expect(release).not.toThrow();
});

test("leaves a takeover in progress to the other process", () => {
  writeStaleLock(process.pid);
  mkdirSync(join(folder, "lock.takeover"));
  expect(() => lockFolder(folder)).toThrow(/is being opened by another process/);
});

test("resumes a takeover interrupted by a crash", () => {
  writeStaleLock(process.pid);
  const guard = join(folder, "lock.takeover");
  mkdirSync(guard);
  const before = new Date(Date.now() - 60_000);
  utimesSync(guard, before, before);
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test("only one of several processes takes over a stale lock", async () => {
  // Each process reports that it is ready, then tries to lock each folder that it is sent and reports the result, until
  // its stdin closes.
  const program = `
    import { createInterface } from "node:readline";
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, "lock.ts"))};
    console.log("ready");
    createInterface({ input: process.stdin }).on("line", (folder) => {
      try { lockFolder(folder); console.log("taken"); } catch (error) { console.log(error.message); }
    });`;
  const takers = Array.from({ length: 5 }, () => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
      stdio: ["pipe", "pipe", "ignore"],
    });
    return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
  });
  const readNextLines = () => Promise.all(takers.map(async ({ lines }) => (await lines.next()).value as string));
  expect(await readNextLines()).toEqual(takers.map(() => "ready"));
  // The processes meet at every step of a takeover only in some of many rounds.
  for (let round = 0; round < 500; round++) {
    const contested = join(folder, String(round));
    mkdirSync(contested);
    writeFileSync(join(contested, "lock"), JSON.stringify({ pid: process.pid, started: "long ago" }));
    for (const { child } of takers) child.stdin.write(`${contested}\n`);
    const outcomes = await readNextLines();
    const winner = takers[outcomes.indexOf("taken")]?.child.pid;
    expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(1);
    expect(findHolder(contested)?.pid).toBe(winner);
    for (const outcome of outcomes) {
      expect(outcome).toMatch(new RegExp(`^(taken|.* is in use by process ${winner}\\. .*|.* is being opened by .*)$`));
    }
  }
  await Promise.all(
    takers.map(({ child }) => {
      child.stdin.end();
      return once(child, "exit");
    }),
  );
});
