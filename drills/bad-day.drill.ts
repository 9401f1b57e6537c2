import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { connectPostgres } from "#db/connect.ts";
import { startMailServer } from "../tests/support/mail-server.ts";
import { sendRequest } from "../tests/support/send-request.ts";
import { startServerProcess } from "../tests/support/server-process.ts";
import { checkGuarantee, waitUntil } from "./fixture/check-guarantee.ts";
import { startDatabaseProxy } from "./fixture/database-proxy.ts";
import { createDisk } from "./fixture/full-disk.ts";
import { ACKNOWLEDGED, readSenders, sendInquiry } from "./fixture/inquiries.ts";
import { startLoadBalancer } from "./fixture/load-balancer.ts";
import { hasReplicationPrograms, startReplicatedPostgres } from "./fixture/replicated-postgres.ts";
import { formatMs, getPercentile, reportDrill } from "./fixture/report-drill.ts";
import { startWorker } from "./fixture/workers.ts";

/*
 * Sends fifty requests a second to two web nodes and a worker on a PostgreSQL with a streaming replica, behind a load
 * balancer, through one failure after another: a web node is killed, the database is restarted, the mail server is
 * down, the disk of the files is full, a new release is deployed node by node, and the primary database is lost and its
 * replica promoted. No acknowledged inquiry is lost, and no visitor gets a 500.
 */
const REQUESTS_PER_SECOND = 50;
const guarantee =
  "a bad day at 50 requests a second (node killed, database restarted, mail down, disk full, deploy, failover): no acknowledged write lost, no 500";

if (!hasReplicationPrograms) {
  reportDrill(guarantee, "skipped: needs pg_basebackup (DRILL_POSTGRES_BIN)");
  process.exit(0);
}

const postgres = await startReplicatedPostgres();
const database = await startDatabaseProxy(postgres.primary.port);
const disk = await createDisk(64);
const mail = await startMailServer();
const files = disk?.folder ?? (await mkdtemp(join(tmpdir(), "handover-drill-")));
const env = {
  DATABASE_URL: `postgres://postgres@127.0.0.1:${database.port}/postgres`,
  SECRET_KEY: randomBytes(32).toString("hex"),
  DEMO: "1",
  RATE_LIMITS: "off",
  LOG_LEVEL: "silent",
  DATA_DIR: files,
  SMTP_URL: mail.url,
  HEAD_OFFICE_EMAIL: "office@brokers.internal",
  PUBLIC_ORIGIN: "http://localhost:3000",
};
const startNode = () => startServerProcess(env);
let first = await startNode();
let second = await startNode();
const worker = await startWorker(env);
const balancer = await startLoadBalancer();
await balancer.use(first.origin, second.origin);

const statuses = new Map<string, number>();
const faults: string[] = [];
const acknowledged: string[] = [];
const times: number[] = [];
let phase = "a normal morning";
const paths = [
  "/",
  "/about-transworld-business-advisors",
  "/locations",
  "/buy-a-business/business-listing-search",
  "/api/listings?per_page=3",
];

async function visit(number: number): Promise<void> {
  const began = performance.now();
  let status: number | null;
  if (number % 5 === 0) {
    const email = `day-${number}@visitor.example.org`;
    status = await sendInquiry(balancer.origin, email);
    if (status === ACKNOWLEDGED) acknowledged.push(email);
  } else {
    const path = number % 5 === 1 ? `/blog?page=${1 + (number % 4_000)}` : paths[number % paths.length];
    status = (await sendRequest(balancer.origin, path ?? "/").catch(() => null))?.status ?? null;
  }
  times.push(performance.now() - began);
  const kind = String(status);
  statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
  if (status === null || (status >= 500 && status !== 503)) faults.push(`${phase}: ${kind}`);
}

