import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connectPostgres } from "#db/connect.ts";
import { selectMigrations } from "#db/migrations.ts";
import { listBuilds } from "../scripts/bootstrap/builds.mjs";
import { startPostgres } from "../tests/support/postgres.ts";
import { sendRequest } from "../tests/support/send-request.ts";
import { startServerProcess } from "../tests/support/server-process.ts";
import { checkGuarantee, waitUntil } from "./fixture/check-guarantee.ts";
import { ACKNOWLEDGED, readSenders, sendInquiry } from "./fixture/inquiries.ts";
import { startLoadBalancer } from "./fixture/load-balancer.ts";
import { formatMs, getPercentile, reportDrill } from "./fixture/report-drill.ts";
import { openAccount } from "./fixture/session.ts";

/*
 * Deploys a release node by node at fifty requests a second, with the builds of two releases side by side: two nodes of
 * the old one, then one of each, then two of the new one, which migrates the database while the old one uses it, and
 * then back to the old one. Every page's scripts load from whichever node answers, a buyer stays signed in, no visitor
 * gets an error other than 503 with Retry-After, and no acknowledged inquiry is lost.
 */
const REQUESTS_PER_SECOND = 50;
const STAGE_MS = 8_000;
const guarantee =
  "a deploy and a rollback with two builds side by side at 50 requests a second: no error but 503, scripts of both load, sessions last, no inquiry lost";

const [fresh, old] = listBuilds(join(import.meta.dirname, ".."));
if (!fresh || !old) {
  reportDrill(guarantee, "skipped: needs the build of an earlier release in build/");
  process.exit(0);
}

const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), "handover-drill-"));
const env = {
  DATABASE_URL: postgres.url,
  SECRET_KEY: randomBytes(32).toString("hex"),
  DEMO: "1",
  RATE_LIMITS: "off",
  LOG_LEVEL: "error",
  DATA_DIR: folder,
  PUBLIC_ORIGIN: "http://localhost:3000",
};
const startNode = (build: { folder: string }, more = {}) => startServerProcess({ ...env, ...more }, [], build.folder);
const { db, close } = connectPostgres(postgres.url, () => {});
const balancer = await startLoadBalancer();
let nodes = [await startNode(old), await startNode(old)];
await balancer.use(...nodes.map(({ origin }) => origin));
const migratedByOld = await selectMigrations(db);
const account = await openAccount(balancer.origin);

const faults: string[] = [];
const acknowledged: string[] = [];
const times: number[] = [];
/** Requests for scripts that only the new release has, from pages opened just before its last node was gone. */
let gone = 0;
/** Requests that were told to retry later, such as an inquiry during a migration. */
let later = 0;
const counts = { pages: 0, assets: 0, profiles: 0 };
let stage = "old";

const PATHS = ["/", "/locations", "/buy-a-business/business-listing-search", "/contact-us"];

async function read(path: string): Promise<string> {
  const answer = await sendRequest(balancer.origin, path).catch(() => null);
  if (answer?.status === 404 && path.startsWith("/build/") && stage === "rolled back, node 2") gone += 1;
  else if (answer?.status === 503 && answer.headers["retry-after"]) later += 1;
  else if (answer?.status !== 200) faults.push(`${stage}: ${path} ${answer?.status ?? "hung up"}`);
  return answer?.body ?? "";
}

async function visit(number: number): Promise<void> {
  const began = performance.now();
  if (number % 10 === 0) {
    const email = `deploy-${number}@visitor.example.org`;
    const status = await sendInquiry(balancer.origin, email);
    if (status === ACKNOWLEDGED) acknowledged.push(email);
    else if (status === 503) later += 1;
    else faults.push(`${stage}: inquiry ${status}`);
  } else if (number % 10 === 1) {
    counts.profiles += 1;
    const status = await account.readProfile();
    if (status !== 200) faults.push(`${stage}: profile ${status}`);
  } else {
    counts.pages += 1;
    const html = await read(number % 10 === 2 ? `/blog?page=${1 + (number % 4_000)}` : (PATHS[number % 4] ?? "/"));
    const assets = [...html.matchAll(/(?:src|href)="(\/build\/[^"]+)"/g)].map(([, path]) => path ?? "");
    counts.assets += assets.length;
    for (const asset of assets) await read(asset);
  }
  times.push(performance.now() - began);
}

let sent = 0;
const running = new Set<Promise<void>>();
const ticker = setInterval(() => {
  const one = visit(sent++).finally(() => running.delete(one));
  running.add(one);
}, 1_000 / REQUESTS_PER_SECOND);

/** Replaces both nodes with nodes of another release, one after the other. */
async function deploy(name: string, build: { folder: string }, more = {}): Promise<void> {
  for (const at of [0, 1]) {
    const replaced = nodes[at];
    const next = await startNode(build, more);
    nodes = nodes.map((node, index) => (index === at ? next : node));
    stage = `${name}, node ${at + 1}`;
    await balancer.use(...nodes.map(({ origin }) => origin));
    await sleep(500);
    checkGuarantee(`${stage}: the replaced one stops in order`, (await replaced?.stop()) === 0);
    await sleep(STAGE_MS);
  }
}

await sleep(STAGE_MS);
await deploy("new", fresh);
const migratedByNew = await selectMigrations(db);
await deploy("rolled back", old, { ALLOW_NEWER_DATABASE: "1" });
clearInterval(ticker);
await Promise.all(running);

const stored = new Set(await readSenders(db));
const lost = acknowledged.filter((email) => !stored.has(email));
await waitUntil(async () => (await account.readProfile()) === 200);
const changes = migratedByNew.length - migratedByOld.length;
await close();
for (const node of nodes) await node.stop();
balancer.stop();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
if (faults.length > 0) console.log([...new Set(faults)].slice(0, 20).join("\n"));
checkGuarantee(`nobody met an error (${faults.length})`, faults.length === 0);
checkGuarantee(`no acknowledged inquiry is lost (${lost.length})`, lost.length === 0);
reportDrill(
  guarantee,
  `${times.length} requests (p99 ${formatMs(getPercentile(times, 0.99))}): ${counts.pages} pages, ${counts.assets} scripts and styles, ${counts.profiles} calls of one session, ${acknowledged.length} inquiries, ${later} answered 503, 0 other errors, 0 lost, ${gone} scripts gone after the rollback; ${changes} migrations meanwhile`,
);
