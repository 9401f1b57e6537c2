import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { type Context, inTransaction } from "#domain/context.ts";
import { submitInquiry } from "#domain/leads/inquiries/submit-inquiry.ts";
import { listOutbox } from "#domain/outbox/list-outbox.ts";
import type { JobQueue } from "#integrations/job-queue.ts";
import { createJobQueue } from "#integrations/job-queue-pg-boss.ts";
import type { MailSender } from "#integrations/mail.ts";
import { smtpSender } from "#integrations/mail-smtp.ts";
import { openTestContext } from "../../tests/support/context.ts";
import { insertAgent, insertListing, insertOffice } from "../../tests/support/listings.ts";
import { startMailServer } from "../../tests/support/mail-server.ts";
import { inquiryMails } from "./inquiry-mails.ts";
import { startJobs } from "./schedule.ts";

const FROM = "no-reply@brokers.internal";
const METADATA = { address: "203.0.113.7", form: "/contact-us", verified: true };
const PAT = { type: "contact", name: "Pat Doe", email: "pat@company.internal", message: "Hello", privacy_terms: true };

const base = await openTestContext();
const { db } = base;
const miami = await insertOffice(db, { email: "miami@brokers.internal" });
const maria = await insertAgent(db, { office_id: miami, email: "maria@brokers.internal" });
await insertListing(db, { number: 100234, office_id: miami, agent_id: maria, name: "Family bakery" });
await insertOffice(db, { slug: "demo", name: "Demo", email: "demo@example.com" });

const server = await startMailServer();
const smtp = smtpSender(server.url);
let queue: JobQueue;
let context: Context;

/** Starts the jobs as the server does; a failed one is tried again at once. */
async function start(sender: MailSender | null, rate = 60_000): Promise<void> {
  queue = createJobQueue(base.connection, base.log, { retryLimit: 5, retryDelay: 0 });
  context = { ...base, queue };
  await startJobs(context, { sender, from: FROM, rate });
}

beforeEach(() => {
  server.mails.length = 0;
});
afterEach(async () => {
  await queue.stop();
  await db.deleteFrom("outbox").execute();
  await db.deleteFrom("bounced_addresses").execute();
  await db.deleteFrom("enquiries").execute();
});
afterAll(async () => {
  smtp.close();
  await server.stop();
});

/** The outbox, newest first, once all its mails are in one of these states. */
async function settled(count: number, ...states: string[]) {
  return expect
    .poll(() => outbox())
    .toSatisfy(
      (mails: Awaited<ReturnType<typeof outbox>>) =>
        mails.length === count && mails.every(({ status }) => states.includes(status)),
    );
}
const outbox = () => db.selectFrom("outbox").selectAll().orderBy("key").execute();

test("a question about a listing reaches its agent with the visitor to reply to, and is acknowledged", async () => {
  await start(smtp);
  const { id } = await submitInquiry(context, { ...PAT, type: "listing", listing: "family-bakery-100234" }, METADATA);
  await settled(2, "sent");
  const [toAgent, toVisitor] = [...server.mails].sort((a, b) =>
    (a.to?.[0]?.address ?? "").localeCompare(b.to?.[0]?.address ?? ""),
  );
  expect(toAgent).toMatchObject({
    to: [{ address: "maria@brokers.internal" }],
    from: { name: "Transworld Business Advisors", address: "no-reply@brokers.internal" },
    replyTo: [{ address: "pat@company.internal" }],
    subject: "New inquiry from Pat Doe: Family bakery",
  });
  expect(toVisitor).toMatchObject({
    to: [{ address: "pat@company.internal" }],
    replyTo: [{ address: "maria@brokers.internal" }],
    subject: "We received your inquiry about Family bakery",
  });
  const written = await outbox();
  expect(written.map(({ key }) => key)).toEqual([`enquiry:${id}:agent`, `enquiry:${id}:visitor`]);
  expect(written.map(({ id }) => `<${id}@localhost>`).sort()).toEqual(
    server.mails.map(({ messageId }) => messageId).sort(),
  );
  expect(written[0]).toMatchObject({ attempts: 1, last_error: null, sent_at: base.clock() });
});

