import { expect, test } from "vitest";
import { loadReferenceData } from "#domain/content/source/load-reference-data.ts";
import { UNSET_EMAIL } from "#domain/offices/head-office/head-office-queries.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { getNoRecipientReason } from "./no-recipient-reason.ts";

const context = await openTestContext();
const set = { demo: false, smtp_url: "smtp://mail.internal" };

test("names an example address, to which nothing is sent", async () => {
  const { db } = context;
  await db.updateTable("offices").set({ email: "office@network.test" }).where("type", "=", "head_office").execute();
  expect(await getNoRecipientReason(context, set)).toContain("office@network.test is an example");
  await db.updateTable("offices").set({ email: UNSET_EMAIL }).where("type", "=", "head_office").execute();
});

test("logs one line with the reason when inquiries would be emailed to no one", async () => {
  expect(await getNoRecipientReason(context, set)).toContain("HEAD_OFFICE_EMAIL");
  expect(await getNoRecipientReason(context, { ...set, demo: true })).toBeNull();
  await loadReferenceData(context, "leads@network.internal");
  expect(await getNoRecipientReason(context, set)).toBeNull();
  expect(await getNoRecipientReason(context, { ...set, smtp_url: null })).toBe(
    "Inquiries are stored, but no one is emailed: no mail server is set (set SMTP_URL).",
  );
});
