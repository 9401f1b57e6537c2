import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { runInTransaction } from "#domain/context.ts";
import { writeMail } from "#domain/outbox/write-mail.ts";
import { createJobQueue } from "#integrations/job-queue-pg-boss.ts";
import type { Mail, MailSender } from "#integrations/mail.ts";
import { createSmtpSender } from "#integrations/mail-smtp.ts";
import { startJobs } from "#jobs/start-jobs.ts";
import { silentLog } from "#lib/log.ts";
import { openBenchContext } from "../bench/search/bench-context.ts";
import { startMailServer } from "../tests/support/mail-server.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { reportDrill } from "./fixture/report-drill.ts";

/*
 * Stops the mail server for three minutes while emails keep being written: none is lost, none arrives twice, retries
 * wait between one second and 15 minutes, longer each time and with jitter, and all have arrived within a minute of the
 * server's return. Runs on the real clock; no delay is shortened.
 */
const AWAY_MS = 180_000;
const DRAINED_WITHIN_MS = 60_000;
const MAILS = 300;

const postgres = await startPostgres();
const { connection, context: bare } = await openBenchContext(postgres.url);
const queue = createJobQueue(connection, silentLog);
const context = { ...bare, queue };

const first = await startMailServer();
const port = Number(new URL(first.url).port);

/** Times of each email's attempts. */
const tries = new Map<string, number[]>();
const smtp = createSmtpSender(first.url);
const recorded: MailSender = {
  async send(mail: Mail) {
    tries.set(mail.message_id, [...(tries.get(mail.message_id) ?? []), performance.now()]);
    return smtp.send(mail);
  },
  close: () => smtp.close(),
};
await startJobs(context, { sender: recorded, from: "no-reply@brokers.internal", rate: 6_000 });

const write = (number: number) =>
  runInTransaction(context, (inside) =>
    writeMail(inside, {
      key: `drill:${number}`,
      to: `reader-${number}@brokers.internal`,
      subject: `Mail ${number}`,
      text: "Hello",
      html: "<p>Hello</p>",
    }),
  );
const count = async (...statuses: ("sent" | "waiting" | "sending")[]): Promise<number> => {
  const { mails } = await context.db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<string>().as("mails"))
    .where("status", "in", statuses)
    .executeTakeFirstOrThrow();
  return Number(mails);
};

try {
  for (let number = 0; number < 10; number++) await write(number);
  while ((await count("sent")) < 10) await sleep(50);
  console.log("the server accepts mail; stopping it now");
  await first.stop();
  const gone = performance.now();
  for (let number = 10; number < MAILS; number++) {
    await write(number);
    // Spreads the emails over the first two thirds of the outage.
    await sleep((AWAY_MS * 2) / 3 / MAILS);
  }
  while (performance.now() - gone < AWAY_MS) await sleep(100);
  // Some are being attempted at this moment.
  assert.equal(await count("waiting", "sending"), MAILS - 10, "all mails wait");
  const second = await startMailServer(port);
  const back = performance.now();
  const away = (back - gone) / 1000;
  while ((await count("sent")) < MAILS && performance.now() - back < 2 * DRAINED_WITHIN_MS) await sleep(100);
  const drained = performance.now() - back;

  const arrived = [...first.mails, ...second.mails].map(({ messageId }) => messageId);
  const rests = [...tries.values()].flatMap((times) =>
    times.slice(1).map((time, at) => [at, time - times[at]!] as const),
  );
  const longest = Math.max(...rests.map(([, rest]) => rest));
  const shortest = Math.min(...rests.map(([, rest]) => rest));
  console.log(`down for ${away.toFixed(0)} s; ${[...tries.values()].flat().length} tries for ${MAILS} emails`);
  console.log(`rests from ${(shortest / 1000).toFixed(2)} s to ${(longest / 1000).toFixed(1)} s`);
  console.log(
    `drained in ${(drained / 1000).toFixed(1)} s; arrived ${arrived.length}, different ${new Set(arrived).size}`,
  );
  assert.equal(await count("sent"), MAILS, "every mail is sent");
  assert.equal(new Set(arrived).size, MAILS, "every mail has arrived");
  assert.equal(arrived.length, MAILS, "none has arrived twice");
  assert.ok(drained <= DRAINED_WITHIN_MS, "drained within a minute");
  // The server's return shortens the last delay of a waiting email; before that, no delay is under a second.
  const before = [...tries.values()].flatMap((times) =>
    times.slice(1).flatMap((time, at) => (time < back ? [time - times[at]!] : [])),
  );
  assert.ok(Math.min(...before) >= 990, "a second at least between two tries");
  assert.ok(longest <= 15 * 60_000, "a quarter of an hour at most");
  // Some emails' eighth delays may be equal to a hundredth of a second by chance, but without jitter all of them would
  // be.
  const eighth = rests.filter(([at]) => at === 7).map(([, rest]) => Math.round(rest / 10));
  assert.ok(new Set(eighth).size > eighth.length / 4, "the rests are not in step");
  await second.stop();
  reportDrill(
    "mail server down for 3 minutes: no email lost or sent twice, waits of 1 s to 15 min with jitter, drained within 60 s",
    `${MAILS} emails, all arrived once, waits of ${(shortest / 1000).toFixed(2)} to ${(longest / 1000).toFixed(1)} s, drained in ${(drained / 1000).toFixed(1)} s`,
  );
} finally {
  await queue.stop();
  smtp.close();
  await connection.close();
  await postgres.stop();
}