test("fifty equal submits at the same time end as one enquiry and two mails", async () => {
  await start(smtp);
  await Promise.all(Array.from({ length: 50 }, () => submitInquiry(context, { ...PAT, office: "miami" }, METADATA)));
  await settled(2, "sent");
  expect(await db.selectFrom("enquiries").select("id").execute()).toHaveLength(1);
  expect(server.mails).toHaveLength(2);
});

test("a mail that the server cannot take now is sent at a later try, as the same mail", async () => {
  await start(smtp);
  server.next("recipient", 451, 450);
  await submitInquiry(context, { ...PAT, office: "miami" }, METADATA);
  await settled(2, "sent");
  expect(server.mails).toHaveLength(2);
  expect((await outbox()).map(({ attempts }) => attempts).reduce((a, b) => a + b)).toBe(4);
});

test("a mailbox that does not exist is given up at once, and why is kept", async () => {
  await start(smtp);
  server.next("recipient", 550);
  await submitInquiry(context, { ...PAT, office: "miami" }, METADATA);
  await settled(2, "sent", "failed");
  expect(server.mails).toHaveLength(1);
  const failed = (await outbox()).filter(({ status }) => status === "failed");
  expect(failed).toMatchObject([{ attempts: 1, last_error: expect.stringContaining("550"), sent_at: null }]);
});

test("nobody invented is ever written to: the mail server is not even called", async () => {
  await start(smtp);
  const before = server.connections;
  await submitInquiry(context, { ...PAT, email: "pat@example.com", office: "demo" }, METADATA);
  await settled(2, "held");
  // One more round through the queue: what would have been sent, would have been sent before it.
  await submitInquiry(context, { ...PAT, email: "sam@example.com", office: "demo" }, METADATA);
  await settled(4, "held");
  expect(server.connections).toBe(before);
  expect(server.mails).toEqual([]);
});

test("without a mail server the mails wait in the outbox, readable", async () => {
  await start(null);
  await submitInquiry(context, { ...PAT, office: "miami" }, METADATA);
  await settled(2, "waiting");
  const [mail] = await listOutbox(context, { to: "miami@brokers.internal", limit: 1 });
  expect(mail).toMatchObject({
    headers: { "Reply-To": "pat@company.internal" },
    text: expect.stringContaining("Hello"),
  });
});

test("a job that died after writing and before it was done writes nothing twice", async () => {
  await start(null);
  const { id } = await submitInquiry(context, { ...PAT, office: "miami" }, METADATA);
  await settled(2, "waiting");
  const first = await outbox();
  await inquiryMails(context)({ enquiry_id: id });
  expect(await outbox()).toEqual(first);
});

test("a mail that was sent before its job could say so is sent again under the same Message-ID, and no third time", async () => {
  let crashes = 1;
  await start({
    ...smtp,
    async send(mail) {
      const answer = await smtp.send(mail);
      if (mail.to === "miami@brokers.internal" && crashes-- > 0) throw new Error("the process died");
      return answer;
    },
  });
  await submitInquiry(context, { ...PAT, office: "miami" }, METADATA);
  await settled(2, "sent");
  const ids = server.mails
    .filter(({ to }) => to?.[0]?.address === "miami@brokers.internal")
    .map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test("an enquiry whose transaction fails is neither stored nor mailed", async () => {
  await start(null);
  const failing = inTransaction(context, async (context) => {
    await submitInquiry(context, { ...PAT, office: "miami" }, METADATA);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await submitInquiry(context, { ...PAT, office: "miami", name: "Sam Roe" }, METADATA);
  await settled(2, "waiting");
  expect((await outbox()).every(({ text }) => text.includes("Sam Roe"))).toBe(true);
});
