import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/*
 * `npm run drills -- worker-killed` runs drills/worker-killed.drill.ts, which causes a failure on its own PostgreSQL
 * and then checks what must hold. Without a name it runs all drills in turn. A drill that finds a broken promise
 * throws, and the run fails.
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
  // A failed drill doesn't stop the next one.
  if (status !== 0) broken.push(name);
}
process.exitCode = broken.length > 0 ? 1 : 0;
