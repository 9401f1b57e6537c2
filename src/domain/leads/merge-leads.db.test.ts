import { beforeEach, expect, test } from "vitest";
import { Invalid, NotAllowed, NotFound } from "#lib/errors.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { getLeadId, insertInquiry, insertLeadFor, openLeadOffices } from "../../../tests/support/leads.ts";
import { insertAgent } from "../../../tests/support/listings.ts";
import { answerLead } from "./answer-lead.ts";
import { assignLead } from "./assign-lead.ts";
import { showLead } from "./inbox/show-lead.ts";
import { mergeLeads, splitInquiry } from "./merge-leads.ts";
import { attachInquiryToLead } from "./routing/attach-inquiry-to-lead.ts";

const START = new Date("2026-11-20T12:00:00Z");
let now = START;
const context = await openTestContext({ clock: () => now });
const { db, queue } = context;
const { miami, tampa, maria, dana, tom, agent, head, reader } = await openLeadOffices(context);

const advanceOneMinute = (): void => {
  now = new Date(now.getTime() + 60_000);
};
beforeEach(async () => {
  now = START;
  await db.deleteFrom("enquiries").execute();
  await db.deleteFrom("leads").execute();
  queue.sent.splice(0);
});
const selectLead = (id: string) => db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

async function insertTwoLeads() {
  const first = await insertLeadFor(context, { office_id: miami, agent_id: maria });
  advanceOneMinute();
  const second = await insertLeadFor(context, { office_id: miami, agent_id: maria, email: "pat@home.internal" });
  return [first, second] as const;
}

test("merges two leads of one person and finds the result under both addresses", async () => {
  const [first, second] = await insertTwoLeads();
  advanceOneMinute();
  await answerLead(agent, first, { text: "Hello", answers_seen: 0 });
  await mergeLeads(agent, second, first);
  const merged = await showLead(agent, first);
  expect(merged).toEqual(await showLead(agent, second));
  expect(merged.id).toBe(second);
  expect(merged.enquiries.map(({ email }) => email)).toEqual(["pat@home.internal", "pat@company.internal"]);
  expect(merged.events.map(({ kind }) => kind)).toEqual(["answer", "merged"]);
  // The second lead had no answer, so the person still waits; the first lead's wait counts from its first arrival.
  expect(await selectLead(second)).toMatchObject({
    received_at: START,
    waiting_since: new Date(START.getTime() + 60_000),
    answers: 1,
    first_answered_at: new Date(START.getTime() + 120_000),
  });
});

test("an answer goes to the address shown to its author, not to the latest writer's", async () => {
  const [first, second] = await insertTwoLeads();
  await mergeLeads(agent, second, first);
  await answerLead(agent, second, { text: "Hello", answers_seen: 0, to: "PAT@company.internal" });
  const rejected = answerLead(agent, second, { text: "Hello", answers_seen: 1, to: "pat@elsewhere.internal" });
  await expect(rejected).rejects.toMatchObject({ status: 422, errors: { to: [expect.any(String)] } });
  const answers = (await showLead(agent, second)).events.filter(({ kind }) => kind === "answer");
  expect(answers.map(({ to_email }) => to_email)).toEqual(["pat@company.internal"]);
});

test("changes nothing when leads are merged again, in either direction", async () => {
  const [first, second] = await insertTwoLeads();
  await mergeLeads(agent, first, second);
  const before = await showLead(agent, first);
  await mergeLeads(agent, first, second);
  await mergeLeads(agent, second, first);
  expect(await showLead(agent, first)).toEqual(before);
});

test("ends with one lead when two people merge the same pair from both sides", async () => {
  const [first, second] = await insertTwoLeads();
  await Promise.all([mergeLeads(agent, first, second), mergeLeads(head, second, first)]);
  expect((await showLead(agent, first)).enquiries).toHaveLength(2);
});

test("rejects merging leads of two offices, or by someone who may not change both", async () => {
  const first = await insertLeadFor(context, { office_id: miami, agent_id: maria });
  const second = await insertLeadFor(context, { office_id: tampa, agent_id: tom });
  await expect(mergeLeads(head, first, second)).rejects.toBeInstanceOf(Invalid);
  await expect(mergeLeads(agent, first, second)).rejects.toBeInstanceOf(NotFound);
  await expect(mergeLeads(reader, first, second)).rejects.toBeInstanceOf(NotAllowed);
});

test("splits off an inquiry that was filed under another person's lead", async () => {
  const id = await insertLeadFor(context, { office_id: miami, agent_id: maria });
  advanceOneMinute();
  const other = await insertInquiry(context, { office_id: miami, agent_id: maria, name: "Sam Roe" });
  await attachInquiryToLead(context, other);
  expect(await getLeadId(context, other)).toBe(id);
  const own = await splitInquiry(agent, id, other);
  expect(own).not.toBe(id);
  expect((await showLead(agent, own)).enquiries.map(({ name }) => name)).toEqual(["Sam Roe"]);
  expect((await showLead(agent, id)).enquiries.map(({ name }) => name)).toEqual(["Pat Doe"]);
  expect(await selectLead(own)).toMatchObject({ agent_id: maria, received_at: now, waiting_since: now, answers: 0 });
  expect(await selectLead(id)).toMatchObject({ received_at: START, latest_at: START });
});

test("doesn't split off the only inquiry of a lead", async () => {
  const inquiry = await insertInquiry(context, { office_id: miami, agent_id: maria });
  await attachInquiryToLead(context, inquiry);
  const id = await getLeadId(context, inquiry);
  expect(await splitInquiry(agent, id, inquiry)).toBe(id);
  await expect(splitInquiry(agent, id, id)).rejects.toBeInstanceOf(NotFound);
});

test("notifies the colleague who gets a lead and hides it from its previous agent", async () => {
  const id = await insertLeadFor(context, { office_id: miami, agent_id: maria });
  advanceOneMinute();
  await assignLead(agent, id, dana);
  expect(await selectLead(id)).toMatchObject({ agent_id: dana, pass_on_at: new Date(now.getTime() + 15 * 60_000) });
  expect(queue.sent).toHaveLength(1);
  await expect(showLead(agent, id)).rejects.toBeInstanceOf(NotFound);
  await assignLead(head, id, dana);
  expect(queue.sent).toHaveLength(1);
});

test("rejects an assignee who is away, unknown or has no email address", async () => {
  const id = await insertLeadFor(context, { office_id: miami, agent_id: maria });
  const gone = await insertAgent(db, { office_id: miami, slug: "gone", active: false });
  const inactive = await insertAgent(db, { office_id: miami, slug: "away", assigned_to: maria });
  const mute = await insertAgent(db, { office_id: miami, slug: "mute", email: "" });
  for (const each of [gone, inactive, mute, 999_999])
    await expect(assignLead(head, id, each)).rejects.toBeInstanceOf(Invalid);
  expect(await selectLead(id)).toMatchObject({ agent_id: maria });
});

test("lets only head office assign a lead to another office", async () => {
  const id = await insertLeadFor(context, { office_id: miami, agent_id: maria });
  await expect(assignLead(agent, id, tom)).rejects.toBeInstanceOf(NotAllowed);
  await assignLead(head, id, tom);
  expect(await selectLead(id)).toMatchObject({ agent_id: tom, office_id: tampa });
  await assignLead(head, id, null);
  expect(await selectLead(id)).toMatchObject({ agent_id: null, office_id: tampa });
});
