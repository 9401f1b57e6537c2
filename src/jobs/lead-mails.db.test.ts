import { beforeEach, expect, test } from "vitest";
import { answerLead } from "#domain/leads/answer-lead.ts";
import { assignLead } from "#domain/leads/assign-lead.ts";
import { showLead } from "#domain/leads/inbox/show-lead.ts";
import { mergeLeads } from "#domain/leads/merge-leads.ts";
import { attachInquiryToLead } from "#domain/leads/routing/attach-inquiry-to-lead.ts";
import { reassignOverdueLeads } from "#domain/leads/routing/reassign-overdue-leads.ts";
import { openTestContext } from "../../tests/support/context.ts";
import { getLeadId, insertInquiry, insertStaff } from "../../tests/support/leads.ts";
import { insertAgent, insertOffice } from "../../tests/support/listings.ts";
import { createEmailJobs } from "./email-jobs.ts";

let now = new Date("2026-11-20T12:00:00Z");
const context = await openTestContext({ clock: () => now });
const { db, queue } = context;
const miami = await insertOffice(db);
const maria = await insertAgent(db, { office_id: miami, email: "maria@brokers.internal", phone: "(305) 555-0101" });
const dana = await insertAgent(db, {
  office_id: miami,
  slug: "dana-lee",
  name: "Dana Lee",
  email: "dana@brokers.internal",
});
const viewer = await insertStaff(db, { name: "Maria Soto", staff_role: "agent", office_id: miami, agent_id: maria });
const agent = { ...context, viewer };
await queue.work("enquiry-mails", createEmailJobs(context)["enquiry-mails"] as (data: unknown) => Promise<void>);
await queue.work("lead-mail", createEmailJobs(context)["lead-mail"] as (data: unknown) => Promise<void>);

let id = "";
beforeEach(async () => {
  await db.deleteFrom("outbox").execute();
  await db.deleteFrom("enquiries").execute();
  await db.deleteFrom("leads").execute();
  const inquiry = await insertInquiry(context, {
    office_id: miami,
    agent_id: maria,
    message: "Is <b>it</b> for sale?",
  });
  await queue.send(db, "enquiry-mails", { enquiry_id: inquiry });
  await queue.runAll();
  id = await getLeadId(context, inquiry);
  now = new Date(now.getTime() + 60_000);
});
const selectMails = (key: string) =>
  db.selectFrom("outbox").selectAll().where("key", "like", key).orderBy("created_at").orderBy("id").execute();

test("sends a reply from the agent in the visitor's thread", async () => {
  await answerLead(agent, id, { text: "Yes, it is.\n\nCall me <today>.", answers_seen: 0 });
  await queue.runAll();
  const [acknowledged] = await selectMails("enquiry:%:visitor");
  const [answer] = await selectMails("lead-event:%");
  const thread = acknowledged?.headers["Message-ID"];
  expect(answer).toMatchObject({
    to_address: "pat@company.internal",
    reply_to: "maria@brokers.internal",
    subject: `Re: ${acknowledged?.subject}`,
    headers: { "In-Reply-To": thread, References: thread },
  });
  expect(answer?.text).toContain("Yes, it is.\n\nCall me <today>.");
  expect(answer?.text).toContain("Maria Soto");
  expect(answer?.text).toContain("(305) 555-0101");
  expect(answer?.text).toContain("Is <b>it</b> for sale?");
  expect(answer?.html).not.toContain("<b>it</b>");
});

test("sends a second reply in the same thread, with its own subject if given", async () => {
  await answerLead(agent, id, { text: "One", answers_seen: 0 });
  await queue.runAll();
  now = new Date(now.getTime() + 60_000);
  await answerLead(agent, id, { text: "Two", subject: "One more thing", answers_seen: 1 });
  await queue.runAll();
  const [acknowledged] = await selectMails("enquiry:%:visitor");
  const [first, second] = await selectMails("lead-event:%");
  const ids = [acknowledged, first].map((each) => each?.headers["Message-ID"]);
  expect(second).toMatchObject({
    subject: "One more thing",
    headers: { "In-Reply-To": ids[1], References: ids.join(" ") },
  });
});

test("sends a reply to the address the agent saw, and reveals no other person's thread", async () => {
  const sam = await insertInquiry(context, { office_id: miami, agent_id: maria, email: "sam@home.internal" });
  await queue.send(db, "enquiry-mails", { enquiry_id: sam });
  await queue.runAll();
  await mergeLeads(agent, id, await getLeadId(context, sam));
  await answerLead(agent, id, { text: "Hello Pat", to: "PAT@company.internal", answers_seen: 0 });
  await queue.runAll();
  const acknowledged = (await selectMails("enquiry:%:visitor")).find(({ to_address }) => to_address.startsWith("pat"));
  const [answer] = await selectMails("lead-event:%");
  expect(answer).toMatchObject({
    to_address: "pat@company.internal",
    headers: { References: acknowledged?.headers["Message-ID"] },
  });
  const { events } = await showLead(agent, id);
  expect(events.find(({ kind }) => kind === "answer")).toMatchObject({ to_email: "pat@company.internal" });
});

test("a visitor who writes after a reply was sent does not receive it", async () => {
  await answerLead(agent, id, { text: "Hello Pat", answers_seen: 0 });
  now = new Date(now.getTime() + 60_000);
  const sam = await insertInquiry(context, { office_id: miami, agent_id: maria, email: "sam@home.internal" });
  await attachInquiryToLead(context, sam);
  await mergeLeads(agent, id, await getLeadId(context, sam));
  await queue.runAll();
  const [answer] = await selectMails("lead-event:%");
  expect(answer?.to_address).toBe("pat@company.internal");
});

test("rejects a reply to an address that is not the lead's", async () => {
  await expect(answerLead(agent, id, { text: "Hi", to: "sam@home.internal", answers_seen: 0 })).rejects.toMatchObject({
    errors: { to: [expect.stringContaining("have that email address")] },
  });
});

test("writes the same email again after a job crash", async () => {
  await answerLead(agent, id, { text: "One", answers_seen: 0 });
  const [{ data } = { data: {} }] = queue.sent;
  await queue.runAll();
  const before = await selectMails("%");
  await createEmailJobs(context)["lead-mail"](data as { event_id: number });
  expect(await selectMails("%")).toEqual(before);
});

test("notifies the new assignee, by hand or by schedule, with the message and a link", async () => {
  await assignLead(agent, id, dana);
  await queue.runAll();
  now = new Date(now.getTime() + 15 * 60_000);
  await reassignOverdueLeads({ ...context, viewer: { role: "system" } });
  await queue.runAll();
  const [given, ...rest] = await selectMails("lead-event:%");
  // Maria assigned it herself, and the office has no one else.
  expect(rest).toEqual([]);
  expect(given).toMatchObject({ to_address: "dana@brokers.internal", reply_to: "pat@company.internal" });
  expect(given?.text).toContain("Maria Soto assigned the inquiry to you");
  expect(given?.text).toContain(`http://localhost:3000/desk/leads/${id}`);
});

test("a scheduled reassignment says that the lead was not answered in time", async () => {
  now = new Date(now.getTime() + 15 * 60_000);
  await reassignOverdueLeads({ ...context, viewer: { role: "system" } });
  await queue.runAll();
  const [given] = await selectMails("lead-event:%");
  expect(given).toMatchObject({ to_address: "dana@brokers.internal", subject: "Please reply to Pat Doe" });
  expect(given?.text).toContain("weren’t answered in time");
});
