import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/*
 * `npm run bench -- search [--full]` runs bench/search.bench.ts; without a name it runs all of them in turn. Each row
 * is compared with a reference run in the same minute. A missed target is reported; a value beyond its floor fails.
 */
const jsx = new URL("../scripts/jsx/register.mjs", import.meta.url).href;
const found = new Map(
  readdirSync(import.meta.dirname)
    .map((file) => /^(.+)\.bench\.(ts|mjs)$/.exec(file))
    .filter((match) => match !== null)
    .map(([file, name]) => [name, join(import.meta.dirname, file)]),
);
const names = process.argv.slice(2).filter((arg) => !arg.startsWith("--"));
const options = process.argv.slice(2).filter((arg) => arg.startsWith("--"));
const unknown = names.filter((name) => !found.has(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(", ")}; there are: ${[...found.keys()].join(", ")}.`);
  process.exit(2);
}
let failed = 0;
for (const name of names.length > 0 ? names : found.keys()) {
  console.log(`\n── ${name} ──`);
  const { status } = spawnSync(process.execPath, ["--expose-gc", "--import", jsx, found.get(name), ...options], {
    stdio: "inherit",
  });
  // A failed benchmark doesn't stop the next one.
  if (status !== 0) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
