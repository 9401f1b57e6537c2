import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startPostgres } from "../tests/support/postgres.ts";
import { startServerProcess } from "../tests/support/server-process.ts";
import { checkGuarantee } from "./fixture/check-guarantee.ts";
import { formatMs, reportDrill } from "./fixture/report-drill.ts";

/*
 * Stops the site with SIGTERM while twenty visitors read uncached pages: as one process on the embedded database, and
 * as two that share a port, on PostgreSQL. No request that the server has started to handle fails, and it exits within
 * ten seconds.
 */
const STOPS = 5;
const VISITORS = 20;
const EXIT_WITHIN_MS = 10_000;

const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), "handover-drill-"));
const env = { DEMO: "0", RATE_LIMITS: "off", LOG_LEVEL: "error", DATA_DIR: folder };
const shared = { ...env, DATABASE_URL: postgres.url, SECRET_KEY: randomBytes(32).toString("hex") };
const SITES = [
  { env, args: [] },
  { env: shared, args: ["--processes", "2"] },
];

type Outcome = "answered" | "not accepted" | "broken";

/** Whether the server was told to stop. Until then, every request must get a response. */
let isStopping = false;

/** A request whose connection is opened after the stop may be refused. */
function read(origin: string, path: string): Promise<Outcome> {
  return new Promise((resolve) => {
    let isConnectedInTime = false;
    const sent = request(origin + path, { agent: false }, (response) => {
      response.on("error", () => resolve("broken"));
      response.on("close", () => resolve(response.complete ? "answered" : "broken"));
      response.resume();
    });
    sent.on("socket", (socket) =>
      socket.once("connect", () => {
        isConnectedInTime = !isStopping;
      }),
    );
    sent.on("error", ({ code }: NodeJS.ErrnoException) => {
      const isLate = isStopping && !isConnectedInTime;
      resolve(isLate && /^(ECONNREFUSED|ECONNRESET)$/.test(code ?? "") ? "not accepted" : "broken");
    });
    sent.end();
  });
}

const counts: Record<Outcome, number> = { answered: 0, "not accepted": 0, broken: 0 };
const exits: number[] = [];
for (const { env, args } of SITES.flatMap((site) => Array.from({ length: STOPS }, () => site))) {
  const site = await startServerProcess(env, args);
  isStopping = false;
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let run = 0; ; run++) {
      const outcome = await read(site.origin, `/blog?page=${1 + ((visitor * 1_000 + run) % 9_000)}`);
      counts[outcome] += 1;
      if (isStopping && outcome !== "answered") return;
    }
  });
  await sleep(1_500);
  isStopping = true;
  const began = performance.now();
  const code = await site.stop();
  exits.push(performance.now() - began);
  if (code !== 0) console.log(site.log());
  checkGuarantee(`exits with 0`, code === 0);
  await Promise.all(visitors);
}
await postgres.stop();
await rm(folder, { recursive: true, force: true });
checkGuarantee(`no request in flight failed (${JSON.stringify(counts)})`, counts.broken === 0);
checkGuarantee("exits within ten seconds", Math.max(...exits) < EXIT_WITHIN_MS);
reportDrill(
  "SIGTERM under load, 5 times as one process and 5 times as two: no request in flight fails, exit within 10 s",
  `${counts.answered} answered, ${counts.broken} broken, slowest exit ${formatMs(Math.max(...exits))}`,
);
