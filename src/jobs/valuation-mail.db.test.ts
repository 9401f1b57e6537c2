import { beforeEach, expect, test } from "vitest";
import { submitInquiry } from "#domain/leads/inquiries/submit-inquiry.ts";
import { openTestContext } from "../../tests/support/context.ts";
import { insertOffice } from "../../tests/support/listings.ts";
import { createEmailJobs } from "./email-jobs.ts";

const context = await openTestContext();
const { db } = context;
await insertOffice(db);
const METADATA = { address: "203.0.113.7", form: "/sell-a-business/what-is-my-business-worth", verified: true };
const PAT = {
  type: "valuation",
  name: "Pat Doe",
  email: "pat@company.internal",
  postal_code: "33131",
  office: "miami",
  privacy_terms: true,
};

beforeEach(async () => {
  await db.deleteFrom("outbox").execute();
  await db.deleteFrom("enquiries").execute();
});

async function listMailsFor(fields: Record<string, string>, work = context) {
  const { id } = await submitInquiry(context, { ...PAT, fields }, METADATA);
  const write = createEmailJobs(work)["enquiry-mails"];
  await write({ enquiry_id: id });
  // A job may run twice; the second run must change nothing.
  await write({ enquiry_id: id });
  return db.selectFrom("outbox").selectAll().orderBy("key").execute();
}

test("sends the range as a PDF to the visitor and the recipient if sector and profit are given", async () => {
  const mails = await listMailsFor({
    category: "food-restaurants",
    profit: "120,000",
    growth: "growing",
    inventory: "9,000",
  });
  expect(mails).toHaveLength(2);
  for (const { attachments } of mails) {
    expect(attachments).toMatchObject([{ filename: "valuation.pdf", content_type: "application/pdf" }]);
    const pdf = Buffer.from(await context.files.get(attachments[0]?.file ?? ""));
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.subarray(-6).toString()).toContain("%%EOF");
  }
  expect(mails[1]?.text).toContain("attached as a PDF");
});

test("sends a report without a multiple for a loss", async () => {
  const mails = await listMailsFor({ category: "food-restaurants", profit: "-20,000" });
  expect(mails[1]?.attachments).toHaveLength(1);
});

test.each([{}, { category: "food-restaurants" }, { category: "retail", profit: "much" }])(
  "sends no report if the data is insufficient: %j",
  async (fields) => {
    const mails = await listMailsFor(fields as Record<string, string>);
    expect(mails.map(({ attachments }) => attachments)).toEqual([[], []]);
    expect(mails[1]?.text).not.toContain("PDF");
  },
);

test("emails the inquiry even if the report fails", async () => {
  const full = { ...context.files, put: () => Promise.reject(new Error("The disk is full.")) };
  const mails = await listMailsFor({ category: "food-restaurants", profit: "120,000" }, { ...context, files: full });
  expect(mails.map(({ attachments }) => attachments)).toEqual([[], []]);
  expect(mails[1]?.text).not.toContain("PDF");
});
