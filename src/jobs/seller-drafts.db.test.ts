import { expect, test } from "vitest";
import { addAnswers, createDraft, findDraft } from "#domain/leads/inquiries/sellers/save-draft.ts";
import { sendDraft } from "#domain/leads/inquiries/sellers/send-draft.ts";
import { Gone, Invalid } from "#lib/errors.ts";
import { openTestContext } from "../../tests/support/context.ts";
import { insertOffice } from "../../tests/support/listings.ts";
import { createEmailJobs } from "./email-jobs.ts";

let now = new Date("2026-11-20T12:00:00Z");
const context = await openTestContext({ clock: () => now });
const { db, queue } = context;
await insertOffice(db);
await queue.work(
  "seller-draft-mail",
  createEmailJobs(context)["seller-draft-mail"] as (data: unknown) => Promise<void>,
);

const PATH = "/sell-a-business/seller-registration";
const PAT = { name: "Pat Doe", email: "pat@company.com", phone: "305 555 0123", postal_code: "33131" };
const CAFE = { "fields.business_name": "Café", "fields.category": "food-restaurants", "fields.documents": "lease" };
const FROM = { address: "192.0.2.1", form: PATH, verified: false };
const CONSENT = { privacy_terms: true, sms_opt_in: false };

test("the emailed link reopens a draft, and no stored value does", async () => {
  const token = await createDraft(context, PAT, PATH);
  await queue.runAll();
  const mail = await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ to_address: PAT.email, subject: "Your saved form" });
  expect(mail.text).toContain(`http://localhost:3000${PATH}?token=${token}`);
  expect(mail.text).not.toContain("Pat");
  expect((await findDraft(context, token)).answers).toEqual(PAT);
  const row = await db.selectFrom("seller_drafts").selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(token);
  for (const guess of [row.token_sha256, row.id, "", `${token}x`])
    await expect(findDraft(context, guess)).rejects.toThrow(Gone);
});

test("each step adds its answers and removes none", async () => {
  const token = await createDraft(context, PAT, PATH);
  await addAnswers(context, token, CAFE);
  await addAnswers(context, token, { phone: "305 555 0199" });
  expect((await findDraft(context, token)).answers).toEqual({ ...PAT, ...CAFE, phone: "305 555 0199" });
});

test("a submitted draft becomes one inquiry with its documents listed, and its link expires", async () => {
  const token = await createDraft(context, { ...PAT, ...CAFE }, PATH);
  await sendDraft(context, token, CONSENT, FROM);
  const inquiry = await db.selectFrom("enquiries").selectAll().executeTakeFirstOrThrow();
  expect(inquiry).toMatchObject({ ...PAT, type: "seller_registration" });
  expect(inquiry.fields).toMatchObject({ business_name: "Café", documents: "The lease and its options" });
  await expect(sendDraft(context, token, CONSENT, FROM)).rejects.toThrow(Gone);
  await expect(findDraft(context, token)).rejects.toThrow(Gone);
});

test("reports missing values by field and loses nothing", async () => {
  const token = await createDraft(context, { email: PAT.email }, PATH);
  const rejected = await sendDraft(context, token, { ...CONSENT, privacy_terms: false }, FROM).catch((error) => error);
  expect(rejected).toBeInstanceOf(Invalid);
  expect(Object.keys(rejected.errors).sort()).toEqual(
    ["fields.business_name", "fields.category", "name", "phone", "postal_code", "privacy_terms"].sort(),
  );
  expect((await findDraft(context, token)).answers).toEqual({ email: PAT.email });
});

test.each(["", "  ", "pat", "pat@nowhere"])("stores nothing for the address “%s”", async (email) => {
  await expect(createDraft(context, { ...PAT, email }, PATH)).rejects.toThrow(Invalid);
});

test("expires after thirty days and is deleted when the next one starts", async () => {
  const token = await createDraft(context, PAT, PATH);
  now = new Date(now.getTime() + 30 * 86_400_000);
  await expect(findDraft(context, token)).rejects.toThrow(Gone);
  await expect(addAnswers(context, token, CAFE)).rejects.toThrow(Gone);
  await createDraft(context, PAT, PATH);
  const { n } = await db
    .selectFrom("seller_drafts")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  expect(Number(n)).toBe(1);
});
