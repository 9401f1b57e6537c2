import { beforeEach, expect, test } from "vitest";
import { answerLead } from "#domain/leads/answer-lead.ts";
import { assignLead } from "#domain/leads/assign-lead.ts";
import { showLead } from "#domain/leads/inbox/show-lead.ts";
import { markHandled, markSpam, revertHandled } from "#domain/leads/mark-lead.ts";
import { mergeLeads, splitInquiry } from "#domain/leads/merge-leads.ts";
import { receiveReply } from "#domain/leads/replies/receive-reply.ts";
import { getReplyToken } from "#domain/leads/replies/reply-address.ts";
import { notifyOverdueReplies } from "#domain/leads/routing/notify-overdue-replies.ts";
import { reassignOverdueLeads } from "#domain/leads/routing/reassign-overdue-leads.ts";
import { openTestContext } from "../../tests/support/context.ts";
import { insertLeadFor, insertStaff } from "../../tests/support/leads.ts";
import { insertAgent, insertOffice } from "../../tests/support/listings.ts";
import { createEmailJobs } from "./email-jobs.ts";

const START = new Date("2026-11-20T12:00:00Z");
let now = START;
const context = await openTestContext({ clock: () => now });
const { db, queue } = context;
const system = { ...context, viewer: { role: "system" as const } };
const office_id = await insertOffice(db, { email: "office@brokers.internal" });
const agent_id = await insertAgent(db, { office_id, email: "maria@brokers.internal" });
const dana = await insertAgent(db, { office_id, slug: "dana", email: "dana@brokers.internal" });
const maria = {
  ...context,
  viewer: await insertStaff(db, { name: "Maria Soto", staff_role: "agent", office_id, agent_id }),
};
await queue.work("lead-mail", createEmailJobs(context)["lead-mail"] as (data: unknown) => Promise<void>);

let id = "";
beforeEach(async () => {
  now = START;
  await db.updateTable("offices").set({ show_opening_hours: false }).execute();
  await db.deleteFrom("office_opening_hours").execute();
  for (const table of ["outbox", "enquiries", "leads"] as const) await db.deleteFrom(table).execute();
  id = await insertLeadFor(context, { office_id, agent_id });
  queue.sent.length = 0;
});

const advanceMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
let replies = 0;
async function reply(text = "Friday works.", files: string[] = [], address = "pat@company.internal") {
  replies += 1;
  const recipients = [`replies+${await getReplyToken(db, id)}@mail.internal`];
  const from = { name: "Pat Doe", address };
  const attachments = files.map((name) => ({ name, content_type: "application/pdf", bytes: Buffer.from("x") }));
  const message_id = `<${replies}@company.internal>`;
  return receiveReply(system, {
    message_id,
    from,
    recipients,
    subject: "Re:",
    text,
    headers: new Map(),
    attachments,
  });
}
const listMails = async () => {
  await queue.runAll();
  const mails = await db.selectFrom("outbox").select(["to_address", "subject", "text"]).orderBy("to_address").execute();
  await db.deleteFrom("outbox").execute();
  return mails;
};

test("a reply to an answered lead stays with its agent; after the limit, the agent and the office are notified once", async () => {
  await answerLead(maria, id, { text: "Is Friday good?", answers_seen: 0 });
  await reply();
  await listMails();
  expect(await showLead(maria, id)).toMatchObject({
    pass_on_at: null,
    overdue_at: new Date(START.getTime() + 15 * 60_000).toISOString(),
  });
  advanceMinutes(14);
  expect(await notifyOverdueReplies(system)).toBe(0);
  advanceMinutes(1);
  expect(await reassignOverdueLeads(system)).toBe(0);
  expect(await notifyOverdueReplies(system)).toBe(1);
  expect(await notifyOverdueReplies(system)).toBe(0);
  const lead = await showLead(maria, id);
  expect(lead).toMatchObject({ agent: { id: agent_id }, overdue_at: null });
  expect(lead.events.at(-1)).toMatchObject({ kind: "overdue", who: null });
  const mails = await listMails();
  expect(mails.map(({ to_address }) => to_address)).toEqual(["maria@brokers.internal", "office@brokers.internal"]);
  for (const { subject, text } of mails) {
    expect(subject).toBe("Pat Doe is still waiting for a reply");
    expect(text).toContain("Friday works.");
    expect(text).toContain("stays with Maria Soto");
  }
});

test("a reply to a lead that was never answered goes to the next person, like an inquiry", async () => {
  await db.updateTable("leads").set({ waiting_since: null, pass_on_at: null }).execute();
  await reply();
  expect(await showLead(maria, id)).toMatchObject({ overdue_at: null, pass_on_at: expect.any(String) });
  advanceMinutes(15);
  expect(await reassignOverdueLeads(system)).toBe(1);
  expect(await notifyOverdueReplies(system)).toBe(0);
});

test("an answer ends the wait of a reply; an assignment restarts it for the colleague, who isn't passed over", async () => {
  await answerLead(maria, id, { text: "Is Friday good?", answers_seen: 0 });
  await reply();
  await reply("Or Monday.");
  await answerLead(maria, id, { text: "See you then.", answers_seen: 1 });
  expect((await showLead(maria, id)).overdue_at).toBeNull();
  await reply("Thanks.");
  advanceMinutes(10);
  await assignLead(maria, id, dana);
  await listMails();
  const times = await db.selectFrom("leads").select(["pass_on_at", "overdue_at"]).executeTakeFirst();
  expect(times).toEqual({ pass_on_at: null, overdue_at: new Date(now.getTime() + 15 * 60_000) });
  advanceMinutes(14);
  expect(await notifyOverdueReplies(system)).toBe(0);
  advanceMinutes(1);
  expect(await reassignOverdueLeads(system)).toBe(0);
  expect(await notifyOverdueReplies(system)).toBe(1);
  expect((await listMails()).map(({ to_address }) => to_address)).toEqual([
    "dana@brokers.internal",
    "office@brokers.internal",
  ]);
});

