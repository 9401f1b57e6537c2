import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { openTestContext, type TestContext } from "../../../../tests/support/context.ts";
import { getLeadId, insertInquiry, insertLeadFor, insertStaff } from "../../../../tests/support/leads.ts";
import { insertListing, insertOffice } from "../../../../tests/support/listings.ts";
import { deleteOldData } from "./delete-old-data.ts";
import { checkRetention, editRetention, showRetention } from "./edit-retention.ts";

const OLD = new Date("2023-11-01T12:00:00Z");
const RECENT = new Date("2026-11-01T12:00:00Z");
const RULES = { lead_days: 1095, email_days: 365 };

let context: TestContext;
let office_id: number;
beforeAll(async () => {
  context = await openTestContext();
  office_id = await insertOffice(context.db);
});

const getDaysAgo = (days: number): Date => new Date(context.clock().getTime() - days * 86_400_000);
const insertLeadAt = (received_at: Date, email: string) =>
  insertLeadFor({ ...context, clock: () => received_at }, { office_id, email, received_at });
const listLeads = async (): Promise<string[]> =>
  (await context.db.selectFrom("leads").select("id").execute()).map(({ id }) => id).sort();

async function insertMail(created_at: Date, status: "sent" | "waiting", file: string): Promise<void> {
  await context.files.put(file, new Uint8Array([1]));
  const id = randomUUID();
  const attachments = JSON.stringify([{ filename: "a.pdf", content_type: "application/pdf", file }]);
  const content = { to_address: "pat@company.internal", subject: "Hello", text: "Hello", html: "Hello" };
  await context.db
    .insertInto("outbox")
    .values({ id, key: id, status, created_at, attachments, ...content })
    .execute();
}

test("deletes old leads with their inquiries, but not recent ones or those of people with an account", async () => {
  const old = await insertLeadAt(OLD, "pat@company.internal");
  const recent = await insertLeadAt(RECENT, "kim@company.internal");
  const known = await insertLeadAt(OLD, "Sam@company.internal");
  await context.db
    .insertInto("accounts")
    .values({ kind: "buyer", email: "sam@company.internal", locale: "en-US" })
    .execute();
  expect(await deleteOldData({ ...context, retention: RULES })).toBe(1);
  expect(await listLeads()).toEqual([recent, known].sort());
  const left = await context.db.selectFrom("enquiries").select("lead_id").execute();
  expect(left.map(({ lead_id }) => lead_id)).not.toContain(old);
  expect(left).toHaveLength(2);
});

test("counts a lead's latest inquiry", async () => {
  const lead = await insertLeadAt(OLD, "lee@company.internal");
  await context.db.updateTable("leads").set({ latest_at: RECENT }).where("id", "=", lead).execute();
  await deleteOldData({ ...context, retention: RULES });
  expect(await listLeads()).toContain(lead);
});

test("deletes old emails that ended, and the reports that only they had", async () => {
  await insertMail(OLD, "sent", "valuations/1.pdf");
  await insertMail(OLD, "sent", "ndas/1.pdf");
  await insertMail(OLD, "waiting", "valuations/2.pdf");
  await insertMail(RECENT, "sent", "valuations/3.pdf");
  expect(await deleteOldData({ ...context, retention: RULES })).toBe(2);
  const files = await Array.fromAsync(context.files.list());
  expect(files.sort()).toEqual(["ndas/1.pdf", "valuations/2.pdf", "valuations/3.pdf"]);
});

test("deletes nothing by rules that the operator turned off", async () => {
  const id = await insertInquiry(context, { office_id, received_at: OLD, email: "joe@company.internal" });
  const lead = await insertLeadAt(OLD, "ann@company.internal");
  expect(await deleteOldData({ ...context, retention: { lead_days: 0, email_days: 0 } })).toBe(0);
  expect(await deleteOldData(context)).toBe(0);
  expect(await listLeads()).toContain(lead);
  expect(await getLeadId(context, id)).toBe("");
});

test("deletes review invitations 30 days after their link expired, used or not", async () => {
  const listing_number = 100_900;
  await insertListing(context.db, { number: listing_number, office_id });
  const insertInvitation = async (email: string, expires_at: Date, used_at: Date | null = null) => {
    const id = randomUUID();
    const client = { listing_number, office_id, name: "June Doe", email, locale: "en-US" as const, created_at: OLD };
    await context.db
      .insertInto("review_invitations")
      .values({ id, token_sha256: id, expires_at, used_at, ...client })
      .execute();
  };
  await insertInvitation("unused@client.internal", getDaysAgo(31));
  await insertInvitation("used@client.internal", getDaysAgo(31), OLD);
  await insertInvitation("expired@client.internal", getDaysAgo(29));
  await insertInvitation("open@client.internal", getDaysAgo(-10));
  await deleteOldData(context);
  const left = await context.db.selectFrom("review_invitations").select("email").orderBy("email").execute();
  expect(left.map(({ email }) => email)).toEqual(["expired@client.internal", "open@client.internal"]);
});

