import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connectPostgres } from "#db/connect.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { startServerProcess } from "../tests/support/server-process.ts";
import { checkGuarantee } from "./fixture/check-guarantee.ts";
import { ACKNOWLEDGED, readEmbeddedSenders, readSenders, sendInquiry } from "./fixture/inquiries.ts";
import { formatMs, reportDrill } from "./fixture/report-drill.ts";

/*
 * Kills the site with SIGKILL twenty times on each database, while eight visitors send inquiries without pause. Every
 * acknowledged inquiry is stored exactly once, and each restart serves within five seconds, or on a busy machine within
 * twice the time of a restart after an orderly stop.
 */
const KILLS = 20;
const VISITORS = 8;
const SENT_BETWEEN_KILLS = 100;
const READY_WITHIN_MS = 5_000;

interface Outcome {
  acknowledged: string[];
  /** A restart after an orderly stop, in milliseconds. */
  orderly: number;
  starts: number[];
}

/** The first start builds the database, so the second one is measured. */
async function measureRestart(env: Record<string, string>): Promise<number> {
  await (await startServerProcess(env)).stop();
  const started = performance.now();
  const site = await startServerProcess(env);
  const taken = performance.now() - started;
  await site.stop();
  return taken;
}

async function killRepeatedly(env: Record<string, string>, name: string): Promise<Outcome> {
  const outcome: Outcome = { acknowledged: [], orderly: await measureRestart(env), starts: [] };
  let sent = 0;
  for (let kill = 0; kill <= KILLS; kill++) {
    const started = performance.now();
    const site = await startServerProcess(env);
    if (kill > 0) outcome.starts.push(performance.now() - started);
    let isDead = false;
    const visit = async (): Promise<void> => {
      while (!isDead) {
        const email = `${name}-${sent++}@visitor.example.org`;
        if ((await sendInquiry(site.origin, email)) === ACKNOWLEDGED) outcome.acknowledged.push(email);
      }
    };
    const before = outcome.acknowledged.length;
    const visits = Array.from({ length: VISITORS }, visit);
    while (outcome.acknowledged.length - before < SENT_BETWEEN_KILLS) await sleep(5);
    isDead = true;
    await site.kill9();
    await Promise.all(visits);
  }
  return outcome;
}

function check(name: string, { acknowledged, orderly, starts }: Outcome, stored: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const email of stored) counts.set(email, (counts.get(email) ?? 0) + 1);
  checkGuarantee(
    `${name}: none of ${acknowledged.length} acknowledged inquiries is lost`,
    acknowledged.every((email) => counts.has(email)),
  );
  checkGuarantee(
    `${name}: none is stored twice`,
    [...counts.values()].every((count) => count === 1),
  );
  const slowest = Math.max(...starts);
  const limit = Math.max(READY_WITHIN_MS, 2 * orderly);
  checkGuarantee(`${name}: ready within ${formatMs(limit)} (${formatMs(slowest)})`, slowest <= limit);
  return `${name}: ${acknowledged.length} acknowledged, 0 lost, slowest restart ${formatMs(slowest)} (after an orderly stop ${formatMs(orderly)})`;
}

const folder = await mkdtemp(join(tmpdir(), "handover-drill-"));
const common = { DEMO: "0", RATE_LIMITS: "off", LOG_LEVEL: "error" };
const embedded = await killRepeatedly({ ...common, DATA_DIR: folder }, "embedded");
const onEmbedded = check("embedded", embedded, await readEmbeddedSenders(folder));

const postgres = await startPostgres();
const connection = connectPostgres(postgres.url, () => {});
const SECRET_KEY = randomBytes(32).toString("hex");
const env = { ...common, DATABASE_URL: postgres.url, SECRET_KEY, DATA_DIR: join(folder, "files") };
const server = await killRepeatedly(env, "postgres");
const onPostgres = check("postgres", server, await readSenders(connection.db));
await connection.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
reportDrill(
  "kill -9 during submits, 20 times per database: no acknowledged inquiry is lost, ready within 5 s",
  `${onEmbedded}; ${onPostgres}`,
);
