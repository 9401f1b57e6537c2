import { beforeEach, expect, test } from "vitest";
import { type Mail, MailRejected, type MailSender, MailServerUnavailable, MailUnclear } from "#integrations/mail.ts";
import { NotFound, NotSignedIn } from "#lib/errors.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertStaff } from "../../../tests/support/leads.ts";
import { findBouncedAddress, listBounces, removeBounce } from "./bounces.ts";
import { markUnclear } from "./mark-unclear.ts";
import { readOutbox } from "./read-outbox.ts";
import { MAX_ATTEMPTS } from "./retry-delay.ts";
import { sendMail } from "./send-mail.ts";
import { writeMail } from "./write-mail.ts";

const context = await openTestContext();
const { db, queue } = context;
const head = { ...context, viewer: await insertStaff(db, { name: "Hana Head", staff_role: "head_office" }) };
const PAGE = { page: 1, per_page: 25 };
const SMTP_RESPONSE = { subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
const FROM = "no-reply@brokers.internal";

class FakeSender implements MailSender {
  readonly sent: Mail[] = [];
  failure: Error | null = null;

  async send(mail: Mail): Promise<string> {
    if (this.failure) throw this.failure;
    this.sent.push(mail);
    return "250 queued";
  }

  close(): void {}
}

let sender: FakeSender;
let id: string;

const getMail = () => db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

beforeEach(async () => {
  sender = new FakeSender();
  await db.deleteFrom("outbox").execute();
  await db.deleteFrom("bounced_addresses").execute();
  await writeMail(context, {
    key: "k",
    to: "dana@brokers.internal",
    subject: "Hello",
    text: "Hello",
    html: "<p>Hello</p>",
  });
  ({ id } = await db.selectFrom("outbox").select("id").executeTakeFirstOrThrow());
  queue.sent.length = 0;
});

test("sends an email once, however often its job runs", async () => {
  await sendMail(context, id, sender, FROM);
  await sendMail(context, id, sender, FROM);
  expect(sender.sent).toMatchObject([
    { message_id: `<${id}@localhost>`, to: "dana@brokers.internal", reply_to: null, headers: {} },
  ]);
  expect(await getMail()).toMatchObject({
    status: "sent",
    attempts: 1,
    sent_at: context.clock(),
    answer: "250 queued",
  });
});

test("adds the network's name to a bare sender address and preserves an existing name", async () => {
  await sendMail(context, id, sender, FROM);
  await db.updateTable("outbox").set({ status: "waiting" }).execute();
  await sendMail(context, id, sender, "Front desk <desk@brokers.internal>");
  expect(sender.sent.map(({ from }) => from)).toEqual([
    '"Transworld Business Advisors" <no-reply@brokers.internal>',
    "Front desk <desk@brokers.internal>",
  ]);
});

test.each(["held", "failed"] as const)("doesn't send an email that is %s", async (status) => {
  await db.updateTable("outbox").set({ status }).execute();
  await sendMail(context, id, sender, FROM);
  expect(sender.sent).toEqual([]);
  expect(await getMail()).toMatchObject({ status, attempts: 0 });
});

test("doesn't send a waiting email to a demo address", async () => {
  await db.updateTable("outbox").set({ to_address: "pat@example.com" }).execute();
  await sendMail(context, id, sender, FROM);
  expect(sender.sent).toEqual([]);
});

test("ignores an email that no longer exists", async () => {
  await db.deleteFrom("outbox").execute();
  await sendMail(context, id, sender, FROM);
  expect(sender.sent).toEqual([]);
});

test("stores a failure and schedules a retry", async () => {
  sender.failure = new Error("450 dana@brokers.internal is busy\r\ntry later");
  await sendMail(context, id, sender, FROM);
  const stored = await getMail();
  expect(stored).toMatchObject({
    status: "waiting",
    attempts: 1,
    last_error: "450 dana@brokers.internal is busy try later",
    next_try_at: new Date("2026-11-20T12:00:01Z"),
    awaits_server: false,
  });
  expect(queue.sent).toEqual([{ name: "send-mail", data: { outbox_id: id, attempts: 1 }, after: stored.next_try_at }]);
});

test("gives up after a day of failures or a permanent one", async () => {
  sender.failure = new Error("busy");
  await db
    .updateTable("outbox")
    .set({ attempts: MAX_ATTEMPTS - 1 })
    .execute();
  await sendMail(context, id, sender, FROM);
  expect(await getMail()).toMatchObject({ status: "failed", attempts: MAX_ATTEMPTS });
  expect(queue.sent).toEqual([]);

  await db.updateTable("outbox").set({ status: "waiting", attempts: 0 }).execute();
  sender.failure = new MailRejected("554 spam");
  await sendMail(context, id, sender, FROM);
  expect(await getMail()).toMatchObject({ status: "failed", attempts: 1, last_error: "554 spam" });
  expect(await db.selectFrom("bounced_addresses").selectAll().execute()).toEqual([]);
});

test("retries an email that may be sent twice under its Message-ID when the result is unknown", async () => {
  sender.failure = new MailUnclear("connection closed");
  for (let attempt = 0; attempt < 6; attempt++) await sendMail(context, id, sender, FROM);
  const { next_try_at, ...stored } = await getMail();
  expect(stored).toMatchObject({
    status: "waiting",
    attempts: 6,
    last_error: "connection closed",
    awaits_server: false,
  });
  expect(queue.sent.at(-1)).toEqual({ name: "send-mail", data: { outbox_id: id, attempts: 6 }, after: next_try_at });
  sender.failure = null;
  await sendMail(context, id, sender, FROM, 6);
  expect(sender.sent).toMatchObject([{ message_id: `<${id}@localhost>` }]);
});

test("lists an email that must not be sent twice when the result is unknown, and never retries it", async () => {
  await db.updateTable("outbox").set({ never_twice: true }).execute();
  sender.failure = new MailUnclear("connection closed");
  await sendMail(context, id, sender, FROM);
  expect(await getMail()).toMatchObject({ status: "unclear", last_error: "connection closed" });
  sender.failure = null;
  await sendMail(context, id, sender, FROM);
  expect(sender.sent).toEqual([]);
  expect(queue.sent).toEqual([]);
});

test("resends an email whose process died, or lists it if it must not be sent twice", async () => {
  const startSendingAt = (time: string, never_twice: boolean) =>
    db
      .updateTable("outbox")
      .set({ status: "sending", sending_at: new Date(time), never_twice })
      .execute();
  await startSendingAt("2026-11-20T11:59:00Z", false);
  await sendMail(context, id, sender, FROM);
  expect(sender.sent).toEqual([]);
  // The job is back before the sender can be presumed dead, so another job is scheduled for when it can.
  expect(queue.sent).toEqual([
    { name: "send-mail", data: { outbox_id: id, attempts: 0 }, after: new Date("2026-11-20T12:03:01Z") },
  ]);
  queue.sent.length = 0;
  await startSendingAt("2026-11-20T11:49:00Z", true);
  await sendMail(context, id, sender, FROM);
  expect(sender.sent).toEqual([]);
  expect(await markUnclear(context)).toBe(1);
  expect(await markUnclear(context)).toBe(0);
  expect(await getMail()).toMatchObject({ status: "unclear" });
  expect(queue.sent).toEqual([]);
  await startSendingAt("2026-11-20T11:49:00Z", false);
  expect(await markUnclear(context)).toBe(0);
  await sendMail(context, id, sender, FROM, 0);
  expect(sender.sent).toHaveLength(1);
});

test("sends emails that wait for the server once it accepts one, but not those deferred by the recipient", async () => {
  const later = new Date("2026-11-20T12:10:00Z");
  for (const key of ["away", "greylisted"])
    await writeMail(context, { key, to: `${key}@brokers.internal`, ...SMTP_RESPONSE });
  await db.updateTable("outbox").set({ next_try_at: later }).where("key", "<>", "k").execute();
  await db.updateTable("outbox").set({ awaits_server: true }).where("key", "=", "away").execute();
  queue.sent.length = 0;
  await sendMail(context, id, sender, FROM);
  const away = await db.selectFrom("outbox").select(["id", "next_try_at"]).where("key", "=", "away").executeTakeFirst();
  expect(away?.next_try_at).toBeNull();
  expect(queue.sent).toEqual([{ name: "send-mail", data: { outbox_id: away?.id, attempts: 0 } }]);
});

test("doesn't count an attempt when another job ran first, so an unstable server doesn't use up the retries", async () => {
  sender.failure = new MailServerUnavailable("connection refused");
  await sendMail(context, id, sender, FROM);
  await sendMail(context, id, sender, FROM, 1);
  queue.sent.length = 0;
  // Runs the job that was delayed in the meantime.
  await sendMail(context, id, sender, FROM, 1);
  expect(await getMail()).toMatchObject({ status: "waiting", attempts: 2 });
  expect(queue.sent).toEqual([]);
  sender.failure = null;
  await sendMail(context, id, sender, FROM, 2);
  expect(sender.sent).toHaveLength(1);
});

test("stops sending to an address that bounces until the desk clears it", async () => {
  sender.failure = new MailRejected("550 no such mailbox", { isAddress: true });
  await sendMail(context, id, sender, FROM);
  sender.failure = null;
  await writeMail(context, { key: "second", to: "Dana@Brokers.internal", ...SMTP_RESPONSE });
  const second = await db.selectFrom("outbox").select("id").where("key", "=", "second").executeTakeFirstOrThrow();
  await sendMail(context, second.id, sender, FROM);
  expect(sender.sent).toEqual([]);
  expect((await readOutbox(head, PAGE)).data.map(({ status }) => status).sort()).toEqual(["blocked", "failed"]);

  const { data, total } = await listBounces(head, PAGE);
  expect(data).toMatchObject([{ address: "dana@brokers.internal", reason: "550 no such mailbox" }]);
  expect(total).toBe(1);
  const [bounce] = data;
  for (const wrong of ["nonsense", "999999"])
    await expect(findBouncedAddress(head, wrong)).rejects.toBeInstanceOf(NotFound);
  await expect(listBounces(context, PAGE)).rejects.toBeInstanceOf(NotSignedIn);
  const found = await findBouncedAddress(head, String(bounce?.id));
  await expect(removeBounce(context, found)).rejects.toBeInstanceOf(NotSignedIn);
  queue.sent.length = 0;
  for (let round = 0; round < 2; round++) await removeBounce(head, found);
  // A failed email stays failed, because its failure was reported. Held emails are sent.
  expect(queue.sent).toEqual([{ name: "send-mail", data: { outbox_id: second.id } }]);
  await sendMail(context, second.id, sender, FROM);
  expect(sender.sent).toHaveLength(1);
  const recorded = await db.selectFrom("staff_actions").select("action").execute();
  expect(recorded).toEqual([{ action: "outbox.bounce_lifted" }]);
});
