import { beforeEach, expect, test } from "vitest";
import { NotAllowed } from "#lib/errors.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertLeadFor, insertStaff } from "../../../../tests/support/leads.ts";
import { insertAgent, insertOffice } from "../../../../tests/support/listings.ts";
import { logCall } from "../add-lead-note.ts";
import { markSpam } from "../mark-lead.ts";
import { setOfficeLimit, showOfficeLimit } from "./office-limit.ts";
import { reassignOverdueLeads } from "./reassign-overdue-leads.ts";

/** A Friday, 7 a.m. in Miami. */
const START = new Date("2026-11-20T12:00:00Z");
let now = START;
const context = await openTestContext({ clock: () => now });
const { db, queue } = context;
const miami = await insertOffice(db);
const agents = {
  maria: await insertAgent(db, { office_id: miami }),
  dana: await insertAgent(db, { office_id: miami, slug: "dana-lee" }),
  luis: await insertAgent(db, { office_id: miami, slug: "luis" }),
};
await insertAgent(db, { office_id: miami, slug: "gone", active: false });
await insertAgent(db, { office_id: miami, slug: "away", assigned_to: agents.maria });
await insertAgent(db, { office_id: miami, slug: "mute", email: "" });
const head = { ...context, viewer: await insertStaff(db, { name: "Hana Head", staff_role: "head_office" }) };
const system = { ...context, viewer: { role: "system" as const } };

beforeEach(async () => {
  now = START;
  await db.deleteFrom("enquiries").execute();
  await db.deleteFrom("leads").execute();
  await db.deleteFrom("office_opening_hours").execute();
  await db.updateTable("offices").set({ lead_limit_minutes: null, show_opening_hours: false }).execute();
  queue.sent.splice(0);
});
const setMinutesAfterStart = (minutes: number): void => {
  now = new Date(START.getTime() + minutes * 60_000);
};
const getAssignee = async (id: string): Promise<number | null> =>
  (await db.selectFrom("leads").select("agent_id").where("id", "=", id).executeTakeFirstOrThrow()).agent_id;
const createLead = (values = {}) => insertLeadFor(context, { office_id: miami, agent_id: agents.maria, ...values });

test("reassigns an unanswered lead after the office's limit, not before", async () => {
  const id = await createLead();
  setMinutesAfterStart(14.9);
  expect(await reassignOverdueLeads(system)).toBe(0);
  setMinutesAfterStart(15);
  expect(await reassignOverdueLeads(system)).toBe(1);
  expect(await getAssignee(id)).toBe(agents.dana);
  const event = await db.selectFrom("lead_events").selectAll().where("lead_id", "=", id).executeTakeFirstOrThrow();
  expect(event).toMatchObject({
    kind: "passed_on",
    account_id: null,
    agent_id: agents.dana,
    details: { from: agents.maria },
  });
  expect(queue.sent).toEqual([{ name: "lead-mail", data: { event_id: event.id } }]);
});

test("assigns a lead to each available person once and leaves it with the last", async () => {
  const id = await createLead();
  const holders = [];
  for (let round = 1; round <= 6; round++) {
    setMinutesAfterStart(15 * round);
    await reassignOverdueLeads(system);
    holders.push(await getAssignee(id));
  }
  expect(holders).toEqual([agents.dana, agents.luis, agents.luis, agents.luis, agents.luis, agents.luis]);
});

test("picks the person with the fewest waiting leads", async () => {
  await createLead({
    agent_id: agents.dana,
    email: "one@company.internal",
    received_at: new Date("2026-11-20T11:59:00Z"),
  });
  await db.updateTable("leads").set({ pass_on_at: null }).execute();
  const id = await createLead();
  setMinutesAfterStart(15);
  await reassignOverdueLeads(system);
  expect(await getAssignee(id)).toBe(agents.luis);
});

