import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../tests/support/postgres.ts";
import { sendRequest } from "../tests/support/send-request.ts";
import { startServerProcess } from "../tests/support/server-process.ts";
import { checkGuarantee, waitUntil } from "./fixture/check-guarantee.ts";
import { startDatabaseProxy } from "./fixture/database-proxy.ts";
import { formatMs, reportDrill } from "./fixture/report-drill.ts";

/*
 * All connections to the database go silent without being closed, as when a network device fails over, while ten calls
 * are in flight. The process survives, every call is answered 503 with Retry-After, and the site then works over new
 * connections.
 */
const CALLS = 10;
/** The driver's timeout, which is above the statement timeout of 30 s, plus some time to respond. */
const ANSWERED_WITHIN_MS = 40_000;

const postgres = await startPostgres();
const proxy = await startDatabaseProxy(Number(new URL(postgres.url).port));
const url = new URL(postgres.url);
url.port = String(proxy.port);
const folder = await mkdtemp(join(tmpdir(), "handover-drill-"));
const site = await startServerProcess({
  DATABASE_URL: url.href,
  SECRET_KEY: randomBytes(32).toString("hex"),
  DEMO: "1",
  RATE_LIMITS: "off",
  LOG_LEVEL: "silent",
  DATA_DIR: folder,
  PUBLIC_ORIGIN: "http://localhost:3000",
});
const cookie = { Cookie: `session=${"x".repeat(43)}` };
// Opens a connection of the pool for each of the calls.
const call = () => sendRequest(site.origin, "/api/profile", { headers: cookie });
await Promise.all(Array.from({ length: CALLS }, call));
proxy.silence();
const began = performance.now();
const answers = await Promise.all(Array.from({ length: CALLS }, () => call().catch(() => null)));
const answered = performance.now() - began;
const statuses = answers.map((answer) => answer?.status ?? 0);
checkGuarantee(
  `every call is answered (${statuses.join(" ")})`,
  statuses.every((status) => status === 503 || status === 401),
);
checkGuarantee(`within ${ANSWERED_WITHIN_MS} ms (${Math.round(answered)})`, answered < ANSWERED_WITHIN_MS);
await waitUntil(async () => (await call().catch(() => null))?.status === 401);
const back = performance.now() - began;
await site.stop();
await proxy.stop();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
reportDrill(
  "database connections go silent with 10 calls in flight: each is answered, the site recovers by itself",
  `${statuses.filter((status) => status === 503).length} of ${CALLS} answered 503 within ${formatMs(answered)}, normal after ${formatMs(back)}`,
);
