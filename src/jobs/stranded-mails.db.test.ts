import { beforeEach, expect, test } from "vitest";
import { readOutbox } from "#domain/outbox/read-outbox.ts";
import { resendMail } from "#domain/outbox/resend-mail.ts";
import { writeMail } from "#domain/outbox/write-mail.ts";
import type { MailSender } from "#integrations/mail.ts";
import { openTestContext } from "../../tests/support/context.ts";
import { insertStaff } from "../../tests/support/leads.ts";
import { type Mailing, startJobs } from "./start-jobs.ts";

let now = new Date("2026-11-20T12:00:00Z");
const context = await openTestContext({ clock: () => now });
const { db, queue } = context;
const head = { ...context, viewer: await insertStaff(db, { name: "Hana Head", staff_role: "head_office" }) };
const sent: string[] = [];
const sender: MailSender = {
  async send({ to }) {
    sent.push(to);
    return "250 queued";
  },
  close() {},
};
const WITHOUT: Mailing = { sender: null, from: "no-reply@brokers.internal", rate: 60_000 };
const WITH: Mailing = { ...WITHOUT, sender };

/** Starts the site, runs the waiting jobs and stops it. */
async function startWith(mailing: Mailing): Promise<void> {
  await startJobs(context, mailing);
  await queue.runAll();
}
const write = (to: string) => writeMail(context, { key: to, to, subject: "Hello", text: "Hello", html: "Hello" });
const listMails = async () => (await readOutbox(head, { page: 1, per_page: 25 })).data;

beforeEach(async () => {
  now = new Date("2026-11-20T12:00:00Z");
  sent.length = 0;
  queue.sent.length = 0;
  await db.deleteFrom("outbox").execute();
});

test("sends a recent email that was written before there was a mail server, once there is one", async () => {
  await write("dana@brokers.internal");
  await write("pat@example.com");
  await startWith(WITHOUT);
  expect(sent).toEqual([]);
  now = new Date("2026-11-21T11:00:00Z");
  await startWith(WITH);
  await startWith(WITH);
  expect(sent).toEqual(["dana@brokers.internal"]);
  expect((await listMails()).map(({ to, status }) => [to, status])).toEqual(
    expect.arrayContaining([
      ["dana@brokers.internal", "sent"],
      ["pat@example.com", "held"],
    ]),
  );
});

test("leaves an email older than a day to the desk, which sends it once", async () => {
  await write("dana@brokers.internal");
  await startWith(WITHOUT);
  now = new Date("2026-11-21T13:00:00Z");
  await startWith(WITH);
  expect(sent).toEqual([]);
  const [mail] = await listMails();
  expect(mail).toMatchObject({ status: "waiting", is_stranded: true });
  await resendMail(head, mail?.id ?? "");
  await resendMail(head, mail?.id ?? "");
  expect((await listMails())[0]).toMatchObject({ is_stranded: false });
  await queue.runAll();
  expect(sent).toEqual(["dana@brokers.internal"]);
});

test("leaves an email whose job is still queued to that job", async () => {
  await write("dana@brokers.internal");
  expect((await listMails())[0]).toMatchObject({ status: "waiting", is_stranded: false });
  await startJobs(context, WITH);
  expect(queue.sent).toHaveLength(1);
});
