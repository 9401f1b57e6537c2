import { beforeEach, expect, test } from "vitest";
import { type Mail, MailRejected, type MailSender, MailServerAway, MailUnclear } from "#integrations/mail.ts";
import { NotFound, NotSignedIn } from "#lib/errors.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertStaff } from "../../../tests/support/leads.ts";
import { findBouncedAddress, liftBounce, listBounces } from "./bounces.ts";
import { markUnclear } from "./mark-unclear.ts";
import { readOutbox } from "./read-outbox.ts";
import { MAX_ATTEMPTS } from "./retry-delay.ts";
import { sendMail } from "./send-mail.ts";
import { writeMail } from "./write-mail.ts";

const context = await openTestContext();
const { db, queue } = context;
const head = { ...context, viewer: await insertStaff(db, { name: "Hana Head", rank: "head_office" }) };
const PAGE = { page: 1, per_page: 25 };
const SAID = { subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
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

const row = () => db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

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

test("a mail is sent once, however often its job runs", async () => {
  await sendMail(context, id, sender, FROM);
  await sendMail(context, id, sender, FROM);
  expect(sender.sent).toMatchObject([
    { message_id: `<${id}@localhost>`, to: "dana@brokers.internal", reply_to: null, headers: {} },
  ]);
  expect(await row()).toMatchObject({ status: "sent", attempts: 1, sent_at: context.clock(), answer: "250 queued" });
});

test("a bare sender address speaks in the network's name, one with a name keeps it", async () => {
  await sendMail(context, id, sender, FROM);
  await db.updateTable("outbox").set({ status: "waiting" }).execute();
  await sendMail(context, id, sender, "Front desk <desk@brokers.internal>");
  expect(sender.sent.map(({ from }) => from)).toEqual([
    '"Transworld Business Advisors" <no-reply@brokers.internal>',
    "Front desk <desk@brokers.internal>",
  ]);
});

test.each(["held", "failed"] as const)("a mail that is %s stays where it is", async (status) => {
  await db.updateTable("outbox").set({ status }).execute();
  await sendMail(context, id, sender, FROM);
  expect(sender.sent).toEqual([]);
  expect(await row()).toMatchObject({ status, attempts: 0 });
});

test("a mail to somebody invented is not sent even where it waits", async () => {
  await db.updateTable("outbox").set({ to_address: "pat@example.com" }).execute();
  await sendMail(context, id, sender, FROM);
  expect(sender.sent).toEqual([]);
});

test("a mail that is gone is nobody's trouble", async () => {
  await db.deleteFrom("outbox").execute();
  await sendMail(context, id, sender, FROM);
  expect(sender.sent).toEqual([]);
});

test("a failure is kept, and the mail is tried again later", async () => {
  sender.failure = new Error("450 dana@brokers.internal is busy\r\ntry later");
  await sendMail(context, id, sender, FROM);
  const stored = await row();
  expect(stored).toMatchObject({
    status: "waiting",
    attempts: 1,
    last_error: "450 dana@brokers.internal is busy try later",
    next_try_at: new Date("2026-11-20T12:00:01Z"),
    awaits_server: false,
  });
  expect(queue.sent).toEqual([{ name: "send-mail", data: { outbox_id: id, attempts: 1 }, after: stored.next_try_at }]);
});

test("after a day of failures, or one that is final, it is given up", async () => {
  sender.failure = new Error("busy");
  await db
    .updateTable("outbox")
    .set({ attempts: MAX_ATTEMPTS - 1 })
    .execute();
  await sendMail(context, id, sender, FROM);
  expect(await row()).toMatchObject({ status: "failed", attempts: MAX_ATTEMPTS });
  expect(queue.sent).toEqual([]);

  await db.updateTable("outbox").set({ status: "waiting", attempts: 0 }).execute();
  sender.failure = new MailRejected("554 spam");
  await sendMail(context, id, sender, FROM);
  expect(await row()).toMatchObject({ status: "failed", attempts: 1, last_error: "554 spam" });
  expect(await db.selectFrom("bounced_addresses").selectAll().execute()).toEqual([]);
});

test("a mail that may arrive twice is tried again under its Message-ID where nobody knows whether it was taken", async () => {
  sender.failure = new MailUnclear("connection closed");
  for (let attempt = 0; attempt < 6; attempt++) await sendMail(context, id, sender, FROM);
  const { next_try_at, ...stored } = await row();
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

test("a mail that must not arrive twice and of which nobody knows whether it was taken is listed and never sent again by itself", async () => {
  await db.updateTable("outbox").set({ never_twice: true }).execute();
  sender.failure = new MailUnclear("connection closed");
  await sendMail(context, id, sender, FROM);
  expect(await row()).toMatchObject({ status: "unclear", last_error: "connection closed" });
  sender.failure = null;
  await sendMail(context, id, sender, FROM);
  expect(sender.sent).toEqual([]);
  expect(queue.sent).toEqual([]);
});

test("a mail whose process died over it is sent again, unless it must not arrive twice: that one is listed", async () => {
  const begun = (time: string, never_twice: boolean) =>
    db
      .updateTable("outbox")
      .set({ status: "sending", sending_at: new Date(time), never_twice })
      .execute();
  await begun("2026-11-20T11:59:00Z", false);
  await sendMail(context, id, sender, FROM);
  expect(sender.sent).toEqual([]);
  // Its job is back before anybody can say that the sender has died: another comes when they can.
  expect(queue.sent).toEqual([
    { name: "send-mail", data: { outbox_id: id, attempts: 0 }, after: new Date("2026-11-20T12:03:01Z") },
  ]);
  queue.sent.length = 0;
  await begun("2026-11-20T11:49:00Z", true);
  await sendMail(context, id, sender, FROM);
  expect(sender.sent).toEqual([]);
  expect(await markUnclear(context)).toBe(1);
  expect(await markUnclear(context)).toBe(0);
  expect(await row()).toMatchObject({ status: "unclear" });
  expect(queue.sent).toEqual([]);
  await begun("2026-11-20T11:49:00Z", false);
  expect(await markUnclear(context)).toBe(0);
  await sendMail(context, id, sender, FROM, 0);
  expect(sender.sent).toHaveLength(1);
});

test("what waits for the server to come back is sent for as soon as it takes a mail, what its recipient put off is not", async () => {
  const later = new Date("2026-11-20T12:10:00Z");
  for (const key of ["away", "greylisted"]) await writeMail(context, { key, to: `${key}@brokers.internal`, ...SAID });
  await db.updateTable("outbox").set({ next_try_at: later }).where("key", "<>", "k").execute();
  await db.updateTable("outbox").set({ awaits_server: true }).where("key", "=", "away").execute();
  queue.sent.length = 0;
  await sendMail(context, id, sender, FROM);
  const away = await db.selectFrom("outbox").select(["id", "next_try_at"]).where("key", "=", "away").executeTakeFirst();
  expect(away?.next_try_at).toBeNull();
  expect(queue.sent).toEqual([{ name: "send-mail", data: { outbox_id: away?.id, attempts: 0 } }]);
});

test("a try that another was sent for ahead of it is none: a server that comes and goes costs no mail its day", async () => {
  sender.failure = new MailServerAway("connection refused");
  await sendMail(context, id, sender, FROM);
  await sendMail(context, id, sender, FROM, 1);
  queue.sent.length = 0;
  // The one that rested meanwhile.
  await sendMail(context, id, sender, FROM, 1);
  expect(await row()).toMatchObject({ status: "waiting", attempts: 2 });
  expect(queue.sent).toEqual([]);
  sender.failure = null;
  await sendMail(context, id, sender, FROM, 2);
  expect(sender.sent).toHaveLength(1);
});

test("an address that refuses mail for good gets no more of it, until somebody lifts that at the desk", async () => {
  sender.failure = new MailRejected("550 no such mailbox", { isAddress: true });
  await sendMail(context, id, sender, FROM);
  sender.failure = null;
  await writeMail(context, { key: "second", to: "Dana@Brokers.internal", ...SAID });
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
  await expect(liftBounce(context, found)).rejects.toBeInstanceOf(NotSignedIn);
  queue.sent.length = 0;
  for (let round = 0; round < 2; round++) await liftBounce(head, found);
  // What failed stays failed: it was answered for. What was held back goes.
  expect(queue.sent).toEqual([{ name: "send-mail", data: { outbox_id: second.id } }]);
  await sendMail(context, second.id, sender, FROM);
  expect(sender.sent).toHaveLength(1);
  const recorded = await db.selectFrom("staff_actions").select("action").execute();
  expect(recorded).toEqual([{ action: "outbox.bounce_lifted" }]);
});
