import { beforeEach, expect, test } from "vitest";
import { saveWebsitePage } from "#domain/content/pages/save-website-page.ts";
import { submitInquiry } from "#domain/leads/inquiries/submit-inquiry.ts";
import { openTestContext } from "../../tests/support/context.ts";
import { insertOffice } from "../../tests/support/listings.ts";
import { inquiryMails } from "./inquiry-mails.ts";

const context = await openTestContext();
const { db } = context;
await insertOffice(db);
for (const [locale, name] of [
  ["en-US", "Guide to selling"],
  ["fr-CA", "Guide de la vente"],
] as const) {
  await saveWebsitePage(context, {
    type: "custom",
    slug: "guide-to-selling",
    locale,
    name,
    body: "<p>Read</p>",
    contents: [
      { name: "kind", type: "text", value: "guide" },
      { name: "description", type: "text", value: "All of it." },
    ],
  });
}

const METADATA = { address: "203.0.113.7", form: "/resources", verified: true };
const PAT = { type: "guide", name: "Pat Doe", email: "pat@company.internal", office: "miami", privacy_terms: true };

beforeEach(async () => {
  await db.deleteFrom("outbox").execute();
  await db.deleteFrom("enquiries").execute();
});

async function mailsFor(input: object, locale: "en-US" | "fr-CA" = "en-US") {
  const { id } = await submitInquiry({ ...context, locale }, { ...PAT, ...input }, METADATA);
  await inquiryMails(context)({ enquiry_id: id });
  return db.selectFrom("outbox").selectAll().orderBy("key").execute();
}

test("whoever asks for a guide is sent the link to it, as text and as HTML", async () => {
  const [, visitor] = await mailsFor({ fields: { guide: "guide-to-selling" } });
  expect(visitor).toMatchObject({ to_address: "pat@company.internal", subject: "Your guide: Guide to selling" });
  expect(visitor?.text).toContain("http://localhost:3000/guide-to-selling");
  expect(visitor?.html).toContain('href="http://localhost:3000/guide-to-selling"');
});

test("it is named in the language it was asked for in", async () => {
  const [, visitor] = await mailsFor({ fields: { guide: "guide-to-selling" } }, "fr-CA");
  expect(visitor?.subject).toContain("Guide de la vente");
});

test("a guide that does not exist is refused in its field, and nothing is stored", async () => {
  const query = submitInquiry(context, { ...PAT, fields: { guide: "guide-to-flying" } }, METADATA);
  await expect(query).rejects.toMatchObject({
    status: 422,
    errors: { "fields.guide": ["That guide doesn’t exist. Choose one from the list."] },
  });
  expect(await db.selectFrom("enquiries").select("id").execute()).toEqual([]);
});

test("without a guide's name the mail leads to all of them", async () => {
  const [, visitor] = await mailsFor({});
  expect(visitor?.subject).toBe("We received your inquiry");
  expect(visitor?.text).toContain("http://localhost:3000/resources");
});

test("in another form a field called guide is no guide", async () => {
  const [, visitor] = await mailsFor({ type: "contact", message: "Hello", fields: { guide: "me" } });
  expect(visitor?.subject).toBe("We received your inquiry");
});
