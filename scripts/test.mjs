import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { saveLatestBuild } from "./bootstrap/builds.mjs";
import { ensureBuilt } from "./bootstrap/fresh-build.mjs";
import { getUserMessage, UserError } from "./bootstrap/user-error.mjs";
import { runStep } from "./testing/run-step.mjs";
import { countResults } from "./testing/tally.mjs";

/*
 * Runs every check of the project in turn; a failure doesn't stop the next. `npm test -- types postgres` runs only
 * those. The last line is the total: `N passed, N failed`.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const log = (line) => console.log(line);
/** Reports and data that the steps share (tests/support/demonstration.ts). */
const run = mkdtempSync(join(tmpdir(), "handover-test-"));
process.env.TEST_RUN = run;

/** Languages in the test build: the default and the ones that tests use. */
const TEST_LOCALES = "en-US,en-CA,en-GH,en-IE,es-ES,fr-CA,ja-JP,vi-VN";

/**
 * Database tests whose SQL or concurrency behaves differently on a PostgreSQL server; `postgres` runs all database
 * tests there.
 */
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
const NIGHTLY_TIMEOUT_MS = 3 * 3_600_000;

const steps = {
  // With the build's languages, because the build compiles the same messages meanwhile.
  types: () => runCheck(["scripts/typecheck.mjs"], { env: { ...process.env, LOCALES: TEST_LOCALES } }),
  lint: () => runCheck(["node_modules/@biomejs/biome/bin/biome", "check"]),
  unused: () => runCheck(["node_modules/knip/bin/knip.js"]),
  build: () => buildOnce().then(() => ({ passed: 1, failed: 0 })),
  unit: () => runVitest("unit"),
  database: () => runVitest("database", { TEST_DATABASE: "embedded" }),
  connections: async () => runVitest("database", { TEST_DATABASE: "postgres" }, requireFiles(CONNECTIONS)),
  postgres: () => runVitest("database", { TEST_DATABASE: "postgres" }),
  contract: () => runOnBuild(() => runVitest("contract")),
  browser: () => runOnBuild(() => runVitest("browser")),
  nightly: () => runOnBuild(() => runVitest("nightly", { GENERATED: "anew" }, [], NIGHTLY_TIMEOUT_MS)),
  drills: () =>
    runOnBuild(() =>
      runCheck(["drills/run.mjs"], { env: { ...process.env, NODE_ENV: "production" }, timeout: NIGHTLY_TIMEOUT_MS }),
    ),
  mutants: () =>
    runCheck(["node_modules/@stryker-mutator/core/bin/stryker.js", "run"], { timeout: NIGHTLY_TIMEOUT_MS }),
};
/** Steps that test the build, and those of them that use the demo's data. */
const ON_BUILD = ["build", "contract", "browser", "nightly", "drills"];
const ON_DEMO = ["contract", "browser", "nightly"];
/** Skipped unless named. */
const optional = {
  unused: existsSync(join(root, "knip.json")),
  postgres: false,
  nightly: false,
  drills: false,
  mutants: false,
};

let build;
/** Builds for the server tests, only once even if the build fails. */
function buildOnce() {
  build ??= ensureBuilt(
    root,
    { ...process.env, LOCALES: TEST_LOCALES },
    { path: process.execPath, version: process.version },
    log,
  ).then((folder) => {
    saveLatestBuild(root, folder);
    process.env.BUILT_FOLDER = folder;
  });
  return build;
}

let demonstration;
/** Creates the demo's data once for all steps; without it, each step creates its own. */
function createDemonstrationOnce() {
  demonstration ??= buildOnce()
    .then(() => import("../tests/support/demonstration.ts"))
    .then(({ setup }) => setup());
  return demonstration;
}

/** Builds and creates the demo's data on one core while the checks of the sources use another. */
function prepare(chosen) {
  if (chosen.some((name) => ON_BUILD.includes(name))) buildOnce().catch(() => {});
  if (chosen.some((name) => ON_DEMO.includes(name))) createDemonstrationOnce().catch(() => {});
}

async function runOnBuild(work) {
  await buildOnce().catch(() => {
    throw new UserError("Skipped, because the build failed.");
  });
  await demonstration;
  return work();
}

/** Runs a tool and counts its exit code as one test. */
async function runCheck(args, options) {
  const exitCode = await runStep(args, { cwd: root, ...options });
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [`exit code ${exitCode}`] };
}

/** Returns the files. @throws if one is missing, because Vitest would skip it silently. */
function requireFiles(files) {
  const missing = files.filter((file) => !existsSync(join(root, file)));
  if (missing.length > 0) throw new UserError(`Test files not found: ${missing.join(", ")}.`);
  return files;
}

async function runVitest(project, env = {}, files = [], timeout = undefined) {
  if (!existsSync(join(root, "src/messages"))) await runStep(["scripts/compile-messages.mjs"], { cwd: root });
  const report = join(run, `${project}-${env.TEST_DATABASE ?? ""}.json`);
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
  return countResults(existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined, exitCode);
}

async function main(names) {
  const unknown = names.filter((name) => !Object.hasOwn(steps, name));
  if (unknown.length > 0) log(`Unknown checks: ${unknown.join(", ")}. Choose from ${Object.keys(steps).join(", ")}.`);
  const chosen = Object.keys(steps).filter((name) =>
    names.length > 0 ? names.includes(name) : (optional[name] ?? true),
  );
  const total = { passed: 0, failed: unknown.length };
  const summary = [];
  const failures = unknown.map((name) => `${name}: unknown check`);
  prepare(chosen);
  for (const name of chosen) {
    log(`\n── ${name} ──`);
    const started = Date.now();
    const counts = await steps[name]().catch((error) => {
      const reason = getUserMessage(error) ?? error;
      log(reason);
      return { passed: 0, failed: 1, failures: [String(reason)] };
    });
    failures.push(...(counts.failures ?? []).map((failure) => `${name}: ${failure.replace(`${root}/`, "")}`));
    const line = `${name}: ${counts.passed} passed, ${counts.failed} failed, ${((Date.now() - started) / 1000).toFixed(1)} s`;
    log(counts.note ? `${line} (${counts.note})` : line);
    summary.push(line);
    total.passed += counts.passed;
    total.failed += counts.failed;
  }
  // Printed last, because people read a long log from the end.
  if (failures.length > 0) log(`\n${failures.map((failure) => `✗ ${failure}`).join("\n")}`);
  log(`\n${summary.join("\n")}\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

process.once("exit", () => rmSync(run, { recursive: true, force: true }));
process.exitCode = await main(process.argv.slice(2));
