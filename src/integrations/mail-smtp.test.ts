import { afterAll, beforeEach, expect, test } from "vitest";
import { startMailServer } from "../../tests/support/mail-server.ts";
import { type Mail, MailRefused } from "./mail.ts";
import { smtpSender } from "./mail-smtp.ts";

const server = await startMailServer();
const sender = smtpSender(server.url);

afterAll(async () => {
  sender.close();
  await server.stop();
});
beforeEach(() => {
  server.mails.length = 0;
});

const MAIL: Mail = {
  message_id: "<4f@handover.internal>",
  from: "Transworld Business Advisors <no-reply@handover.internal>",
  to: "dana@brokers.internal",
  reply_to: "pat@company.com",
  subject: "Café für zwei",
  text: "Hello",
  html: "<p>Hello</p>",
  headers: { "Auto-Submitted": "auto-generated" },
  attachments: [{ filename: "nda.pdf", content_type: "application/pdf", content: Buffer.from("%PDF") }],
};

test("a mail arrives as it was written, with the visitor to reply to", async () => {
  await sender.send(MAIL);
  expect(server.mails).toMatchObject([
    {
      messageId: "<4f@handover.internal>",
      from: { name: "Transworld Business Advisors", address: "no-reply@handover.internal" },
      to: [{ address: "dana@brokers.internal" }],
      replyTo: [{ address: "pat@company.com" }],
      subject: "Café für zwei",
      text: "Hello\n",
      html: "<p>Hello</p>\n",
      attachments: [{ filename: "nda.pdf", mimeType: "application/pdf" }],
    },
  ]);
  const headers = server.mails[0]?.headers ?? [];
  expect(headers).toContainEqual(expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }));
});

test("nothing that a visitor wrote becomes a header or another recipient", async () => {
  await sender.send({
    ...MAIL,
    subject: "Hello\r\nBcc: all@company.com",
    reply_to: "pat@company.com\r\nX-Spam: yes",
    headers: { "X-About": "one\r\nX-Spam: yes" },
  });
  const mail = server.mails[0];
  expect(mail?.to).toHaveLength(1);
  expect(mail?.bcc ?? []).toEqual([]);
  expect(mail?.headers.map(({ key }) => key)).not.toContain("x-spam");
  await expect(sender.send({ ...MAIL, to: "a@company.com, b@company.com" })).rejects.toThrow();
});

test("a mailbox that does not exist is refused for good, a busy server is not", async () => {
  server.refuseNext(550);
  await expect(sender.send(MAIL)).rejects.toBeInstanceOf(MailRefused);
  server.refuseNext(451);
  await expect(sender.send(MAIL)).rejects.not.toBeInstanceOf(MailRefused);
  await sender.send(MAIL);
  expect(server.mails).toHaveLength(1);
});

test("a server that is not there is worth another try", async () => {
  const nowhere = smtpSender("smtp://127.0.0.1:1");
  const failure = await nowhere.send(MAIL).catch((error: Error) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(MailRefused);
  nowhere.close();
});
