import { beforeEach, expect, test } from "vitest";
import { saveWebsitePage } from "#domain/content/pages/save-website-page.ts";
import { submitInquiry } from "#domain/leads/inquiries/submit-inquiry.ts";
import { openTestContext } from "../../tests/support/context.ts";
import { insertOffice } from "../../tests/support/listings.ts";
import { createEmailJobs } from "./email-jobs.ts";

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

async function listMailsFor(input: object, locale: "en-US" | "fr-CA" = "en-US") {
  const { id } = await submitInquiry({ ...context, locale }, { ...PAT, ...input }, METADATA);
  await createEmailJobs(context)["enquiry-mails"]({ enquiry_id: id });
  return db.selectFrom("outbox").selectAll().orderBy("key").execute();
}

test("emails the link to a requested guide as text and HTML", async () => {
  const [, visitor] = await listMailsFor({ fields: { guide: "guide-to-selling" } });
  expect(visitor).toMatchObject({ to_address: "pat@company.internal", subject: "Your guide: Guide to selling" });
  expect(visitor?.text).toContain("http://localhost:3000/guide-to-selling");
  expect(visitor?.html).toContain('href="http://localhost:3000/guide-to-selling"');
});

test("names the guide in the language of the request", async () => {
  const [, visitor] = await listMailsFor({ fields: { guide: "guide-to-selling" } }, "fr-CA");
  expect(visitor?.subject).toContain("Guide de la vente");
});

test("rejects an unknown guide at its field and stores nothing", async () => {
  const query = submitInquiry(context, { ...PAT, fields: { guide: "guide-to-flying" } }, METADATA);
  await expect(query).rejects.toMatchObject({
    status: 422,
    errors: { "fields.guide": ["That guide doesn’t exist. Choose one from the list."] },
  });
  expect(await db.selectFrom("enquiries").select("id").execute()).toEqual([]);
});

test("links to all guides if none is named", async () => {
  const [, visitor] = await listMailsFor({});
  expect(visitor?.subject).toBe("We received your inquiry");
  expect(visitor?.text).toContain("http://localhost:3000/resources");
});

test("ignores a field called guide in other forms", async () => {
  const [, visitor] = await listMailsFor({ type: "contact", message: "Hello", fields: { guide: "me" } });
  expect(visitor?.subject).toBe("We received your inquiry");
});
