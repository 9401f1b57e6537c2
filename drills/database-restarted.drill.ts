import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectPostgres } from "#db/connect.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { postForm, type SiteResponse, sendRequest } from "../tests/support/send-request.ts";
import { startServerProcess } from "../tests/support/server-process.ts";
import { checkGuarantee, waitUntil } from "./fixture/check-guarantee.ts";
import { formatMs, getPercentile, reportDrill } from "./fixture/report-drill.ts";
import { startWorker } from "./fixture/workers.ts";

/*
 * Shuts PostgreSQL down immediately and restarts it six times, while fifty visitors send requests without pause. The
 * site and its worker survive every time; cached pages are always served; whatever needs the database answers 503 with
 * Retry-After and never another error; within five seconds of the restart everything works again, and inquiries are
 * emailed.
 */
const RESTARTS = 6;
const VISITORS = 50;
const AWAY_MS = 1_500;
const ANSWERED_WITHIN_MS = 2_000;
const BACK_WITHIN_MS = 5_000;
const CACHED = "/about-transworld-business-advisors";

const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), "handover-drill-"));
const env = {
  DATABASE_URL: postgres.url,
  SECRET_KEY: randomBytes(32).toString("hex"),
  DEMO: "1",
  RATE_LIMITS: "off",
  PUBLIC_ORIGIN: "http://localhost:3000",
};
const site = await startServerProcess({ ...env, DATA_DIR: folder });
let ended = false;
void site.ended.then(() => {
  ended = true;
});
const worker = await startWorker(env);
const connection = connectPostgres(postgres.url, () => {});

const read = (path: string): Promise<SiteResponse | null> => sendRequest(site.origin, path).catch(() => null);
const first = await read("/api/listings?per_page=1");
const post: string = JSON.parse(first?.body ?? "").data[0].slug;
await read(CACHED);

let stopped = false;
const counts = { fine: 0, unavailable: 0, faults: [] as string[] };
const unavailable: number[] = [];
const visit = async (visitor: number): Promise<void> => {
  for (let run = 0; !stopped; run++) {
    const paths = [
      CACHED,
      `/api/listings?q=${visitor}x${run}`,
      `/buy-a-business/listings/${post}?turn=${visitor}.${run}`,
    ];
    const path = paths[run % paths.length] ?? CACHED;
    const sent = performance.now();
    const answer = await read(path);
    if (answer?.status === 503) unavailable.push(performance.now() - sent);
    if (answer?.status === 200) counts.fine += 1;
    else if (answer?.status === 503 && answer.headers["retry-after"] && path !== CACHED) counts.unavailable += 1;
    else counts.faults.push(`${path} ${answer?.status ?? "hung up"}`);
  }
};
const visitors = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));

const away: number[] = [];
for (let restart = 1; restart <= RESTARTS; restart++) {
  await new Promise((resolve) => setTimeout(resolve, AWAY_MS));
  await postgres.crash();
  await new Promise((resolve) => setTimeout(resolve, AWAY_MS));
  checkGuarantee(`cached pages are served while it is away (${restart})`, (await read(CACHED))?.status === 200);
  await postgres.recover();
  const back = performance.now();
  await waitUntil(async () => (await read(`/api/listings?q=back${restart}`))?.status === 200);
  away.push(Math.round(performance.now() - back));
}
stopped = true;
await Promise.all(visitors);

const email = "pat@visitor.example.org";
const form = {
  name: "Pat Doe",
  email,
  phone: "(813) 555-0199",
  postal_code: "33602",
  message: "Hello",
  privacy_terms: "1",
};
const sent = await postForm(site.origin, "/contact-us", form);
await waitUntil(async () => {
  const mails = await connection.db.selectFrom("outbox").select("id").where("to_address", "=", email).execute();
  return mails.length > 0;
});
console.log(`${counts.fine} answered, ${counts.unavailable} got a 503; back after ${away.join(", ")} ms`);
checkGuarantee("the site survived", !ended);
checkGuarantee("nobody met another fault", counts.faults.length === 0);
checkGuarantee("an inquiry is taken and emailed by the same worker", sent.status === 303);
checkGuarantee("all is as before within five seconds", Math.max(...away) <= BACK_WITHIN_MS);
const p99 = getPercentile(unavailable, 0.99);
checkGuarantee(`99 of 100 are told within two seconds (${formatMs(p99)})`, p99 <= ANSWERED_WITHIN_MS);
await worker.stop();
await connection.close();
await site.stop();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
reportDrill(
  "PostgreSQL stopped at once and restarted 6 times under 50 visitors: no process ends, 503 with Retry-After within 2 s, normal within 5 s",
  `${counts.fine} answered, ${counts.unavailable} answered 503 (p99 ${formatMs(p99)}), ${counts.faults.length} others; back after ${formatMs(Math.min(...away))} to ${formatMs(Math.max(...away))}`,
);
