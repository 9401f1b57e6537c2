/**
 * Mutation tests (`npm run mutants`) of the code where a wrong line costs people money or privacy: NDAs, sessions and
 * passwords, staff roles and second factors, money, encryption and forged requests.
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
  // A constant's mutants need a new process each, and a changed message or log line costs nobody anything.
  ignoreStatic: true,
  mutator: { excludedMutations: ["StringLiteral"] },
  coverageAnalysis: "perTest",
  concurrency: 2,
  // Stryker would rewrite tsconfig.json with an API that this TypeScript does not have; the tests do not need it.
  tsconfigFile: "no-tsconfig.json",
  symlinkNodeModules: true,
  ignorePatterns: ["build", "data"],
  tempDirName: "build/.mutants",
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { allowColor: false, reportTests: false },
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 20,
};
