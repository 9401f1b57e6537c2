import { recordWeekParts, startDueWeek, WEEKLY_DIGEST } from "#domain/buyers/digests/start-week.ts";
import { enqueue, runInTransaction } from "#domain/context.ts";
import { createJobQueue } from "#integrations/job-queue-pg-boss.ts";
import { openQueue } from "#jobs/start-jobs.ts";
import { silentLog } from "#lib/log.ts";
import { openGrownPostgres } from "../bench/sites/grown-postgres.ts";
import { countByStatus, getWeeklyMaximums, insertBuyers } from "./fixture/buyers.ts";
import { checkGuarantee, waitUntil } from "./fixture/check-guarantee.ts";
import { startMailbox } from "./fixture/mailbox.ts";
import { reportDrill } from "./fixture/report-drill.ts";
import { startWorker } from "./fixture/workers.ts";

/*
 * Runs two workers on one PostgreSQL: both schedule Monday's jobs, both run jobs, and every part is also queued twice.
 * Each digest is sent once.
 */
const BUYERS = 1_000;
const WEEK = "2026-W48";

const database = await openGrownPostgres();
const { db } = database.context;
await database.growTo(200);
await insertBuyers(db, BUYERS);
const mailbox = await startMailbox(async () => ({ isStored: true, isAnswered: true }));

const queue = createJobQueue(database.connection, silentLog);
const monday = { ...database.context, queue, clock: () => new Date("2026-11-23T13:00:00Z") };
await openQueue(monday);
const queued = await Promise.all([startDueWeek(monday), startDueWeek(monday), startDueWeek(monday)]);
checkGuarantee("of several nodes, one queues the week", queued.filter((parts) => parts > 0).length === 1);
await runInTransaction(monday, async (inside) => {
  await recordWeekParts(inside, WEEK);
  for (const { part } of await inside.db.selectFrom("job_progress").select("part").execute())
    await enqueue(inside, WEEKLY_DIGEST, { week: WEEK, part });
});

const names = ["a@office.internal", "b@office.internal"];
const workers = await Promise.all(
  names.map((from) => startWorker({ ...database.env, SMTP_URL: mailbox.url, MAIL_FROM: from })),
);
await waitUntil(async () => ((await countByStatus(db)).sent ?? 0) === BUYERS);
await Promise.all(workers.map((worker) => worker.stop()));
const shares = names.map((name) => mailbox.delivered.filter(({ from }) => from === name).length);
console.log(`the two sent ${shares.join(" and ")} emails`);
const max = await getWeeklyMaximums(db);
checkGuarantee("one digest and one mail a buyer", max.digests === 1 && max.mails === 1 && max.unmailed === 0);
checkGuarantee(
  "each buyer got one",
  mailbox.delivered.length === BUYERS && new Set(mailbox.delivered.map(({ to }) => to)).size === BUYERS,
);
checkGuarantee(
  "both had their share",
  shares.every((mails) => mails > 0),
);
await queue.stop();
await mailbox.stop();
await database.stop();
reportDrill(
  "two workers, every job queued twice: each digest is written and sent once",
  `${BUYERS} buyers, ${mailbox.delivered.length} emails, shared ${shares.join(" and ")}`,
);
