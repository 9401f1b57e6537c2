import { beforeEach, describe, expect, test } from "vitest";
import { exportData } from "#domain/accounts/closing/export-data.ts";
import type { BuyerViewer } from "#domain/context.ts";
import { insertBuyer } from "../../../../tests/support/buyer-rows.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { getLeadId, insertInquiry, insertLeadFor, openLeadOffices } from "../../../../tests/support/leads.ts";
import { insertListing } from "../../../../tests/support/listings.ts";
import { answerLead } from "../answer-lead.ts";
import { showLead } from "../inbox/show-lead.ts";
import { markHandled } from "../mark-lead.ts";
import { mergeLeads } from "../merge-leads.ts";
import { receiveReply } from "../replies/receive-reply.ts";
import { getReplyToken } from "../replies/reply-address.ts";
import { attachInquiryToLead } from "../routing/attach-inquiry-to-lead.ts";
import { listConversations } from "./list-conversations.ts";
import { sendMessage } from "./send-message.ts";

let now = new Date("2026-11-20T12:00:00Z");
const context = await openTestContext({ clock: () => now, locale: "en-US" });
const { db, queue } = context;
const { miami, tampa, maria, agent, otherManager } = await openLeadOffices(context);
const KEY = "5b0a9f3e-6b52-4c38-9c2b-0c8f6d1f7a10";
await insertListing(db, { number: 100_001, name: "Corner Bakery", slug: "bakery-100001", office_id: miami });

const as = (viewer: BuyerViewer) => ({ ...context, viewer });

/** A buyer with an address, which is verified unless `isVerified` is false. */
async function signUp(email: string, { isVerified = true } = {}) {
  const viewer = await insertBuyer(db);
  const email_verified_at = isVerified ? now : null;
  await db.updateTable("accounts").set({ email, email_verified_at }).where("id", "=", viewer.id).execute();
  return as(viewer);
}

const ask = (email: string, values: Partial<Parameters<typeof insertInquiry>[1]> = {}) =>
  insertLeadFor(context, { office_id: miami, agent_id: maria, email, ...values });

const answer = (id: string, text: string, answers_seen = 0, to?: string) =>
  answerLead(agent, id, { text, answers_seen, ...(to && { to }) });

beforeEach(async () => {
  now = new Date("2026-11-20T12:00:00Z");
  await db.deleteFrom("leads").execute();
  await db.deleteFrom("enquiries").execute();
  await db.deleteFrom("accounts").where("kind", "=", "buyer").execute();
  queue.sent.splice(0);
});

describe("listing conversations", () => {
  test("shows a buyer's inquiries with the answers, oldest first, and the latest conversation first", async () => {
    const pat = await signUp("Pat@buyers.example.com");
    const first = await ask("pat@buyers.example.com", { type: "listing", listing_number: 100_001 });
    now = new Date("2026-11-20T13:00:00Z");
    await answer(first, "Yes, it is.");
    now = new Date("2026-11-20T14:00:00Z");
    await ask("pat@buyers.example.com", { office_id: tampa, agent_id: null, message: "Do you help with loans?" });

    const { conversations, pages } = await listConversations(pat);

    expect(pages).toBe(1);
    expect(conversations.map(({ office, agent, canReply }) => [office, agent, canReply])).toEqual([
      ["Tampa Bay", null, true],
      ["Miami", "Maria Soto", true],
    ]);
    expect(conversations[1]?.entries).toEqual([
      expect.objectContaining({
        kind: "inquiry",
        text: "Is it still for sale?",
        listings: [{ name: "Corner Bakery", slug: "bakery-100001" }],
        at: "2026-11-20T12:00:00.000Z",
      }),
      expect.objectContaining({ kind: "answer", who: "Maria Soto", text: "Yes, it is." }),
    ]);
  });

  test("shows nothing while the address isn't verified, because it may be someone else's", async () => {
    const mallory = await signUp("pat@buyers.example.com", { isVerified: false });
    await answer(await ask("pat@buyers.example.com"), "The owner is retiring.");

    expect(await listConversations(mallory)).toMatchObject({ isVerified: false, conversations: [] });
  });

  test("shows only what was written to and from the buyer's own address in a merged lead", async () => {
    const pat = await signUp("pat@buyers.example.com");
    const lead = await ask("pat@buyers.example.com");
    const other = await ask("sam@buyers.example.com", { message: "Sam's question" });
    await answer(other, "Only for Sam");
    await mergeLeads(agent, lead, other);
    const token = await getReplyToken(db, lead);
    const reply = { subject: "Re", headers: new Map(), attachments: [], recipients: [`replies+${token}@example.com`] };
    for (const [address, text] of [
      ["sam@buyers.example.com", "Sam's reply"],
      ["pat@buyers.example.com", "Pat's reply"],
    ] as const)
      await receiveReply(context, { ...reply, from: { name: "", address }, message_id: `<${address}>`, text });

    const { conversations } = await listConversations(pat);

    expect(conversations.map(({ entries }) => entries.map(({ text }) => text))).toEqual([
      ["Is it still for sale?", "Pat's reply"],
    ]);
  });

  test("shows an inquiry that has no lead yet, and the next page after ten conversations", async () => {
    const pat = await signUp("pat@buyers.example.com");
    for (let n = 0; n < 11; n++) await insertInquiry(context, { office_id: miami, email: "pat@buyers.example.com" });

    const { conversations, pages } = await listConversations(pat);

    expect([conversations.length, pages, conversations[0]?.canReply]).toEqual([10, 2, false]);
    expect((await listConversations(pat, 2)).conversations).toHaveLength(1);
  });
});

