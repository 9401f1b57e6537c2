import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { plant, verdict } from "./plant.mjs";

/** Not needed by a test, or shared with the checkout by a link. */
const leftBehind = new Set([".git", "node_modules", "build", "data", "coverage"]);
/** A fault can make a test run for ever; after this many milliseconds it counts as noticed. */
const longest = 5 * 60_000;

/** A copy of the checkout as it stands, uncommitted changes too, in which faults can be planted. */
export function openWorkbench(root) {
  const folder = mkdtempSync(join(tmpdir(), "handover-mutants-"));
  const close = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", close);
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => dirname(path) !== root || !leftBehind.has(basename(path)),
  });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  return { folder, judge: (mutant) => judge(folder, mutant), run: (tests) => runTests(folder, tests) };
}

async function judge(folder, mutant) {
  const path = join(folder, mutant.file);
  const sound = readFileSync(path, "utf8");
  writeFileSync(path, plant(sound, mutant));
  try {
    return verdict(await runTests(folder, mutant.tests, mutant.database));
  } finally {
    writeFileSync(path, sound);
  }
}

/** Runs test files in the copy, on a database of that kind; answers Vitest's JSON report where it came to one. */
async function runTests(folder, tests, database) {
  const report = join(folder, "report.json");
  rmSync(report, { force: true });
  const args = [
    "node_modules/vitest/vitest.mjs",
    "run",
    ...tests,
    "--bail=1",
    "--reporter=json",
    `--outputFile=${report}`,
  ];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: "ignore",
    env: { ...process.env, ...(database && { TEST_DATABASE: database }) },
  });
  const stop = (signal) => {
    child.kill(signal);
    process.exit(1);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  let timedOut = false;
  const tooLong = setTimeout(() => {
    timedOut = true;
    child.kill("SIGKILL");
  }, longest);
  await new Promise((resolve) => child.once("close", resolve));
  clearTimeout(tooLong);
  process.off("SIGINT", stop).off("SIGTERM", stop);
  return { timedOut, report: existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined };
}
