/** The platform's commands share one entry, whose first argument is the command's name. */
const command = (name) => ({ needs: "runtime", built: true, production: true, program: ["server/command.js", name] });
const tool = (...run) => ({ needs: "full", run });

/**
 * All commands of `npm start`, `npm test` and `npm run …`: what must be installed, whether the build must be current,
 * and the script that the chosen Node then runs, in the project or (`program`) in the build. `build` has no script.
 */
export const commands = {
  start: { needs: "runtime", built: true, production: true, program: ["server/main.js"] },
  build: { needs: "runtime", built: true, production: true },
  worker: { needs: "runtime", built: true, production: true, program: ["server/worker.js"] },
  import: command("import"),
  demo: command("demo"),
  job: command("job"),
  "rotate-keys": command("rotate-keys"),
  "verify-chain": command("verify-chain"),
  dev: tool("scripts/dev.mjs"),
  test: { ...tool("scripts/test.mjs"), plainConfiguration: true },
  nightly: { ...tool("scripts/test.mjs", "nightly", "postgres", "drills", "mutants"), plainConfiguration: true },
  mutants: { ...tool("scripts/test.mjs", "mutants"), plainConfiguration: true },
  typecheck: tool("scripts/typecheck.mjs"),
  lint: tool("node_modules/@biomejs/biome/bin/biome", "check"),
  bench: { needs: "full", built: true, production: true, run: ["bench/run.mjs"] },
  drills: { needs: "full", built: true, production: true, run: ["drills/run.mjs"] },
};
