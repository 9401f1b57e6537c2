import type { ControlledTransaction } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#db/tables/database.ts";
import type { Context } from "#domain/context.ts";
import { answerLead } from "#domain/leads/answer-lead.ts";
import { showLead } from "#domain/leads/inbox/show-lead.ts";
import { mergeLeads } from "#domain/leads/merge-leads.ts";
import { changeMySignature } from "#domain/leads/replies/change-my-signature.ts";
import { addLeadFile } from "#domain/leads/replies/lead-files.ts";
import { listReplyChoices } from "#domain/leads/replies/list-reply-choices.ts";
import {
  changeTemplate,
  createTemplate,
  listTemplates,
  removeTemplate,
} from "#domain/leads/templates/reply-templates.ts";
import { openTestContext } from "../../tests/support/context.ts";
import { insertLeadFor } from "../../tests/support/leads.ts";
import { insertListing } from "../../tests/support/listings.ts";
import { insertSigned } from "../../tests/support/ndas.ts";
import { openTransferFixture, type TransferFixture } from "../../tests/support/transfer-fixture.ts";
import { createEmailJobs } from "./email-jobs.ts";

const LISTING = 100_001;
const { db, ...rest } = await openTestContext();
let at: TransferFixture;
let agent: Context;
let manager: Context;
let head: Context;
let transaction: ControlledTransaction<Database>;
let lead: string;

beforeEach(async () => {
  transaction = await db.startTransaction().execute();
  const context = { ...rest, db: transaction };
  at = await openTransferFixture(context);
  agent = { ...context, viewer: at.staff.agent };
  manager = { ...context, viewer: at.staff.office_manager };
  head = { ...context, viewer: at.staff.head_office };
  const owner = { office_id: at.offices.miami, agent_id: at.agents.own };
  const person = { name: "Kim Lee", email: "kim@company.internal", listing_number: LISTING, type: "listing" } as const;
  lead = await insertLeadFor(context, { ...owner, ...person });
  await insertListing(transaction, {
    number: 100_050,
    office_id: at.offices.tampa,
    name: "Harbor café",
    price: 45_000_000,
  });
});
afterEach(() => transaction.rollback().execute());

const write = (text: string, extras: object = {}) => answerLead(agent, lead, { text, answers_seen: 0, ...extras });
/** Writes the email of the lead's latest answer. */
async function writeEmail() {
  const event = (await showLead(agent, lead)).events.findLast(({ kind }) => kind === "answer");
  await createEmailJobs(agent)["lead-mail"]({ event_id: event?.id ?? 0 });
  return transaction.selectFrom("outbox").selectAll().where("key", "=", `lead-event:${event?.id}`).executeTakeFirst();
}

/** A document of the lead's listing that its seller lets buyers download. */
async function insertDocument(): Promise<string> {
  const id = "2f3c1de0-0000-4000-8000-000000000001";
  const document = {
    id,
    listing_number: LISTING,
    name: "Leases",
    kind: "pdf",
    format: "pdf",
    pages: 1,
    bytes: 4,
  } as const;
  await transaction
    .insertInto("listing_documents")
    .values({ ...document, source_sha256: "a", may_download: true, added_at: new Date() })
    .execute();
  await agent.files.put(`documents/${id}.pdf`, new TextEncoder().encode("%PDF"));
  return id;
}

test("sends other listings, an invitation to sign the NDA, files and the author's signature", async () => {
  await changeMySignature(agent, "Maria Soto\nBusiness broker");
  const bytes = new TextEncoder().encode("a,b");
  const file = await addLeadFile(agent, lead, { name: "..\\Offer é.csv", bytes });
  await write("Have a look.", { listings: [100_050], nda_listing: LISTING, files: [file.id] });
  const mail = await writeEmail();
  expect(mail?.text).toContain("Harbor café");
  expect(mail?.text).toContain("$450,000");
  expect(mail?.text).toContain("/bizmatch/ndas/");
  expect(mail?.text).toContain("Maria Soto\nBusiness broker");
  expect(mail?.attachments).toEqual([
    { filename: "Offer é.csv", content_type: "text/csv", file: `lead-files/${file.id}` },
  ]);
  const { events } = await showLead(agent, lead);
  expect(events.at(-1)?.files).toMatchObject([{ name: "Offer é.csv", bytes: 3 }]);
  expect(events.at(-1)).toMatchObject({
    sent_listings: [{ number: 100_050, name: "Harbor café" }],
    nda_listing: { number: LISTING, name: "Restaurant" },
  });
});

test("a long file name keeps its extension", async () => {
  const { name } = await addLeadFile(agent, lead, { name: `${"Long ".repeat(40)}.pdf`, bytes: new Uint8Array([1]) });
  expect(name).toMatch(/^Long .*….pdf$/);
  expect(name.length).toBeLessThanOrEqual(120);
});