let sent = 0;
const running = new Set<Promise<void>>();
const ticker = setInterval(() => {
  const one = visit(sent++).finally(() => running.delete(one));
  running.add(one);
}, 1_000 / REQUESTS_PER_SECOND);
const startPhase = (name: string): void => {
  phase = name;
  console.log(`${new Date().toISOString().slice(11, 19)} ${name}`);
};
const waitUntilNormal = () =>
  waitUntil(async () => (await sendInquiry(balancer.origin, `probe-${sent++}@visitor.example.org`)) === ACKNOWLEDGED);

startPhase("a normal morning");
await sleep(8_000);

startPhase("a web node is killed");
await first.kill9();
await sleep(5_000);
first = await startNode();
await balancer.use(first.origin, second.origin);

startPhase("the database is restarted");
await postgres.primary.kill();
await sleep(2_000);
await postgres.primary.start();
await waitUntilNormal();

startPhase("the mail server is down");
const mailPort = Number(new URL(mail.url).port);
await mail.stop();
await sleep(10_000);
const mailAgain = await startMailServer(mailPort);

startPhase("the disk of the files is full");
await disk?.fill();
await sleep(8_000);
await disk?.empty();
await waitUntilNormal();

startPhase("a release is deployed");
for (const replace of ["first", "second"]) {
  const fresh = await startNode();
  const old = replace === "first" ? first : second;
  if (replace === "first") first = fresh;
  else second = fresh;
  await balancer.use(first.origin, second.origin);
  await sleep(500);
  checkGuarantee(`the ${replace} node stops in order`, (await old.stop()) === 0);
}

startPhase("the primary database is lost");
await postgres.primary.kill();
await postgres.promote();
database.switchTo(postgres.replica.port);
await waitUntilNormal();

startPhase("a quiet evening");
await sleep(8_000);
clearInterval(ticker);
await Promise.all(running);

const { db, close } = connectPostgres(`postgres://postgres@127.0.0.1:${postgres.replica.port}/postgres`, () => {});
const stored = new Set(await readSenders(db));
const lost = acknowledged.filter((email) => !stored.has(email));
/** Jobs that were running when their database was lost are retried once they expire, after five minutes. */
const countUndone = async () => {
  const { rows } = await sql<{ n: number }>`
    select (select count(*)::int from outbox where status in ('waiting', 'sending'))
      + (select count(*)::int from pgboss.job
        where name in ('send-mail', 'enquiry-mails') and state not in ('completed', 'failed', 'cancelled')) as n`.execute(
    db,
  );
  return rows[0]?.n ?? 1;
};
await waitUntil(async () => (await countUndone()) === 0);
const { unmailed } = await db
  .selectFrom("enquiries")
  .leftJoin("outbox", (join) => join.on(sql<boolean>`outbox.key like 'enquiry:' || enquiries.id || ':%'`))
  .where("outbox.id", "is", null)
  // Excludes the demo's own inquiries, which weren't sent here.
  .where("enquiries.email", "like", "%@visitor.example.org")
  .select(({ fn }) => fn.countAll<number>().as("unmailed"))
  .executeTakeFirstOrThrow();
const delivered = mail.mails.length + mailAgain.mails.length;
await close();
await worker.stop();
await first.stop();
await second.stop();
balancer.stop();
await database.stop();
await mailAgain.stop();
await postgres.stop();
await disk?.remove();
if (!disk) await rm(files, { recursive: true, force: true });

const answered = [...statuses].map(([status, count]) => `${status}: ${count}`).join(", ");
console.log(`${sent} requests; ${answered}`);
checkGuarantee(`no acknowledged inquiry of ${acknowledged.length} is lost`, lost.length === 0);
checkGuarantee(`no visitor got a 500 or a broken connection (${[...new Set(faults)].join("; ")})`, faults.length === 0);
checkGuarantee(`every inquiry has its emails, and all have left (${unmailed} have none)`, Number(unmailed) === 0);
reportDrill(
  guarantee,
  `${sent} requests (${answered}; p99 ${formatMs(getPercentile(times, 0.99))}), ${acknowledged.length} acknowledged, ${lost.length} lost, ${delivered} emails delivered${disk ? "" : "; disk not filled (needs root)"}`,
);
process.exit(0);
