/**
 * Mutation tests (`npm run mutants`) of code where a bug can cost people money or privacy: NDAs, sessions, passwords,
 * staff roles, second factors, money, encryption and CSRF protection.
 */
export default {
  plugins: ["@stryker-mutator/vitest-runner"],
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutants.config.ts" },
  mutate: [
    "src/domain/ndas/{confidential,documents,evidence,signing}/**/*.ts",
    "src/domain/accounts/{password,sessions}/**/*.ts",
    "src/domain/staff/{second-factor,sign-in}/**/*.ts",
    "src/domain/staff/staff-policy.ts",
    "src/domain/valuation/{adjustments,comparables,estimate-value,in-major,size-factor}.ts",
    "src/domain/valuation/financing/financing.ts",
    "src/lib/money.ts",
    "src/integrations/encryptor.ts",
    "src/api/http/csrf.ts",
    "src/server/pages/same-origin.ts",
    "!src/**/*.test.ts",
    "!src/**/*-queries.ts",
  ],
  // Mutants of constants each need a new process. Mutants of strings are mostly messages and log lines.
  ignoreStatic: true,
  mutator: { excludedMutations: ["StringLiteral"] },
  coverageAnalysis: "perTest",
  concurrency: 2,
  // Names no file, because Stryker rewrites tsconfig.json with an API that this TypeScript version doesn't have.
  tsconfigFile: "no-tsconfig.json",
  symlinkNodeModules: true,
  ignorePatterns: ["build", "data"],
  tempDirName: "build/.mutants",
  // Below the score measured so far; `break` fails the command.
  thresholds: { high: 90, low: 80, break: 70 },
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { allowColor: false, reportTests: false },
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 20,
};
