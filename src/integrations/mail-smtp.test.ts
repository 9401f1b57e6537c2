import { afterAll, beforeEach, expect, test } from "vitest";
import { startMailServer } from "../../tests/support/mail-server.ts";
import { type Mail, MailRejected, MailServerUnavailable, MailUnclear } from "./mail.ts";
import { createSmtpSender, requiresTls } from "./mail-smtp.ts";

const server = await startMailServer();
const sender = createSmtpSender(server.url);

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

test("delivers a mail as written, with the visitor as reply-to", async () => {
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

test("prevents a visitor's text from becoming a header or another recipient", async () => {
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

const sendAndCatch = () =>
  sender.send(MAIL).then(
    () => null,
    (error: Error) => error,
  );

test("returns the server's response", async () => {
  expect(await sender.send(MAIL)).toMatch(/^250 /);
});

test("rejects a nonexistent mailbox permanently but not a mail to a busy server", async () => {
  server.next("recipient", 550);
  expect(await sendAndCatch()).toMatchObject({ constructor: MailRejected, isAddress: true });
  server.next("recipient", 451);
  const busy = await sendAndCatch();
  for (const not of [MailRejected, MailServerUnavailable]) expect(busy).not.toBeInstanceOf(not);
  server.next("recipient", 421);
  expect(await sendAndCatch()).toBeInstanceOf(MailServerUnavailable);
  await sender.send(MAIL);
  expect(server.mails).toHaveLength(1);
});

test("doesn't blame the address when the content is rejected", async () => {
  server.next("content", 554);
  expect(await sendAndCatch()).toMatchObject({ constructor: MailRejected, isAddress: false });
  server.next("recipient", 530);
  expect(await sendAndCatch()).toMatchObject({ constructor: MailRejected, isAddress: false });
});

test.each(["connect", "sender", "recipient"] as const)(
  "allows a retry when the connection is lost at the %s, before the mail was sent",
  async (stage) => {
    const fresh = createSmtpSender(server.url);
    server.next(stage, "drop");
    const error = await fresh.send(MAIL).catch((error: Error) => error);
    expect(error).toBeInstanceOf(MailServerUnavailable);
    expect(server.mails).toEqual([]);
    await fresh.send(MAIL);
    expect(server.mails).toHaveLength(1);
    fresh.close();
  },
);

test("reports an unclear delivery when the connection is lost after the whole mail was sent", async () => {
  server.next("content", "drop");
  expect(await sendAndCatch()).toBeInstanceOf(MailUnclear);
  expect(server.mails).toEqual([]);
  const impatient = createSmtpSender(server.url, 2_000);
  server.next("content", "silence");
  expect(await impatient.send(MAIL).catch((error: Error) => error)).toBeInstanceOf(MailUnclear);
  server.next("sender", "silence");
  expect(await impatient.send(MAIL).catch((error: Error) => error)).not.toBeInstanceOf(MailUnclear);
  impatient.close();
});

test("allows a retry when the server defers the mail after receiving it", async () => {
  server.next("content", 451);
  const error = await sendAndCatch();
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailUnclear);
  expect(error).not.toBeInstanceOf(MailRejected);
});

test("doesn't report the server as down when a mail can't be created", async () => {
  const failure = await sender.send({ ...MAIL, to: "" }).catch((error: Error) => error);
  expect(failure).toBeInstanceOf(Error);
  for (const not of [MailRejected, MailServerUnavailable, MailUnclear]) expect(failure).not.toBeInstanceOf(not);
});

test("doesn't blame the address when the server denies relaying", async () => {
  for (const answer of ["550 relay not permitted", "550 Relaying denied", "554 5.7.1 Relay access denied"] as const) {
    server.next("recipient", answer);
    expect(await sendAndCatch(), answer).toMatchObject({ constructor: MailRejected, isAddress: false });
  }
  server.next("recipient", "550 <relay@brokers.internal>: no such mailbox");
  expect(await sendAndCatch()).toMatchObject({ constructor: MailRejected, isAddress: true });
});

test("allows a retry when the server is unreachable", async () => {
  const nowhere = createSmtpSender("smtp://127.0.0.1:1");
  const failure = await nowhere.send(MAIL).catch((error: Error) => error);
  expect(failure).toBeInstanceOf(MailServerUnavailable);
  nowhere.close();
});

test.each([
  ["smtp://mail.example.com:587", true],
  ["smtp://user:password@mail.example.com", true],
  ["smtp://mail.example.com:25?requireTLS=false", false],
  ["smtps://mail.example.com", false],
  ["smtp://127.0.0.1:25", false],
  ["smtp://[::1]:25", false],
  ["smtp://localhost:25?requireTLS=true", true],
])("requires STARTTLS for %s: %s", (url, required) => expect(requiresTls(url)).toBe(required));

test("sends nothing to a server that doesn't offer the encryption that is required", async () => {
  // An address of this machine that isn't recognized as local, so the server counts as remote.
  for (const url of [`${server.url}?requireTLS=true`, server.url.replace(/127\.0\.0\.1|localhost/, "0.0.0.0")]) {
    const strict = createSmtpSender(url);
    await expect(strict.send(MAIL)).rejects.toBeInstanceOf(MailServerUnavailable);
    expect(server.mails).toEqual([]);
    strict.close();
  }
});
