import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sendRequest } from "../tests/support/send-request.ts";
import { spawnProgram, startServerProcess } from "../tests/support/server-process.ts";
import { checkGuarantee } from "./fixture/check-guarantee.ts";
import { formatMs, reportDrill } from "./fixture/report-drill.ts";

/*
 * Kills the very first start with SIGKILL twenty times, each time at a different moment. Every following start works.
 */
const KILLS = 20;

const createEnv = async () => ({
  DEMO: "0",
  LOG_LEVEL: "error",
  DATA_DIR: await mkdtemp(join(tmpdir(), "handover-drill-")),
});

const first = await createEnv();
const began = performance.now();
const site = await startServerProcess(first);
const whole = performance.now() - began;
await site.stop();
await rm(first.DATA_DIR, { recursive: true, force: true });

let works = 0;
for (let kill = 1; kill <= KILLS; kill++) {
  const env = await createEnv();
  const { child, ended } = spawnProgram("main.js", [], env);
  await sleep((whole * kill) / KILLS);
  child.kill("SIGKILL");
  await ended;
  const next = await startServerProcess(env);
  if ((await sendRequest(next.origin, "/api/readyz")).status === 200) works += 1;
  await next.stop();
  await rm(env.DATA_DIR, { recursive: true, force: true });
}
checkGuarantee(`${works} of ${KILLS} next starts work`, works === KILLS);
reportDrill(
  "kill -9 during the very first start, 20 times: the next start works",
  `${works} of ${KILLS}; a first start took ${formatMs(whole)}`,
);
