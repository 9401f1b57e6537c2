import { beforeEach, expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertLeadFor, openLeadOffices } from "../../../../tests/support/leads.ts";
import { markSpam } from "../mark-lead.ts";
import { mergeLeads } from "../merge-leads.ts";
import { showLead } from "./show-lead.ts";

const START = new Date("2026-11-20T12:00:00Z");
let now = START;
const context = await openTestContext({ clock: () => now });
const { db } = context;
const { miami, tampa, maria, manager, agent, reader } = await openLeadOffices(context);

const pat = { office_id: miami, agent_id: maria, phone: "(305) 555-0123" };
const sam = { office_id: miami, name: "Sam Doe", email: "sam@home.internal", phone: "+1 305 555 0123" };
const getMatches = async (id: string, as = manager) => (await showLead(as, id)).phone_matches;

beforeEach(async () => {
  now = START;
  await db.deleteFrom("enquiries").execute();
  await db.deleteFrom("leads").execute();
});

test("suggests another person's lead with the same number, with or without its country code", async () => {
  const first = await insertLeadFor(context, pat);
  const second = await insertLeadFor(context, sam);
  expect(await getMatches(first)).toEqual([
    { lead_id: second, name: "Sam Doe", email: "sam@home.internal", phone: "+1 305 555 0123" },
  ]);
  expect(await getMatches(second)).toMatchObject([{ lead_id: first, email: "pat@company.internal" }]);
  await mergeLeads(manager, first, second);
  expect(await getMatches(first)).toEqual([]);
});

test("shows a lead's number as its country writes it", async () => {
  const id = await insertLeadFor(context, { ...pat, phone: "+13055550123" });
  expect((await showLead(manager, id)).enquiries).toMatchObject([{ phone: "(305) 555-0123" }]);
});

test.each([
  ["of another office", { ...sam, office_id: tampa }],
  ["with another number", { ...sam, phone: "305 555 0199" }],
  ["with a number too short to mean one person", { ...sam, phone: "50123" }],
])("suggests no match %s", async (_, other) => {
  const first = await insertLeadFor(context, { ...pat, phone: other.phone.length < 6 ? other.phone : pat.phone });
  await insertLeadFor(context, other);
  expect(await getMatches(first)).toEqual([]);
});

test("doesn't suggest spam, leads older than thirty days, or leads the viewer may not see or merge", async () => {
  const first = await insertLeadFor(context, pat);
  const second = await insertLeadFor(context, sam);
  expect(await getMatches(first, reader)).toEqual([]);
  expect(await getMatches(first, agent)).toEqual([]);
  await markSpam(manager, second, true);
  expect(await getMatches(first)).toEqual([]);
  now = new Date(START.getTime() + 31 * 86_400_000);
  const late = await insertLeadFor(context, { ...sam, email: "sam.again@home.internal" });
  expect(await getMatches(late)).toEqual([]);
});
