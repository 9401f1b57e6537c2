import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mutants } from "./list.mjs";
import { plant, verdict } from "./plant.mjs";

const root = join(import.meta.dirname, "../..");
const run = (status, ...states) => ({
  report: { testResults: [{ status, assertionResults: states.map((state) => ({ status: state })) }] },
});

test("a fault is planted as it is written, in its one place", () => {
  expect(plant("a < b", { file: "x.ts", find: "<", replace: "$&=" })).toBe("a $&= b");
});

test("a fault whose place is gone, stands twice or changes nothing is refused", () => {
  expect(() => plant("a < b", { file: "x.ts", find: ">", replace: "<" })).toThrow(
    "x.ts: expected once, found 0 times: >",
  );
  expect(() => plant("a < b < c", { file: "x.ts", find: "<", replace: ">" })).toThrow("found 2 times");
  expect(() => plant("a < b", { file: "x.ts", find: "<", replace: "<" })).toThrow("changes nothing");
});

test("a fault is noticed when a test fails or never ends, and not when all pass", () => {
  expect(verdict(run("failed", "passed", "failed"))).toBe("killed");
  expect(verdict({ timedOut: true })).toBe("killed");
  expect(verdict(run("passed", "passed"))).toBe("survived");
});

test("a fault that keeps the tests from running at all proves nothing", () => {
  expect(verdict(run("failed"))).toBe("broken");
  expect(verdict({})).toBe("broken");
});

test("every fault on the list can still be planted, and names tests that exist", () => {
  for (const mutant of mutants) {
    expect(() => plant(readFileSync(join(root, mutant.file), "utf8"), mutant)).not.toThrow();
    expect(mutant.tests.length).toBeGreaterThan(0);
    expect(mutant.tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(mutant.why).not.toBe("");
  }
});
