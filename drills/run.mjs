import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/*
 * `npm run drills -- worker-killed` runs drills/worker-killed.drill.ts: something goes wrong on purpose, on a PostgreSQL
 * of its own, and what must hold is checked afterwards. Without a name all of them run, one after the other. A drill that
 * finds a promise broken throws, and the run fails.
 */
const jsx = new URL("../scripts/jsx/register.mjs", import.meta.url).href;
const found = new Map(
  readdirSync(import.meta.dirname)
    .map((file) => /^(.+)\.drill\.ts$/.exec(file))
    .filter((match) => match !== null)
    .map(([file, name]) => [name, join(import.meta.dirname, file)]),
);
const names = process.argv.slice(2);
const unknown = names.filter((name) => !found.has(name));
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(", ")}; there are: ${[...found.keys()].join(", ")}.`);
  process.exit(2);
}
const broken = [];
for (const name of names.length > 0 ? names : found.keys()) {
  console.log(`\n── ${name} ──`);
  const { status } = spawnSync(process.execPath, ["--import", jsx, found.get(name)], { stdio: "inherit" });
  console.log(status === 0 ? `${name}: passed` : `${name}: FAILED`);
  // One that fails does not keep the next from running.
  if (status !== 0) broken.push(name);
}
process.exitCode = broken.length > 0 ? 1 : 0;
