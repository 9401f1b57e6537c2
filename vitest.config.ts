import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const database = "{src,tests}/**/*.db.test.ts";
const demonstration = "tests/support/demonstration.ts";

/*
 * `database` runs on the embedded database, or on a PostgreSQL server with TEST_DATABASE=postgres. `contract` and
 * `browser` run against the built server, so they want a current build (`npm run build`); so does `nightly`, which takes
 * too long for every run.
 */
export default defineConfig({
  // Vitest would load its other copy for the tests than the libraries load, and the two refuse each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    // Long enough for a slow machine with other work; what hangs is ended all the same.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // What is about to be so is looked at again for this long: a slow machine is late, not wrong.
    expect: { poll: { timeout: 60_000 } },
    // Two files side by side on a small machine too; much of a test is waiting.
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
          // So that a worker's files share its database (tests/support/database.ts).
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          globalSetup: demonstration,
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
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: demonstration,
        },
      },
    ],
  },
});
