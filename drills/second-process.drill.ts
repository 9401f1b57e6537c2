import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProgram, startServerProcess } from "../tests/support/server-process.ts";
import { checkGuarantee } from "./fixture/check-guarantee.ts";
import { formatMs, reportDrill } from "./fixture/report-drill.ts";

/* Starts a second server on the data folder of a running one: it exits with 1 and names the first one's process. */
const ATTEMPTS = 5;
const EXITS_WITHIN_MS = 1_000;

const env = { DEMO: "0", LOG_LEVEL: "error", DATA_DIR: await mkdtemp(join(tmpdir(), "handover-drill-")) };
const site = await startServerProcess(env);
const times: number[] = [];
for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
  const began = performance.now();
  const { code, stderr } = await runProgram("main.js", [], env);
  times.push(performance.now() - began);
  checkGuarantee("exits with 1 and names the process", code === 1 && stderr.includes(`process ${site.pid}.`));
}
const fastest = Math.min(...times);
// Uses the fastest attempt, because other programs slow down the rest.
checkGuarantee(`exits within a second (${Math.round(fastest)} ms)`, fastest < EXITS_WITHIN_MS);
await site.stop();
await rm(env.DATA_DIR, { recursive: true, force: true });
reportDrill(
  "a second process on the embedded database exits with 1 within a second and names the first",
  `${ATTEMPTS} of ${ATTEMPTS}, fastest ${formatMs(fastest)}, slowest ${formatMs(Math.max(...times))}`,
);