test("sends a document only to someone whose NDA is in force", async () => {
  const document = await insertDocument();
  await expect(write("Here.", { documents: [document] })).rejects.toMatchObject({
    errors: { documents: [expect.any(String)] },
  });
  const nda = await insertSigned(transaction, { office_id: at.offices.miami, agent_id: at.agents.own });
  const signed = { listing_number: LISTING, email: "Kim@company.internal", approval: "approved" } as const;
  await transaction.updateTable("ndas").set(signed).where("id", "=", nda).execute();
  expect((await listReplyChoices(agent, lead)).documents).toMatchObject([
    { id: document, email: "kim@company.internal" },
  ]);
  await write("Here.", { documents: [document] });
  expect((await writeEmail())?.attachments).toMatchObject([
    { filename: "Leases.pdf", content_type: "application/pdf" },
  ]);
  await transaction.updateTable("ndas").set({ revoked_at: new Date() }).where("id", "=", nda).execute();
  expect((await listReplyChoices(agent, lead)).documents).toEqual([]);
});

describe("rejects", () => {
  test.each([
    ["a listing that isn't public", { listings: [100_002] }, "listings"],
    ["an NDA of a listing that isn't public", { nda_listing: 999_999 }, "nda_listing"],
    ["a file that isn't there", { files: ["2f3c1de0-0000-4000-8000-000000000002"] }, "files"],
  ])("%s", async (_, extras, field) => {
    await expect(write("Yes.", extras)).rejects.toMatchObject({ errors: { [field]: [expect.any(String)] } });
    expect((await showLead(agent, lead)).events).toEqual([]);
  });

  test("programs and a text with a placeholder left", async () => {
    const bytes = new Uint8Array([1]);
    for (const name of ["run.exe", "page.html", "pdf"])
      await expect(addLeadFile(agent, lead, { name, bytes })).rejects.toMatchObject({
        errors: { files: [expect.any(String)] },
      });
    await expect(write("Dear {first_name}")).rejects.toMatchObject({ errors: { text: [expect.any(String)] } });
  });

  test("a colleague's upload", async () => {
    const { id } = await addLeadFile(manager, lead, { name: "a.pdf", bytes: new Uint8Array([1]) });
    await expect(write("Yes.", { files: [id] })).rejects.toMatchObject({ errors: { files: [expect.any(String)] } });
  });
});

describe("templates", () => {
  const input = { name: "Viewing", subject: null, text: "Dear {first_name}, {listing} {unknown}", office_id: null };

  test("are filled in for the lead, the network's before the office's", async () => {
    await createTemplate(manager, { ...input, name: "Ours", office_id: at.offices.tampa });
    await createTemplate(head, input);
    await createTemplate(head, { ...input, name: "Theirs", office_id: at.offices.tampa });
    const { templates } = await listReplyChoices(agent, lead);
    expect(templates).toMatchObject([
      { name: "Viewing", text: "Dear Kim, Restaurant {unknown}" },
      { name: "Fees", text: "Ten percent." },
      { name: "Ours", text: "Dear Kim, Restaurant {unknown}" },
    ]);
  });

  test("are filled in for the recipient that the author chose", async () => {
    await createTemplate(head, input);
    const owner = { office_id: at.offices.miami, agent_id: at.agents.own };
    const partner = { name: "Sam Roe", email: "Sam@company.internal", type: "contact" } as const;
    const other = await insertLeadFor(agent, { ...owner, ...partner });
    await mergeLeads(agent, lead, other);
    const fill = async (to?: string) => (await listReplyChoices(agent, lead, to)).templates[0]?.text;
    expect(await fill("kim@company.internal")).toBe("Dear Kim, Restaurant {unknown}");
    expect(await fill("sam@company.internal")).toMatch(/^Dear Sam, /);
  });

  test("change only for those who may, and not over a newer version", async () => {
    const network = await createTemplate(head, input);
    await expect(changeTemplate(manager, network.id, { ...input, version: 1 })).rejects.toThrow();
    const own = await createTemplate(manager, input);
    const changed = await changeTemplate(manager, own.id, { ...input, text: "Hello", version: own.version });
    expect(changed).toMatchObject({ text: "Hello", version: 2, office: "Miami" });
    await expect(changeTemplate(manager, own.id, { ...input, version: 1 })).rejects.toMatchObject({
      current: { version: 2 },
    });
    await removeTemplate(manager, own.id);
    expect((await listTemplates(manager)).map(({ name }) => name)).toEqual(["Viewing", "Fees"]);
  });
});
