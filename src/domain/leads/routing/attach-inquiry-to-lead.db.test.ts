import { beforeEach, expect, test } from "vitest";
import type { TrackingEntry } from "#db/tables/inquiries.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { getLeadId, insertInquiry, insertLeadFor, insertStaff } from "../../../../tests/support/leads.ts";
import { insertAgent, insertOffice } from "../../../../tests/support/listings.ts";
import { logCall } from "../add-lead-note.ts";
import { markHandled, markSpam } from "../mark-lead.ts";
import { attachInquiryToLead, attachUnattachedInquiries } from "./attach-inquiry-to-lead.ts";

const START = new Date("2026-11-20T12:00:00Z");
let now = START;
const context = await openTestContext({ clock: () => now });
const { db } = context;
const miami = await insertOffice(db);
const tampa = await insertOffice(db, { slug: "tampa-bay", name: "Tampa Bay" });
const maria = await insertAgent(db, { office_id: miami });
const viewer = await insertStaff(db, { name: "Maria Soto", staff_role: "agent", office_id: miami, agent_id: maria });
const desk = { ...context, viewer };

const minutesToMs = (count: number): number => count * 60_000;
const daysToMs = (count: number): number => minutesToMs(count * 1_440);
const advanceTime = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds);
};
const selectLead = (id: string) => db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const selectLeads = () => db.selectFrom("leads").selectAll().orderBy("received_at").execute();

beforeEach(async () => {
  now = START;
  await db.deleteFrom("enquiries").execute();
  await db.deleteFrom("leads").execute();
});

test("creates a lead for the routed assignee that waits from the inquiry's arrival", async () => {
  const id = await insertLeadFor(context, { office_id: miami, agent_id: maria });
  expect(await selectLead(id)).toMatchObject({
    office_id: miami,
    agent_id: maria,
    source: "unknown",
    answers: 0,
    first_answered_at: null,
    received_at: START,
    latest_at: START,
    waiting_since: START,
    pass_on_at: new Date(START.getTime() + minutesToMs(15)),
  });
});

test("records the source of the latest visit", async () => {
  const createEntry = (parameter: string, value: string, session_at: string): TrackingEntry => ({
    parameter,
    value,
    session_at,
    path: "/",
  });
  const tracking = [
    createEntry("gclid", "1", "2026-11-01T10:00:00.000Z"),
    createEntry("referrer", "https://www.google.com/", "2026-11-19T10:00:00.000Z"),
  ];
  const id = await insertLeadFor(context, { office_id: miami, tracking: JSON.stringify(tracking) });
  expect((await selectLead(id)).source).toBe("organic");
});

test("creates one lead when an inquiry is filed twice or concurrently", async () => {
  const inquiry = await insertInquiry(context, { office_id: miami });
  await Promise.all([1, 2, 3, 4].map(() => attachInquiryToLead(context, inquiry)));
  expect(await selectLeads()).toHaveLength(1);
  await attachInquiryToLead(context, inquiry);
  expect(await selectLeads()).toHaveLength(1);
});

test("matches the same address in different case at the same office", async () => {
  const again = { email: "PAT@company.internal", phone: null };
  const first = await insertLeadFor(context, { office_id: miami, agent_id: maria, phone: "(305) 555-0123" });
  advanceTime(daysToMs(2));
  expect(await insertLeadFor(context, { office_id: miami, ...again })).toBe(first);
  expect(await selectLead(first)).toMatchObject({ received_at: START, latest_at: now, waiting_since: START });
  const events = await db
    .selectFrom("lead_events")
    .select(["kind", "account_id"])
    .where("lead_id", "=", first)
    .execute();
  expect(events).toEqual([{ kind: "merged", account_id: null }]);
});

test.each([
  ["another person's", { email: "sam@company.internal", phone: "305 555 0199" }, miami, 2],
  ["one from another address with the same phone number", { email: "sam@company.internal" }, miami, 2],
  ["another office's", {}, tampa, 2],
  ["one of long ago", {}, miami, 31],
])("creates a separate lead for %s", async (_, again, office_id, after) => {
  const first = await insertLeadFor(context, { office_id: miami, phone: "(305) 555-0123" });
  advanceTime(daysToMs(after));
  expect(await insertLeadFor(context, { office_id, phone: "305 555 0123", ...again })).not.toBe(first);
});

test("doesn't match a new inquiry with a spam lead", async () => {
  const first = await insertLeadFor(context, { office_id: miami, agent_id: maria });
  await markSpam(desk, first, true);
  expect(await insertLeadFor(context, { office_id: miami, agent_id: maria })).not.toBe(first);
});

test("waits again after a new inquiry and preserves the time of the first answer", async () => {
  const id = await insertLeadFor(context, { office_id: miami, agent_id: maria });
  advanceTime(minutesToMs(3));
  const answered = now;
  await logCall(desk, id, {});
  await markHandled(desk, id, true);
  advanceTime(daysToMs(1));
  await insertLeadFor(context, { office_id: miami, agent_id: maria });
  expect(await selectLead(id)).toMatchObject({
    waiting_since: now,
    first_answered_at: answered,
    handled_at: null,
    pass_on_at: new Date(now.getTime() + minutesToMs(15)),
  });
});

test("files leftover inquiries in order of arrival and doesn't schedule reassignment for old ones", async () => {
  const old = await insertInquiry(context, { office_id: tampa, received_at: new Date(START.getTime() - daysToMs(3)) });
  const recent = await insertInquiry(context, { office_id: miami });
  expect(await attachUnattachedInquiries(context)).toBe(2);
  expect(await attachUnattachedInquiries(context)).toBe(0);
  expect((await selectLead(await getLeadId(context, old))).pass_on_at).toBeNull();
  expect((await selectLead(await getLeadId(context, recent))).pass_on_at).not.toBeNull();
});

test("ignores an inquiry that doesn't exist", async () => {
  await attachInquiryToLead(context, "00000000-0000-4000-8000-000000000000");
  expect(await selectLeads()).toEqual([]);
});
