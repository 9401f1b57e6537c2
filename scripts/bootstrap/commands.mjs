/** Commands of the built server share one script, which takes the command's name as its first argument. */
const defineCommand = (name) => ({
  needs: "runtime",
  built: true,
  production: true,
  program: ["server/command.js", name],
});
/**
 * Flags of Node for a process that serves. V8 would let the space for new objects grow to 130 MB, which saves no
 * measurable time: pages are short-lived, and 4 MB hold several of them.
 */
export const serverFlags = ["--max-semi-space-size=4"];

const defineTool = (...run) => ({ needs: "full", run });

/**
 * The commands behind `npm start`, `npm test` and `npm run …`: what must be installed, whether a current build is
 * needed, in the configured languages or in `everyLanguage`, and the script to run, either in the project (`run`) or in
 * the build (`program`), with Node's `flags`. `build` has no script.
 */
export const commands = {
  start: { needs: "runtime", built: true, production: true, program: ["server/main.js"], flags: serverFlags },
  build: { needs: "runtime", built: true, production: true },
  worker: { needs: "runtime", built: true, production: true, program: ["server/worker.js"], flags: serverFlags },
  release: { needs: "runtime", built: true, production: true, everyLanguage: true, run: ["scripts/release.mjs"] },
  import: defineCommand("import"),
  export: defineCommand("export"),
  demo: defineCommand("demo"),
  job: defineCommand("job"),
  backup: defineCommand("backup"),
  restore: defineCommand("restore"),
  move: defineCommand("move"),
  doctor: defineCommand("doctor"),
  "head-office-link": defineCommand("head-office-link"),
  "rotate-keys": defineCommand("rotate-keys"),
  "verify-chain": defineCommand("verify-chain"),
  dev: defineTool("scripts/dev.mjs"),
  test: { ...defineTool("scripts/test.mjs"), plainConfiguration: true },
  nightly: { ...defineTool("scripts/test.mjs", "nightly", "postgres", "drills", "mutants"), plainConfiguration: true },
  mutants: { ...defineTool("scripts/test.mjs", "mutants"), plainConfiguration: true },
  typecheck: defineTool("scripts/typecheck.mjs"),
  lint: defineTool("node_modules/@biomejs/biome/bin/biome", "check"),
  bench: { needs: "full", built: true, production: true, run: ["bench/run.mjs"] },
  drills: { needs: "full", built: true, production: true, run: ["drills/run.mjs"] },
};