describe("sending a message", () => {
  test("adds it to the lead, which waits again, and notifies the agent by email once", async () => {
    const pat = await signUp("pat@buyers.example.com");
    const lead = await ask("pat@buyers.example.com");
    await answer(lead, "Yes, it is.");
    await markHandled(agent, lead, true);
    queue.sent.splice(0);
    now = new Date("2026-11-21T09:00:00Z");
    for (let n = 0; n < 2; n++)
      await sendMessage(pat, { conversation: lead, message: " When can I visit?\r\n", key: KEY });

    const shown = await showLead(agent, lead);

    expect(shown).toMatchObject({ waiting_since: now.toISOString(), handled: false });
    expect(shown.events.filter(({ kind }) => kind === "reply")).toMatchObject([
      { who: "Pat Lane", text: "When can I visit?", from_email: "pat@buyers.example.com", from_account: true },
    ]);
    expect(queue.sent.map(({ name }) => name)).toEqual(["lead-mail"]);
    const { conversations } = await listConversations(pat);
    expect(conversations[0]?.entries.map(({ kind }) => kind)).toEqual(["inquiry", "answer", "reply"]);
    expect(await exportData(pat)).toMatchObject({ messages: [{ text: "When can I visit?" }] });
  });

  test("reaches the lead that the conversation was merged into", async () => {
    const pat = await signUp("pat@buyers.example.com");
    const lead = await ask("pat@buyers.example.com");
    const other = await ask("pat.lane@work.example.com");
    await mergeLeads(agent, other, lead);

    await sendMessage(pat, { conversation: lead, message: "Hello again", key: KEY });

    expect((await showLead(agent, other)).events.at(-1)).toMatchObject({ kind: "reply", text: "Hello again" });
  });

  test("rejects another person's conversation, one of an unverified address, and one that doesn't exist", async () => {
    const sam = await signUp("sam@buyers.example.com");
    const mallory = await signUp("pat@buyers.example.com", { isVerified: false });
    const lead = await ask("pat@buyers.example.com");
    const inquiry = await insertInquiry(context, { office_id: tampa, email: "sam@buyers.example.com" });
    for (const [buyer, conversation] of [
      [sam, lead],
      [mallory, lead],
      [sam, KEY],
      [sam, "1"],
      [sam, inquiry],
    ] as const)
      await expect(sendMessage(buyer, { conversation, message: "Hello", key: KEY })).rejects.toMatchObject({
        status: 404,
      });
    await attachInquiryToLead(context, inquiry);
    await sendMessage(sam, { conversation: await getLeadId(context, inquiry), message: "Hello", key: KEY });
    expect((await showLead(agent, lead)).events).toEqual([]);
  });

  test("rejects an empty and an overlong message, and anyone but buyers", async () => {
    const pat = await signUp("pat@buyers.example.com");
    const conversation = await ask("pat@buyers.example.com");
    for (const message of [" \n", "x".repeat(10_001)])
      await expect(sendMessage(pat, { conversation, message, key: KEY })).rejects.toMatchObject({
        status: 422,
        errors: { message: [expect.any(String)] },
      });
    for (const viewer of [context.viewer, otherManager.viewer])
      await expect(
        sendMessage({ ...context, viewer }, { conversation, message: "Hello", key: KEY }),
      ).rejects.toMatchObject({ status: 401 });
  });
});
