import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isAbandoned, withLock } from "./lock.mjs";

const folder = mkdtempSync(join(tmpdir(), "handover-lock-"));
const file = join(folder, "deeper/.lock");
afterAll(() => rmSync(folder, { recursive: true }));
const noProcess = 2 ** 30;

test("two concurrent starts run their work one after the other", async () => {
  const events = [];
  const work = (name) => async () => {
    events.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`${name} ends`);
  };
  await Promise.all([withLock(file, work("one")), withLock(file, work("two")), withLock(file, work("three"))]);
  expect(events).toHaveLength(6);
  for (let n = 0; n < 6; n += 2) expect(events[n + 1]).toBe(events[n].replace("begins", "ends"));
  expect(existsSync(file)).toBe(false);
});

test("failing work releases the lock", async () => {
  await expect(withLock(file, () => Promise.reject(new Error("no luck")))).rejects.toThrow("no luck");
  expect(existsSync(file)).toBe(false);
});

test("takes over the lock of a killed start", async () => {
  writeFileSync(file, JSON.stringify({ pid: noProcess, host: hostname() }));
  expect(await withLock(file, () => "done")).toBe("done");
});

test("takes over another machine's lock only after it hasn't been updated for a while", async () => {
  const text = JSON.stringify({ pid: noProcess, host: "elsewhere" });
  expect(isAbandoned({ text, renewedAt: Date.now() - 10_000 })).toBe(false);
  writeFileSync(file, text);
  utimesSync(file, new Date(0), new Date(0));
  expect(await withLock(file, () => "done")).toBe("done");
});

test("leaves a lock that is still being written to its owner", () => {
  expect(isAbandoned({ text: "", renewedAt: Date.now() })).toBe(false);
});