test("deletes who had a text open at the desk after a day", async () => {
  const { id: account_id } = await insertStaff(context.db, { name: "Ann", staff_role: "head_office" });
  await context.db
    .insertInto("content_editors")
    .values([0, 2].map((days) => ({ kind: "menu" as const, subject_id: days, account_id, seen_at: getDaysAgo(days) })))
    .execute();
  await deleteOldData(context);
  expect(await context.db.selectFrom("content_editors").select("subject_id").execute()).toEqual([{ subject_id: 0 }]);
});

test("deletes reminders to confirm a listing after a year", async () => {
  const { db } = context;
  await insertListing(db, { number: 100_961, office_id });
  const insertReminder = (email: string, days: number) => {
    const times = { created_at: getDaysAgo(days), expires_at: getDaysAgo(days - 60) };
    const reminder = { id: randomUUID(), token_sha256: email, listing_number: 100_961, step_days: 30, email };
    return db
      .insertInto("listing_confirmations")
      .values({ ...reminder, ...times })
      .execute();
  };
  await insertReminder("old@desk.internal", 366);
  await insertReminder("recent@desk.internal", 364);
  await deleteOldData(context);
  expect(await db.selectFrom("listing_confirmations").select("email").execute()).toEqual([
    { email: "recent@desk.internal" },
  ]);
});

const person = { role: "staff", id: 1, session: "", office_id: null, agent_id: null } as const;
const getHeadOffice = () => ({ ...context, viewer: { ...person, staff_role: "head_office" } }) as const;

test("shows the rules to head office, and never as the rule where there is none", async () => {
  const head = getHeadOffice();
  const unset = { lead_days: null, email_days: null };
  expect(await showRetention({ ...head, retention: RULES })).toMatchObject({ ...unset, defaults: RULES });
  expect(await showRetention(head)).toMatchObject({ ...unset, defaults: { lead_days: 0, email_days: 0 } });
  const reader = { ...head, viewer: { ...person, staff_role: "read_only" } } as const;
  await expect(showRetention(reader)).rejects.toMatchObject({ status: 403 });
  await expect(editRetention(reader, { ...unset, version: "" })).rejects.toMatchObject({ status: 403 });
});

test("applies head office's own periods instead of the operator's, and records the change", async () => {
  const { id } = await insertStaff(context.db, { name: "Head", staff_role: "head_office" });
  const head = { ...getHeadOffice(), viewer: { ...person, id, staff_role: "head_office" } } as const;
  const lead = await insertLeadAt(getDaysAgo(60), "own@company.internal");
  const { version } = await showRetention(head);
  const changed = await editRetention(head, { lead_days: 45, email_days: 0, version });
  expect(changed).toMatchObject({ lead_days: 45, email_days: 0 });
  await insertMail(OLD, "sent", "valuations/9.pdf");
  expect(await deleteOldData({ ...context, retention: RULES })).toBeGreaterThan(0);
  expect(await listLeads()).not.toContain(lead);
  expect(await Array.fromAsync(context.files.list())).toContain("valuations/9.pdf");
  const event = await context.db
    .selectFrom("staff_actions")
    .select(["action", "subject", "details"])
    .orderBy("id", "desc")
    .executeTakeFirst();
  expect(event).toMatchObject({ action: "retention.changed", details: { lead_days: 45, email_days: 0 } });
  await expect(editRetention(head, { lead_days: 90, email_days: 90, version })).rejects.toMatchObject({ status: 409 });
  await editRetention(head, { lead_days: null, email_days: null, version: changed.version });
});

test.each([
  ["29", "retention_days"],
  ["3651", "retention_days"],
  ["-1", "retention_days"],
  ["45.5", "retention_days"],
  ["a year", "retention_days"],
  ["30", null],
  [0, null],
  ["", null],
])("checks %s days", (days, code) => {
  const checked = checkRetention({ lead_days: days, email_days: null, version: "1" });
  expect("codes" in checked ? checked.codes.lead_days : null).toBe(code);
});
