import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const database = "{src,tests}/**/*.db.test.ts";
const demonstration = "tests/support/demonstration.ts";
const sharedSite = "tests/support/shared-site.ts";

/** Files that take longest, although some are short. They start first, so that no worker waits for one of them. */
const LONGEST =
  /\/(every-(page|route)|process-life|two-servers|tls-proxy|editions|buyer-journeys|nda-journey|desk-leads-journey|commands)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted].sort((a, b) => Number(LONGEST.test(b.moduleId)) - Number(LONGEST.test(a.moduleId)));
  }
}

/** Tests of a running site spend much of their time waiting for it. */
const siteWorkers = Math.max(3, availableParallelism() - 1);

/*
 * `database` runs on the embedded database, or on a PostgreSQL server with TEST_DATABASE=postgres. `contract`, `browser`
 * and `nightly` test the built server and need a current build (`npm run build`). `nightly` is too slow for every run.
 */
export default defineConfig({
  // Otherwise Vitest loads graphql's ES modules for tests and CommonJS for libraries, and their types are incompatible.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    // Long enough for a slow, busy machine, and still ends a test that hangs.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Long enough that a poll doesn't fail on a slow machine.
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: LongestFirst },
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.mjs", "tests/*.test.ts", "tests/support/**/*.test.ts"],
          exclude: [database],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: [database],
          globalSetup: "tests/support/database-server.ts",
          // Lets all test files of a worker share its database (tests/support/database.ts).
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          globalSetup: [demonstration, sharedSite],
          maxWorkers: siteWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "nightly",
          include: ["tests/nightly/**/*.test.ts"],
          testTimeout: 1_800_000,
          globalSetup: demonstration,
          // Several files make a release, all in the same folder.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: [demonstration, sharedSite],
          maxWorkers: siteWorkers,
          // Projects of a group must have the same number of workers.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
