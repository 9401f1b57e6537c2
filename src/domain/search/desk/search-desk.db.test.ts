import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { openDeskFixture } from "../../../../tests/support/desk/desk-fixture.ts";
import { insertLeadFor } from "../../../../tests/support/leads.ts";
import { insertListing } from "../../../../tests/support/listings.ts";
import { searchDesk } from "./search-desk.ts";

const context = await openTestContext();
const { db, clock } = context;
const { staff, offices, agents } = await openDeskFixture(context);
const own = { office_id: offices.miami, agent_id: agents.own };
const foreign = { office_id: offices.tampa, agent_id: agents.other };
await insertListing(db, { number: 100_234, name: "Waterfront marina with forty slips", ...own });
await insertListing(db, { number: 100_235, name: "Marina and boat repair", ...foreign });
await db
  .insertInto("listing_confidential")
  .values({ listing_number: 100_234, legal_name: "Ostrander Docks, LLC" })
  .execute();
const lead = await insertLeadFor(context, {
  ...own,
  name: "Harriet Vance",
  email: "harriet.vance@mail.internal",
  phone: "(305) 555-0142",
  listing_number: 100_234,
  type: "listing",
});
const other = await insertLeadFor(context, { ...foreign, name: "Harriet Moss", email: "moss@mail.internal" });
const deal = randomUUID();
const at = clock();
await db
  .insertInto("deals")
  .values({
    id: deal,
    listing_number: 100_234,
    lead_id: lead,
    ...own,
    stage: "new",
    created_at: at,
    updated_at: at,
    stage_since: at,
  })
  .execute();

const find = async (q: string, viewer = staff.head_office) => {
  const { listings, leads, contacts, deals } = await searchDesk({ ...context, viewer }, q);
  return {
    listings: listings.map(({ number }) => number).sort(),
    leads: leads.map(({ id }) => id).sort(),
    contacts: contacts.map(({ email }) => email).sort(),
    deals: deals.map(({ id }) => id),
  };
};
const NOTHING = { listings: [], leads: [], contacts: [], deals: [] };

test("finds listings by the starts of words, by number and by legal name, with their deals", async () => {
  expect(await find("mari")).toEqual({ ...NOTHING, listings: [100_234, 100_235], deals: [deal] });
  expect(await find("slips marina")).toEqual({ ...NOTHING, listings: [100_234], deals: [deal] });
  expect(await find("100234")).toMatchObject({ listings: [100_234] });
  expect(await find("ostrander")).toMatchObject({ listings: [100_234] });
});

test("finds people by name, email address and phone number", async () => {
  const vance = { listings: [], leads: [lead], contacts: ["harriet.vance@mail.internal"], deals: [deal] };
  expect(await find("vance harr")).toEqual(vance);
  expect(await find("harriet.vance@mail.internal")).toEqual(vance);
  expect(await find("305 555 0142")).toEqual(vance);
  expect(await find("harriet")).toMatchObject({ leads: [lead, other].sort() });
});

test("shows each person only what is theirs", async () => {
  expect(await find("mari", staff.agent)).toMatchObject({ listings: [100_234] });
  expect(await find("harriet", staff.office_manager)).toMatchObject({
    leads: [lead],
    contacts: ["harriet.vance@mail.internal"],
  });
  const away = { ...staff.agent, office_id: offices.tampa, agent_id: agents.other };
  expect(await find("harriet", away)).toEqual({ ...NOTHING, leads: [other], contacts: ["moss@mail.internal"] });
  expect(await find("ostrander", away)).toEqual(NOTHING);
});

test.each([
  ["nothing", ""],
  ["spaces", "   "],
  ["a sign", "½"],
  ["a quote", "'); drop table listings"],
  ["a wildcard", "%"],
  ["a null", "\0"],
  ["a long text", "a".repeat(5_000)],
])("takes %s", async (_, q) => {
  expect(await find(q)).toEqual(NOTHING);
});
