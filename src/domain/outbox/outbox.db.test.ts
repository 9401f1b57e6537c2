import { beforeEach, expect, test } from "vitest";
import { runInTransaction } from "#domain/context.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { listOutbox } from "./list-outbox.ts";
import { writeMail } from "./write-mail.ts";

let now = new Date("2026-11-20T12:00:00Z");
const context = await openTestContext({ clock: () => now });

const MAIL = {
  key: "enquiry:1:agent",
  to: "dana@brokers.internal",
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
};

beforeEach(async () => {
  now = new Date("2026-11-20T12:00:00Z");
  context.queue.sent.length = 0;
  await context.db.deleteFrom("outbox").execute();
});

test("shows everything that will be sent", async () => {
  await writeMail(context, { ...MAIL, reply_to: "pat@company.com", headers: { "Auto-Submitted": "auto-generated" } });
  const [mail] = await listOutbox(context, { limit: 10 });
  expect(mail).toEqual({
    id: expect.any(String),
    to: "dana@brokers.internal",
    subject: "Hello",
    text: "Hello",
    html: "<p>Hello</p>",
    headers: {
      "Reply-To": "pat@company.com",
      "Message-ID": `<${mail?.id}@localhost>`,
      "Auto-Submitted": "auto-generated",
    },
    attachments: [],
    created_at: "2026-11-20T12:00:00.000Z",
    status: "waiting",
  });
  expect(context.queue.sent).toEqual([{ name: "send-mail", data: { outbox_id: mail?.id } }]);
});

test("writes and queues one email per key and preserves the first", async () => {
  await writeMail(context, MAIL);
  await writeMail(context, { ...MAIL, subject: "Hello again" });
  expect(await listOutbox(context, { limit: 10 })).toMatchObject([{ subject: "Hello" }]);
  expect(context.queue.sent).toHaveLength(1);
});

test("writes no email when the transaction fails", async () => {
  const failing = runInTransaction(context, async (context) => {
    await writeMail(context, MAIL);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await listOutbox(context, { limit: 10 })).toEqual([]);
});

test("holds an email to a demo address without queuing it", async () => {
  await writeMail(context, { ...MAIL, to: "pat@example.com" });
  expect(await listOutbox(context, { limit: 10 })).toMatchObject([{ status: "held" }]);
  expect(context.queue.sent).toEqual([]);
});

test("prevents header injection by line breaks in a subject or address", async () => {
  await writeMail(context, { ...MAIL, subject: "Hello\r\nBcc: all@company.com", reply_to: "a@b.com\nX: y" });
  expect(await listOutbox(context, { limit: 10 })).toMatchObject([
    { subject: "Hello Bcc: all@company.com", headers: { "Reply-To": "a@b.com X: y" } },
  ]);
});

test("lists the newest emails first, filtered by address and limited in number", async () => {
  for (const [minute, to] of ["Pat@Company.com", "dana@brokers.internal", "pat@company.com"].entries()) {
    now = new Date(`2026-11-20T12:0${minute}:00Z`);
    await writeMail(context, { ...MAIL, to, key: `mail:${minute}`, subject: `Mail ${minute}` });
  }
  const listSubjects = async (filter: { to?: string; limit: number }) =>
    (await listOutbox(context, filter)).map(({ subject }) => subject);
  expect(await listSubjects({ limit: 10 })).toEqual(["Mail 2", "Mail 1", "Mail 0"]);
  expect(await listSubjects({ limit: 2 })).toEqual(["Mail 2", "Mail 1"]);
  expect(await listSubjects({ to: "PAT@company.com", limit: 10 })).toEqual(["Mail 2", "Mail 0"]);
  expect(await listSubjects({ to: "nobody@company.com", limit: 10 })).toEqual([]);
});
