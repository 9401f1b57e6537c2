import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { type Context, runInTransaction } from "#domain/context.ts";
import { submitInquiry } from "#domain/leads/inquiries/submit-inquiry.ts";
import { listOutbox } from "#domain/outbox/list-outbox.ts";
import type { JobQueue } from "#integrations/job-queue.ts";
import { createJobQueue } from "#integrations/job-queue-pg-boss.ts";
import type { MailSender } from "#integrations/mail.ts";
import { createSmtpSender } from "#integrations/mail-smtp.ts";
import { openTestContext } from "../../tests/support/context.ts";
import { insertAgent, insertListing, insertOffice } from "../../tests/support/listings.ts";
import { startMailServer } from "../../tests/support/mail-server.ts";
import { createEmailJobs } from "./email-jobs.ts";
import { startJobs } from "./start-jobs.ts";

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
const smtp = createSmtpSender(server.url);
let queue: JobQueue;
let context: Context;

/** Starts the jobs as the server does, with immediate retries. */
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

/** Returns the outbox, newest first, once all its emails are in one of these states. */
async function waitForStates(count: number, ...states: string[]) {
  return expect
    .poll(() => selectOutbox())
    .toSatisfy(
      (mails: Awaited<ReturnType<typeof selectOutbox>>) =>
        mails.length === count && mails.every(({ status }) => states.includes(status)),
    );
}
const selectOutbox = () => db.selectFrom("outbox").selectAll().orderBy("key").execute();

test("emails a listing question to its agent with the visitor as reply-to, and acknowledges it", async () => {
  await start(smtp);
  const { id } = await submitInquiry(context, { ...PAT, type: "listing", listing: "family-bakery-100234" }, METADATA);
  await waitForStates(2, "sent");
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
  const written = await selectOutbox();
  expect(written.map(({ key }) => key)).toEqual([`enquiry:${id}:agent`, `enquiry:${id}:visitor`]);
  expect(written.map(({ id }) => `<${id}@localhost>`).sort()).toEqual(
    server.mails.map(({ messageId }) => messageId).sort(),
  );
  expect(written[0]).toMatchObject({ attempts: 1, last_error: null, sent_at: base.clock() });
});

test("creates one inquiry and two emails for fifty identical parallel submissions", async () => {
  await start(smtp);
  await Promise.all(Array.from({ length: 50 }, () => submitInquiry(context, { ...PAT, office: "miami" }, METADATA)));
  await waitForStates(2, "sent");
  expect(await db.selectFrom("enquiries").select("id").execute()).toHaveLength(1);
  expect(server.mails).toHaveLength(2);
});

test("retries the same email after a temporary server error", async () => {
  await start(smtp);
  server.next("recipient", 451, 450);
  await submitInquiry(context, { ...PAT, office: "miami" }, METADATA);
  await waitForStates(2, "sent");
  expect(server.mails).toHaveLength(2);
  expect((await selectOutbox()).map(({ attempts }) => attempts).reduce((a, b) => a + b)).toBe(4);
});

test("fails at once for a nonexistent mailbox and stores the reason", async () => {
  await start(smtp);
  server.next("recipient", 550);
  await submitInquiry(context, { ...PAT, office: "miami" }, METADATA);
  await waitForStates(2, "sent", "failed");
  expect(server.mails).toHaveLength(1);
  const failed = (await selectOutbox()).filter(({ status }) => status === "failed");
  expect(failed).toMatchObject([{ attempts: 1, last_error: expect.stringContaining("550"), sent_at: null }]);
});

test("never calls the mail server for sample recipients", async () => {
  await start(smtp);
  const before = server.connections;
  await submitInquiry(context, { ...PAT, email: "pat@example.com", office: "demo" }, METADATA);
  await waitForStates(2, "held");
  // Run the queue once more: an email to the first recipient would be sent before this one.
  await submitInquiry(context, { ...PAT, email: "sam@example.com", office: "demo" }, METADATA);
  await waitForStates(4, "held");
  expect(server.connections).toBe(before);
  expect(server.mails).toEqual([]);
});

test("leaves emails readable in the outbox without a mail server", async () => {
  await start(null);
  await submitInquiry(context, { ...PAT, office: "miami" }, METADATA);
  await waitForStates(2, "waiting");
  const [mail] = await listOutbox(context, { to: "miami@brokers.internal", limit: 1 });
  expect(mail).toMatchObject({
    headers: { "Reply-To": "pat@company.internal" },
    text: expect.stringContaining("Hello"),
  });
});

test("writes nothing twice after a job crashes before completion", async () => {
  await start(null);
  const { id } = await submitInquiry(context, { ...PAT, office: "miami" }, METADATA);
  await waitForStates(2, "waiting");
  // The send-mail jobs note that there is no server.
  await expect.poll(async () => (await selectOutbox()).map(({ awaits_server }) => awaits_server)).toEqual([true, true]);
  const first = await selectOutbox();
  await createEmailJobs(context)["enquiry-mails"]({ enquiry_id: id });
  expect(await selectOutbox()).toEqual(first);
});

test("resends an email under the same Message-ID if its job crashed after sending, and never a third time", async () => {
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
  await waitForStates(2, "sent");
  const ids = server.mails
    .filter(({ to }) => to?.[0]?.address === "miami@brokers.internal")
    .map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test("neither stores nor emails an inquiry if its transaction fails", async () => {
  await start(null);
  const failing = runInTransaction(context, async (context) => {
    await submitInquiry(context, { ...PAT, office: "miami" }, METADATA);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await submitInquiry(context, { ...PAT, office: "miami", name: "Sam Roe" }, METADATA);
  await waitForStates(2, "waiting");
  expect((await selectOutbox())[0]?.text).toContain("Sam Roe");
});
