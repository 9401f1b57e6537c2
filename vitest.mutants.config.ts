import { defineConfig } from "vitest/config";

/** The unit and database tests that Stryker runs against each mutant, on the embedded database. */
export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ["src/{api,domain,integrations,lib,server/pages}/**/*.test.ts"],
    globalSetup: "tests/support/database-server.ts",
    isolate: false,
  },
});