test("an email about a reply that was answered meanwhile isn't written", async () => {
  await answerLead(maria, id, { text: "Is Friday good?", answers_seen: 0 });
  await reply();
  await listMails();
  advanceMinutes(15);
  expect(await notifyOverdueReplies(system)).toBe(1);
  await answerLead(maria, id, { text: "See you then.", answers_seen: 1 });
  expect((await listMails()).map(({ to_address }) => to_address)).toEqual(["pat@company.internal"]);
});

test("while the office is closed, no one is notified until it has been open for as long as the limit", async () => {
  await answerLead(maria, id, { text: "Is Friday good?", answers_seen: 0 });
  await reply();
  // The 20th is a Friday. The office opens on Mondays at 9, in New York.
  await db.updateTable("offices").set({ show_opening_hours: true }).execute();
  const hours = { office_id, day: 1, opens: "09:00", closes: "17:00" };
  await db.insertInto("office_opening_hours").values(hours).execute();
  advanceMinutes(15);
  expect(await notifyOverdueReplies(system)).toBe(0);
  expect((await showLead(maria, id)).overdue_at).toBe("2026-11-23T14:15:00.000Z");
  now = new Date("2026-11-23T14:15:00Z");
  expect(await notifyOverdueReplies(system)).toBe(1);
});

test("names the address of someone who isn't known to be the person, and doesn't while the person waits, too", async () => {
  const stranger = "pat@company.example";
  await answerLead(maria, id, { text: "Is Friday good?", answers_seen: 0 });
  await reply("Send me the accounts.", [], stranger);
  await listMails();
  advanceMinutes(15);
  expect(await notifyOverdueReplies(system)).toBe(1);
  for (const { subject, text } of await listMails()) {
    expect(subject).toBe(`${stranger} is still waiting for a reply`);
    expect(text.replace(/\s+/g, " ")).toContain("Check who sent it before you reply");
  }
  await answerLead(maria, id, { text: "Is Monday better?", answers_seen: 1 });
  await reply("Monday, then.");
  await reply("Send me the accounts.", [], stranger);
  await listMails();
  advanceMinutes(15);
  expect(await notifyOverdueReplies(system)).toBe(1);
  for (const { subject, text } of await listMails()) {
    expect(subject).toBe("Pat Doe is still waiting for a reply");
    expect(text).toContain("Monday, then.");
    expect(text).not.toContain("Send me the accounts");
  }
});

test("takes a sender's address that a database can't store", async () => {
  expect(await reply("Yes.", [], "pat\0@company.internal")).toBe("filed");
  expect((await showLead(maria, id)).events.at(-1)).toMatchObject({ from_other_address: true, text: "Yes." });
});

test("an answered lead stays with its agent after closing it, or marking it as spam, is undone", async () => {
  await answerLead(maria, id, { text: "Is Friday good?", answers_seen: 0 });
  await reply();
  advanceMinutes(5);
  const overdue_at = new Date(now.getTime() + 15 * 60_000).toISOString();
  await markHandled(maria, id, true, "Bought elsewhere");
  expect(await showLead(maria, id)).toMatchObject({ pass_on_at: null, overdue_at: null });
  await revertHandled(maria, id);
  expect(await showLead(maria, id)).toMatchObject({ waiting_since: START.toISOString(), pass_on_at: null, overdue_at });
  await markSpam(maria, id, true);
  expect(await showLead(maria, id)).toMatchObject({ pass_on_at: null, overdue_at: null });
  await markSpam(maria, id, false);
  expect(await showLead(maria, id)).toMatchObject({ pass_on_at: null, overdue_at });
});

test("a lead that is merged with an unanswered one goes to the next person, and one that is split off keeps its time", async () => {
  await answerLead(maria, id, { text: "Is Friday good?", answers_seen: 0 });
  await reply();
  const { overdue_at } = await showLead(maria, id);
  await insertLeadFor(context, { office_id, agent_id });
  const [inquiry] = (await showLead(maria, id)).enquiries;
  const own = await splitInquiry(maria, id, inquiry?.id ?? "");
  expect(own).not.toBe(id);
  expect(await showLead(maria, own)).toMatchObject({ waiting_since: START.toISOString(), overdue_at });
  const other = await insertLeadFor(context, { office_id, agent_id, email: "pat@home.internal" });
  await mergeLeads(maria, id, other);
  expect(await showLead(maria, id)).toMatchObject({ pass_on_at: expect.any(String), overdue_at: null });
});

test("names files beyond the limits in the lead's history and in the agent's email", async () => {
  await reply(
    "All of them.",
    Array.from({ length: 12 }, (_, position) => `${position + 1}.pdf`),
  );
  const event = (await showLead(maria, id)).events.at(-1);
  expect(event?.files).toHaveLength(10);
  expect(event?.left_out).toEqual(["11.pdf", "12.pdf"]);
  const [mail] = await listMails();
  expect(mail?.text.replace(/\s+/g, " ")).toMatch(/weren’t stored.*11\.pdf, 12\.pdf/);
});

test("what another address sent isn't shown as the person's words", async () => {
  await answerLead(maria, id, { text: "Is Friday good?", answers_seen: 0 });
  await reply("Send me everything.", [], "pat@elsewhere.internal");
  await listMails();
  advanceMinutes(15);
  expect(await notifyOverdueReplies(system)).toBe(1);
  const mails = await listMails();
  expect(mails).toHaveLength(2);
  for (const { text } of mails) expect(text).not.toContain("Send me everything.");
});
