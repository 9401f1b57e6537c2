import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addContactNote } from "#domain/contacts/add-contact-note.ts";
import { mergeContacts } from "#domain/contacts/merging/merge-contacts.ts";
import { answerLead } from "#domain/leads/answer-lead.ts";
import { mergeLeads } from "#domain/leads/merge-leads.ts";
import { insertBuyer } from "../../../../tests/support/buyer-rows.ts";
import { openContactFixture } from "../../../../tests/support/contacts.ts";
import { insertInquiry } from "../../../../tests/support/leads.ts";
import { insertListing } from "../../../../tests/support/listings.ts";
import { insertSigned } from "../../../../tests/support/ndas.ts";
import { insertReview } from "../../../../tests/support/reviews.ts";
import { erasePerson } from "./erase-person.ts";
import { exportPerson } from "./export-person.ts";
import { previewErasure } from "./preview-erasure.ts";

const fixture = await openContactFixture();
const { context, signIn, agents, offices, insertOwn, getContactId } = fixture;
const { db, files } = context;
const head = signIn("head_office");
const agent = signIn("agent");
const MARK = "marisol";
const PROOF = "0b6ff4a6-9e3c-4d3a-8d80-0f6d8fb1a0f1";
const OWN = `${MARK}@person.internal`;
const OTHER_ADDRESS = `${MARK}.b@person.internal`;

const insertMail = (key: string, to_address: string, attachment?: string) =>
  db
    .insertInto("outbox")
    .values({
      id: randomUUID(),
      key,
      to_address,
      subject: "Hello",
      text: key === "other" ? "" : `About ${MARK}`,
      html: "",
      attachments: JSON.stringify(
        attachment ? [{ filename: "a.pdf", content_type: "application/pdf", file: attachment }] : [],
      ),
    })
    .execute();

/** Inserts a row of every kind about a person with two addresses, and the same rows about another person. */
async function insertPerson() {
  const name = `${MARK} Vega`;
  const buyer = await insertBuyer(db, { first_name: MARK, last_name: "Vega" });
  await db.updateTable("accounts").set({ email: OWN }).where("id", "=", buyer.id).execute();
  await db
    .insertInto("funds_proofs")
    .values({ buyer_id: buyer.id, id: PROOF, format: "pdf", bytes: 1, sha256: "", added_at: new Date() })
    .execute();
  for (const file of [`proofs/${PROOF}.pdf`, "valuations/v1.pdf", "ndas/n1.pdf"])
    await files.put(file, new Uint8Array([1]));
  const inquiry = { office_id: offices.miami, agent_id: agents.own, email: OWN };
  const alone = await insertOwn({ email: OWN, name, message: `I am ${MARK}` });
  await answerLead(agent, alone, { key: null, text: `Dear ${MARK}`, answers_seen: 0 });
  const shared = await insertOwn({
    email: "spouse@person.internal",
    name: "Spouse",
    received_at: new Date("2026-11-01T12:00:00Z"),
  });
  const reply = { text: `Yours, ${MARK}`, details: JSON.stringify({ email: OWN.toUpperCase(), from: name }) };
  await db
    .insertInto("lead_events")
    .values({ lead_id: shared, kind: "reply", ...reply, happened_at: new Date() })
    .execute();
  const second = await insertOwn({ email: OTHER_ADDRESS, name });
  await mergeLeads(agent, shared, second);
  const unattached = await insertInquiry(context, { ...inquiry, name });
  await mergeContacts(head, await getContactId(OWN), await getContactId(OTHER_ADDRESS));
  await addContactNote(agent, await getContactId(OWN), { key: null, text: `${MARK} has cash.` });
  await insertListing(db, { number: 100_950, office_id: offices.miami });
  const page = {
    listing_number: 100_950,
    email: OWN,
    is_weekly: true,
    locale: "en-US",
    updated_at: new Date(),
  } as const;
  await db.insertInto("seller_pages").values(page).execute();
  const nda = await insertSigned(db, { agent_id: agents.own, office_id: offices.miami });
  await db.updateTable("ndas").set({ email: OWN, name, buyer_id: buyer.id }).where("id", "=", nda).execute();
  await insertMail(`enquiry:${unattached}:visitor`, OWN.toUpperCase(), "valuations/v1.pdf");
  await insertMail(`enquiry:${unattached}:agent`, "agent@office.internal");
  await insertMail(`nda:${nda}:buyer`, OWN, "ndas/n1.pdf");
  await insertMail("other", "spouse@person.internal");
  const review = await insertReview(context, { office_id: offices.miami });
  await db.updateTable("reviews").set({ email: OWN, author: name }).where("id", "=", review).execute();
  await db
    .insertInto("bounced_addresses")
    .values({ address: OWN, reason: "unknown", bounced_at: new Date() })
    .execute();
  return { alone, shared, nda };
}

