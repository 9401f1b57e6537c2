import { beforeEach, expect, test } from "vitest";
import { type Mail, MailRefused, type MailSender } from "#integrations/mail.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { sendMail } from "./send-mail.ts";
import { writeMail } from "./write-mail.ts";

const context = await openTestContext();
const { db } = context;
const FROM = "no-reply@brokers.internal";

class FakeSender implements MailSender {
  readonly sent: Mail[] = [];
  failure: Error | null = null;

  async send(mail: Mail): Promise<void> {
    if (this.failure) throw this.failure;
    this.sent.push(mail);
  }

  close(): void {}
}

let sender: FakeSender;
let id: string;

const row = () => db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

beforeEach(async () => {
  sender = new FakeSender();
  await db.deleteFrom("outbox").execute();
  await writeMail(context, {
    key: "k",
    to: "dana@brokers.internal",
    subject: "Hello",
    text: "Hello",
    html: "<p>Hello</p>",
  });
  ({ id } = await db.selectFrom("outbox").select("id").executeTakeFirstOrThrow());
});

test("a mail is sent once, however often its job runs", async () => {
  await sendMail(context, id, sender, FROM);
  await sendMail(context, id, sender, FROM);
  expect(sender.sent).toMatchObject([
    { message_id: `<${id}@localhost>`, to: "dana@brokers.internal", reply_to: null, headers: {} },
  ]);
  expect(await row()).toMatchObject({ status: "sent", attempts: 1, sent_at: context.clock() });
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

test("a failure is kept and tried again, without the address in what is logged", async () => {
  sender.failure = new Error("450 dana@brokers.internal is busy\r\ntry later");
  await expect(sendMail(context, id, sender, FROM)).rejects.toThrow(/^Mail [0-9a-f-]+ was not taken at attempt 1\.$/);
  expect(await row()).toMatchObject({
    status: "waiting",
    attempts: 1,
    last_error: "450 dana@brokers.internal is busy try later",
  });
});

test("after a day of failures, or one that is final, it is given up", async () => {
  sender.failure = new Error("busy");
  await db.updateTable("outbox").set({ attempts: 104 }).execute();
  await sendMail(context, id, sender, FROM);
  expect(await row()).toMatchObject({ status: "failed", attempts: 105 });

  await db.updateTable("outbox").set({ status: "waiting", attempts: 0 }).execute();
  sender.failure = new MailRefused("550 no such mailbox");
  await sendMail(context, id, sender, FROM);
  expect(await row()).toMatchObject({ status: "failed", attempts: 1, last_error: "550 no such mailbox" });
});
