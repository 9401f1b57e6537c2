import { recordWeekParts, WEEKLY_DIGEST } from "#domain/buyers/digests/start-week.ts";
import { enqueue, runInTransaction } from "#domain/context.ts";
import { markUnclear } from "#domain/outbox/mark-unclear.ts";
import { readOutbox } from "#domain/outbox/read-outbox.ts";
import { createJobQueue } from "#integrations/job-queue-pg-boss.ts";
import { openQueue } from "#jobs/start-jobs.ts";
import { silentLog } from "#lib/log.ts";
import { toIsoWeek } from "#lib/time/iso-week.ts";
import { openGrownPostgres } from "../bench/sites/grown-postgres.ts";
import { countByStatus, expireJobs, getWeeklyMaximums, insertBuyers } from "./fixture/buyers.ts";
import { checkGuarantee, waitUntil } from "./fixture/check-guarantee.ts";
import { startMailbox } from "./fixture/mailbox.ts";
import { reportDrill } from "./fixture/report-drill.ts";
import { startWorker, type Worker } from "./fixture/workers.ts";

/*
 * Kills the worker ten times during a thousand buyers' weekly digests: twice while they are being written and eight
 * times while an email is being delivered, half of which the mail server has accepted. No buyer may get two, and every
 * buyer who may have got none is listed at the desk.
 */
const BUYERS = 1_000;
const KILLS_WHILE_WRITING = 2;
const KILLS_WHILE_SENDING = 8;
const BETWEEN_KILLS = 90;

const database = await openGrownPostgres();
const { db } = database.context;
await database.growTo(200);
await insertBuyers(db, BUYERS);

let worker: Worker | undefined;
let came = 0;
let kills = 0;
let dead = false;
const mailbox = await startMailbox(async () => {
  came += 1;
  if (dead) return { isStored: false, isAnswered: false };
  const isKill = kills < KILLS_WHILE_WRITING + KILLS_WHILE_SENDING && came % BETWEEN_KILLS === 0;
  if (!isKill) return { isStored: true, isAnswered: true };
  kills += 1;
  dead = true;
  worker?.kill();
  return { isStored: kills % 2 === 0, isAnswered: false };
});
const env = { ...database.env, SMTP_URL: mailbox.url };

const queue = createJobQueue(database.connection, silentLog);
const context = { ...database.context, queue };
await openQueue(context);
const week = toIsoWeek(context.clock(), context.edition.time_zone);
await runInTransaction(context, async (inside) => {
  for (const part of await recordWeekParts(inside, week)) await enqueue(inside, WEEKLY_DIGEST, { week, part });
});

const countMails = async (): Promise<number> =>
  Object.values(await countByStatus(db)).reduce((sum, mails) => sum + mails, 0);
for (let kill = 1; kill <= KILLS_WHILE_WRITING; kill++) {
  const before = await countMails();
  worker = await startWorker(env);
  await waitUntil(async () => (await countMails()) > before);
  worker.kill();
  kills += 1;
  await expireJobs(db);
  console.log(`killed while writing, ${await countMails()} of ${BUYERS} emails written`);
}
while (kills < KILLS_WHILE_WRITING + KILLS_WHILE_SENDING) {
  dead = false;
  worker = await startWorker(env);
  await waitUntil(() => dead);
  await expireJobs(db);
  console.log(`killed while sending, ${mailbox.delivered.length} of ${BUYERS} emails delivered`);
}
dead = false;
worker = await startWorker(env);
const left = ["waiting"];
await waitUntil(async () => {
  const counts = await countByStatus(db);
  return (await countMails()) === BUYERS && left.every((status) => !counts[status]);
});
await worker.stop();

const later = { ...context, clock: () => new Date(Date.now() + 3_600_000) };
await markUnclear(later);
const head = { role: "staff", id: 0, session: "", staff_role: "head_office", office_id: null, agent_id: null } as const;
const desk = await readOutbox({ ...context, viewer: head }, { status: "unclear", page: 1, per_page: 100 });
const addresses = mailbox.delivered.map(({ to }) => to);
const got = new Set(addresses);
const unclear = new Set(desk.data.map(({ to }) => to));
const counts = await countByStatus(db);
console.log(
  `${kills} kills; ${JSON.stringify(counts)}; ${got.size} buyers have a mail, ${unclear.size} are listed as unclear`,
);
checkGuarantee("the worker was killed ten times", kills === KILLS_WHILE_WRITING + KILLS_WHILE_SENDING);
const max = await getWeeklyMaximums(db);
checkGuarantee(
  "one digest and one mail a buyer were written",
  max.digests === 1 && max.mails === 1 && max.unmailed === 0 && (await countMails()) === BUYERS,
);
checkGuarantee("no buyer got two", addresses.length === got.size);
checkGuarantee(
  "whoever got none is listed as unclear at the desk",
  Array.from({ length: BUYERS }, (_, at) => `buyer-${at + 1}@buyers.internal`).every(
    (to) => got.has(to) || unclear.has(to),
  ),
);
checkGuarantee("no more are unclear than were killed", unclear.size <= kills && unclear.size > 0);
await queue.stop();
await mailbox.stop();
await database.stop();
reportDrill(
  "a worker killed 10 times during 1,000 buyers' digests: nobody gets two, unclear ones are listed and not resent",
  `${kills} kills, ${got.size} buyers have one email, ${addresses.length - got.size} have two, ${unclear.size} listed as unclear`,
);