test("applies an office's own limit to leads that arrive after it was set", async () => {
  expect(await setOfficeLimit(head, "miami", 45)).toEqual({ minutes: 45, usual_minutes: 15 });
  const id = await createLead();
  setMinutesAfterStart(44);
  await reassignOverdueLeads(system);
  expect(await getAssignee(id)).toBe(agents.maria);
  setMinutesAfterStart(45);
  await reassignOverdueLeads(system);
  expect(await getAssignee(id)).toBe(agents.dana);
});

test("doesn't reassign answered leads, spam or leads without an office", async () => {
  const answered = await createLead();
  await logCall(head, answered, {});
  const spam = await createLead({ email: "spam@company.internal" });
  await markSpam(head, spam, true);
  setMinutesAfterStart(60);
  expect(await reassignOverdueLeads(system)).toBe(0);
});

test("assigns a lead that only the office has to one of its people", async () => {
  const id = await createLead({ agent_id: null });
  setMinutesAfterStart(15);
  await reassignOverdueLeads(system);
  expect(await getAssignee(id)).toBe(agents.maria);
});

test("reassigns a lead once when several processes run at the same time", async () => {
  const id = await createLead();
  setMinutesAfterStart(15);
  const passed = await Promise.all([1, 2, 3].map(() => reassignOverdueLeads(system)));
  expect(passed.reduce((a, b) => a + b)).toBe(1);
  expect(await getAssignee(id)).toBe(agents.dana);
  expect(queue.sent).toHaveLength(1);
});

test("pauses the limit until an office with posted hours opens", async () => {
  await db.updateTable("offices").set({ show_opening_hours: true }).where("id", "=", miami).execute();
  // Open Fridays 9:00–9:15 and Mondays 9–5; it is 7 a.m. on a Friday.
  await db
    .insertInto("office_opening_hours")
    .values([
      { office_id: miami, day: 5, opens: "09:00", closes: "09:20" },
      { office_id: miami, day: 1, opens: "09:00", closes: "17:00" },
    ])
    .execute();
  const id = await createLead();
  setMinutesAfterStart(134.9);
  await reassignOverdueLeads(system);
  expect(await getAssignee(id)).toBe(agents.maria);
  setMinutesAfterStart(135);
  await reassignOverdueLeads(system);
  expect(await getAssignee(id)).toBe(agents.dana);
  // 9:30: closed again until Monday.
  setMinutesAfterStart(150);
  await reassignOverdueLeads(system);
  expect(await getAssignee(id)).toBe(agents.dana);
  setMinutesAfterStart(3 * 1_440 + 134);
  await reassignOverdueLeads(system);
  expect(await getAssignee(id)).toBe(agents.dana);
  setMinutesAfterStart(3 * 1_440 + 135);
  await reassignOverdueLeads(system);
  expect(await getAssignee(id)).toBe(agents.luis);
});

test("lets only head office and the office set a limit, and logs it once", async () => {
  const manager = await insertStaff(db, { name: "Ada Boss", staff_role: "office_manager", office_id: miami });
  const agent = await insertStaff(db, { name: "Maria", staff_role: "agent", office_id: miami, agent_id: agents.maria });
  const reader = await insertStaff(db, { name: "Rae", staff_role: "read_only" });
  for (const viewer of [agent, reader])
    await expect(setOfficeLimit({ ...context, viewer }, "miami", 5)).rejects.toBeInstanceOf(NotAllowed);
  const asManager = { ...context, viewer: manager };
  await setOfficeLimit(asManager, "miami", 20);
  await setOfficeLimit(asManager, "miami", 20);
  expect(await showOfficeLimit(asManager, "miami")).toEqual({ minutes: 20, usual_minutes: 15 });
  const recorded = await db
    .selectFrom("staff_actions")
    .select("details")
    .where("account_id", "=", manager.id)
    .execute();
  expect(recorded).toEqual([{ details: { before: null, minutes: 20 } }]);
});