const person = await insertPerson();

/** Finds every row of every table that still has the person's name in it. */
async function findTraces(): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await db.introspection.getTables()) {
    const rows = await db
      .selectFrom(name as "outbox")
      .selectAll()
      .execute();
    if (rows.some((row) => JSON.stringify(row).toLowerCase().includes(MARK))) found.push(name);
  }
  return found.sort();
}

test("shows what would be deleted and what stays, over all addresses of the person", async () => {
  const preview = await previewErasure(head, { email: OTHER_ADDRESS.toUpperCase() });
  expect(preview).toEqual({
    emails: [OTHER_ADDRESS, OWN],
    contact_id: await getContactId(OWN),
    accounts: 1,
    inquiries: 3,
    leads: 1,
    mails: 2,
    notes: 1,
    reviews: 1,
    review_invitations: 0,
    seller_drafts: 0,
    seller_pages: 1,
    bounced_addresses: 1,
    retained_ndas: 1,
    retained_document_views: 0,
    retained_deals: 0,
    retained_leads: 1,
    version: expect.any(String),
  });
});

test("exports everything that is stored under the person's addresses, without secrets and staff names", async () => {
  const text = JSON.stringify(await exportPerson(head, { email: OTHER_ADDRESS }));
  const data = JSON.parse(text);
  expect(data.addresses).toEqual([OTHER_ADDRESS, OWN]);
  expect([data.accounts.length, data.enquiries.length, data.agreements.length, data.reviews.length]).toEqual([
    1, 3, 1, 1,
  ]);
  expect(data.emails).toHaveLength(2);
  expect(data.notes).toMatchObject([{ text: `${MARK} has cash.` }]);
  expect(data.lead_events.map(({ text }: { text: string }) => text)).toContain(`Dear ${MARK}`);
  expect(text).not.toMatch(/password_hash|Sam agent/);
});

test("only head office previews, exports and erases", async () => {
  for (const role of ["agent", "office_manager", "read_only"] as const) {
    const viewer = signIn(role);
    expect(() => previewErasure(viewer, { email: OWN })).toThrow();
    await expect(exportPerson(viewer, { email: OWN })).rejects.toThrow();
    await expect(erasePerson(viewer, { email: OWN, version: "" })).rejects.toThrow();
  }
});

test("answers for someone of whom nothing is stored", async () => {
  const preview = await previewErasure(head, { email: "nobody@nowhere.internal" });
  expect(preview).toMatchObject({ emails: ["nobody@nowhere.internal"], contact_id: null, inquiries: 0 });
  await erasePerson(head, { email: "nobody@nowhere.internal", version: preview.version });
});

test("rejects an erasure if something arrived since the preview, and changes nothing", async () => {
  const { version } = await previewErasure(head, { email: OWN });
  await insertOwn({ email: OWN });
  await expect(erasePerson(head, { email: OWN, version })).rejects.toMatchObject({ current: { inquiries: 4 } });
  expect(await findTraces()).toContain("enquiries");
});

test("erases a person from every table but the signed NDA and its index, with their files", async () => {
  const { version } = await previewErasure(head, { email: OWN });
  await erasePerson(head, { email: OWN, version });
  expect(await findTraces()).toEqual(["contacts", "ndas"]);
  expect((await Array.fromAsync(files.list())).sort()).toEqual(["ndas/n1.pdf"]);
  const leads = await db.selectFrom("leads").select(["id", "latest_at"]).where("merged_into", "is", null).execute();
  expect(leads).toEqual([{ id: person.shared, latest_at: new Date("2026-11-01T12:00:00Z") }]);
  expect(await db.selectFrom("outbox").select("key").where("key", "=", "other").execute()).toHaveLength(1);
  expect(await db.selectFrom("ndas").select(["id", "buyer_id"]).execute()).toEqual([
    { id: person.nda, buyer_id: null },
  ]);
  const logged = await db.selectFrom("staff_actions").selectAll().where("action", "=", "person.erased").execute();
  expect(logged.at(-1)).toMatchObject({
    subject: expect.stringMatching(/^contact [0-9a-f-]{36}$/),
    details: { inquiries: 4 },
  });
});
