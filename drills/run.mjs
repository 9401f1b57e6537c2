import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { saveResults } from "./save-results.mjs";

/*
 * `npm run drills -- worker-killed` runs drills/worker-killed.drill.ts, which causes a failure on its own servers on
 * loopback and then checks what must hold. Without a name, runs all drills in turn. A drill whose check fails throws,
 * and the run fails. `--save` writes the result lines to docs/drills.md.
 */
const jsx = new URL("../scripts/jsx/register.mjs", import.meta.url).href;
const MAX_DRILL_MS = 15 * 60_000;
const found = new Map(
  readdirSync(import.meta.dirname)
    .map((file) => /^(.+)\.drill\.ts$/.exec(file))
    .filter((match) => match !== null)
    .map(([file, name]) => [name, join(import.meta.dirname, file)]),
);
const args = process.argv.slice(2);
const names = args.filter((name) => name !== "--save");
const unknown = names.filter((name) => !found.has(name));
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(", ")}; there are: ${[...found.keys()].join(", ")}.`);
  process.exit(2);
}

/** Runs a drill, which ends after fifteen minutes at the latest. */
async function run(name) {
  const began = performance.now();
  // Its own process group, so that the servers of a drill that hangs end with it.
  const child = spawn(process.execPath, ["--import", jsx, found.get(name)], {
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const limit = setTimeout(endGroup, MAX_DRILL_MS, child.pid);
  let result;
  createInterface({ input: child.stdout }).on("line", (line) => {
    const [mark, guarantee, measured] = line.split("\t");
    if (mark === "RESULT") result = { guarantee, measured };
    else console.log(line);
  });
  const closed = once(child, "close");
  const [code] = await once(child, "exit");
  clearTimeout(limit);
  endGroup(child.pid);
  await closed;
  const seconds = Math.round((performance.now() - began) / 1_000);
  return { name, holds: code === 0, seconds, ...result };
}

/** Ends the servers of a drill that hung or failed; they would keep its output open. */
function endGroup(pid) {
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

const results = [];
for (const name of names.length > 0 ? names : found.keys()) {
  console.log(`\n── ${name} ──`);
  const result = await run(name);
  // A failed drill doesn't stop the next one.
  results.push(result);
  console.log(`${name}: ${result.holds ? "passed" : "FAILED"} in ${result.seconds} s`);
}
console.log("\n── results ──");
for (const { name, holds, seconds, measured } of results)
  console.log(`${holds ? "holds " : "BROKEN"}  ${name} (${seconds} s): ${measured ?? "no result"}`);
if (args.includes("--save")) saveResults(results);
process.exitCode = results.every(({ holds }) => holds) ? 0 : 1;
