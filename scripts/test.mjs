import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { saveLatestBuild } from "./bootstrap/builds.mjs";
import { ensureBuilt } from "./bootstrap/fresh-build.mjs";
import { getUserMessage, UserError } from "./bootstrap/user-error.mjs";
import { runStep } from "./testing/run-step.mjs";
import { tally } from "./testing/tally.mjs";

/*
 * Runs every check of the project in turn; a failure doesn't stop the next. `npm test -- types postgres` runs only
 * those. The last line is the total: `N passed, N failed`.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const say = (line) => console.log(line);
const reports = mkdtempSync(join(tmpdir(), "handover-test-"));

/** Languages of the tests' build: the default, those that some tests request, and every country's own. */
const TEST_LOCALES = "en-US,en-CA,en-GH,en-IE,es-ES,fr-CA,ja-JP,vi-VN";

/** Database tests whose SQL or concurrency differs on a PostgreSQL server; `postgres` runs all database tests there. */
const CONNECTIONS = [
  "src/api/rest/accounts.db.test.ts",
  "src/db/change-feed.db.test.ts",
  "src/db/connect.db.test.ts",
  "src/db/embedded/dialect.db.test.ts",
  "src/db/migrations.db.test.ts",
  "src/db/tables/drift.db.test.ts",
  "src/domain/idempotency/run-once.db.test.ts",
  "src/domain/jobs/jobs.db.test.ts",
  "src/domain/leads/answer-lead.db.test.ts",
  "src/domain/leads/merge-leads.db.test.ts",
  "src/domain/ndas/evidence/verify-chain.db.test.ts",
  "src/domain/ndas/signing/sign-nda.db.test.ts",
  "src/domain/search/index/live-index.db.test.ts",
  "src/integrations/job-queue-pg-boss.db.test.ts",
  "src/integrations/rate-limiter.db.test.ts",
];

/** Time limit of a step that `npm run nightly` runs. */
const NIGHT_MS = 3 * 3_600_000;

const steps = {
  types: () => check(["scripts/typecheck.mjs"]),
  lint: () => check(["node_modules/@biomejs/biome/bin/biome", "check"]),
  unused: () => check(["node_modules/knip/bin/knip.js"]),
  build: () => buildOnce().then(() => ({ passed: 1, failed: 0 })),
  unit: () => vitest("unit"),
  database: () => vitest("database", { TEST_DATABASE: "embedded" }),
  connections: async () => vitest("database", { TEST_DATABASE: "postgres" }, checkPresent(CONNECTIONS)),
  postgres: () => vitest("database", { TEST_DATABASE: "postgres" }),
  contract: () => onBuild(() => vitest("contract")),
  browser: () => onBuild(() => vitest("browser")),
  nightly: () => onBuild(() => vitest("nightly", { GENERATED: "anew" }, [], NIGHT_MS)),
  drills: () =>
    onBuild(() => check(["drills/run.mjs"], { env: { ...process.env, NODE_ENV: "production" }, timeout: NIGHT_MS })),
  mutants: () => check(["node_modules/@stryker-mutator/core/bin/stryker.js", "run"], { timeout: NIGHT_MS }),
};
/** Skipped unless named. */
const optional = {
  unused: existsSync(join(root, "knip.json")),
  postgres: false,
  nightly: false,
  drills: false,
  mutants: false,
};

let build;
/** Returns the build for the server tests; built once, and attempted only once if it fails. */
function buildOnce() {
  build ??= ensureBuilt(
    root,
    { ...process.env, LOCALES: TEST_LOCALES },
    { path: process.execPath, version: process.version },
    say,
  ).then((folder) => {
    saveLatestBuild(root, folder);
    process.env.BUILT_FOLDER = folder;
  });
  return build;
}

async function onBuild(work) {
  await buildOnce().catch(() => {
    throw new UserError("These tests need a build.");
  });
  return work();
}

/** Runs a tool that reports only an exit code, which counts as one test. */
async function check(args, options) {
  const exitCode = await runStep(args, { cwd: root, ...options });
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [`exit code ${exitCode}`] };
}

/** Returns the files. @throws if one was moved, which would otherwise be skipped silently. */
function checkPresent(files) {
  const missing = files.filter((file) => !existsSync(join(root, file)));
  if (missing.length > 0) throw new UserError(`There is no ${missing.join(", ")} here to run.`);
  return files;
}

async function vitest(project, env = {}, files = [], timeout = undefined) {
  if (!existsSync(join(root, "src/messages"))) await runStep(["scripts/generate.mjs"], { cwd: root });
  const report = join(reports, `${project}-${env.TEST_DATABASE ?? ""}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--allowOnly=false",
    "--project",
    project,
    ...reporters,
    ...files,
  ];
  const exitCode = await runStep(args, { cwd: root, env: { ...process.env, ...env }, timeout });
  return tally(existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined, exitCode);
}

async function main(names) {
  const unknown = names.filter((name) => !Object.hasOwn(steps, name));
  if (unknown.length > 0)
    say(`There is no check called ${unknown.join(", ")}; there are ${Object.keys(steps).join(", ")}.`);
  const chosen = Object.keys(steps).filter((name) =>
    names.length > 0 ? names.includes(name) : (optional[name] ?? true),
  );
  const total = { passed: 0, failed: unknown.length };
  const summary = [];
  const failures = unknown.map((name) => `${name}: no such check`);
  for (const name of chosen) {
    say(`\n── ${name} ──`);
    const started = Date.now();
    const counts = await steps[name]().catch((error) => {
      const reason = getUserMessage(error) ?? error;
      say(reason);
      return { passed: 0, failed: 1, failures: [String(reason)] };
    });
    failures.push(...(counts.failures ?? []).map((failure) => `${name}: ${failure.replace(`${root}/`, "")}`));
    const line = `${name}: ${counts.passed} passed, ${counts.failed} failed, ${((Date.now() - started) / 1000).toFixed(1)} s`;
    say(counts.note ? `${line} (${counts.note})` : line);
    summary.push(line);
    total.passed += counts.passed;
    total.failed += counts.failed;
  }
  // At the end, where a long log is read first.
  if (failures.length > 0) say(`\n${failures.map((failure) => `✗ ${failure}`).join("\n")}`);
  say(`\n${summary.join("\n")}\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

process.once("exit", () => rmSync(reports, { recursive: true, force: true }));
process.exitCode = await main(process.argv.slice(2));
