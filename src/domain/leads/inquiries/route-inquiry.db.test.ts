import { beforeEach, expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertAgent, insertListing, insertOffice } from "../../../../tests/support/listings.ts";
import type { InquiryInput } from "./inquiry-input.ts";
import { routeInquiry } from "./route-inquiry.ts";

const TAMPA = { locality: "Tampa", state: "florida", county: null, latitude: 27.95, longitude: -82.46 };
const SEATTLE = { locality: "Seattle", state: "washington", county: null, latitude: 47.61, longitude: -122.33 };
const context = await openTestContext({
  gazetteer: createGazetteer(
    [TAMPA, { ...TAMPA, postal_code: "33602" }, SEATTLE, { ...SEATTLE, postal_code: "98102" }],
    {
      regions: EDITIONS.US.regions,
      postal_pattern: "(\\d{5})(?: ?\\d{4})?",
    },
  ),
});
const { db } = context;

const head = await db.selectFrom("offices").select("id").where("type", "=", "head_office").executeTakeFirstOrThrow();
const tampa = await insertOffice(db, { slug: "tampa", latitude: 27.95, longitude: -82.46 });
const portland = await insertOffice(db, { slug: "portland", latitude: 45.52, longitude: -122.68 });
await insertOffice(db, { slug: "partner", latitude: 47.6, longitude: -122.3, connected: true });
const closed = await insertOffice(db, { slug: "closed", latitude: 47.6, longitude: -122.3, status: "Inactive" });

const maria = await insertAgent(db, { slug: "maria", office_id: tampa });
const oscar = await insertAgent(db, { slug: "oscar", office_id: portland });
const inactive = await insertAgent(db, { slug: "away", office_id: tampa, active: false, assigned_to: oscar });
const secondInactive = await insertAgent(db, {
  slug: "away-too",
  office_id: tampa,
  active: false,
  assigned_to: inactive,
});
const gone = await insertAgent(db, { slug: "gone", office_id: tampa, active: false });
const cyclic = await insertAgent(db, { slug: "circle", office_id: portland, active: false });
await db.updateTable("agents").set({ assigned_to: cyclic }).where("id", "=", cyclic).execute();
await insertAgent(db, { slug: "stranded", office_id: closed, active: false });

await insertListing(db, { number: 100301, office_id: tampa, agent_id: maria });
await insertListing(db, { number: 100302, office_id: tampa, agent_id: secondInactive });
await insertListing(db, { number: 100303, office_id: portland });
await insertListing(db, { number: 100304, office_id: tampa, status: "sold", sold_at: new Date() });
await insertListing(db, { number: 100305, office_id: tampa, status: "under_offer", agent_id: gone });
await insertListing(db, { number: 100306, office_id: closed });

await db
  .insertInto("office_territories")
  .values([
    { postal_code: "98101", office_id: tampa },
    { postal_code: "10001", office_id: closed },
  ])
  .execute();

let query: InquiryInput;
beforeEach(() => {
  query = {
    type: "contact",
    name: "Pat",
    email: "pat@company.com",
    phone: null,
    postal_code: null,
    message: "Hello",
    office: null,
    agent: null,
    listing: null,
    fields: {},
    sms_opt_in: false,
    tracking: [],
  };
});

async function getRoute(named: Partial<InquiryInput>) {
  const { office_id, agent_id } = await routeInquiry(context, { ...query, ...named });
  return { office_id, agent_id };
}

test("routes to the requested agent before anything else", async () => {
  const named = { agent: "maria", office: "portland", listing: "restaurant-100303", postal_code: "98101" };
  expect(await getRoute(named)).toEqual({ office_id: tampa, agent_id: maria });
});

test("routes an away agent's inquiry to their substitute and that agent's office", async () => {
  expect(await getRoute({ agent: "away" })).toEqual({ office_id: portland, agent_id: oscar });
  expect(await getRoute({ agent: "away-too" })).toEqual({ office_id: portland, agent_id: oscar });
});

test("falls back to the office when the agent is inactive or the substitutes are away for each other", async () => {
  expect(await getRoute({ agent: "gone" })).toEqual({ office_id: tampa, agent_id: null });
  expect(await getRoute({ agent: "circle" })).toEqual({ office_id: portland, agent_id: null });
});

test("falls back to the visitor's location when an inactive agent's office has closed", async () => {
  expect(await getRoute({ agent: "stranded", postal_code: "33602" })).toEqual({ office_id: tampa, agent_id: null });
});

test("routes to the requested office before the listing's agent", async () => {
  expect(await getRoute({ office: "portland", listing: "restaurant-100301", postal_code: "33602" })).toEqual({
    office_id: portland,
    agent_id: null,
  });
});

test("routes to the listing's agent within the requested office", async () => {
  expect(await getRoute({ office: "tampa", listing: "restaurant-100301" })).toEqual({
    office_id: tampa,
    agent_id: maria,
  });
});

test("routes a listing's inquiry to its agent, their substitute or its office", async () => {
  expect(await getRoute({ type: "listing", listing: "restaurant-100301" })).toEqual({
    office_id: tampa,
    agent_id: maria,
  });
  expect(await getRoute({ type: "listing", listing: "x-100302" })).toEqual({ office_id: portland, agent_id: oscar });
  expect(await getRoute({ type: "listing", listing: "100303" })).toEqual({ office_id: portland, agent_id: null });
  expect(await getRoute({ type: "listing", listing: "x-100305" })).toEqual({ office_id: tampa, agent_id: null });
});

test("routes by the visitor's location when the listing's office has closed", async () => {
  expect(await getRoute({ listing: "x-100306", postal_code: "33602" })).toEqual({ office_id: tampa, agent_id: null });
});

test("stores which listing the inquiry is about", async () => {
  const { listing_number } = await routeInquiry(context, { ...query, agent: "oscar", listing: "restaurant-100301" });
  expect(listing_number).toBe(100301);
});

test("routes to the office that owns the postal code, in any format and at any distance", async () => {
  expect(await getRoute({ postal_code: "98101" })).toEqual({ office_id: tampa, agent_id: null });
  expect(await getRoute({ postal_code: " 98101-2345" })).toEqual({ office_id: tampa, agent_id: null });
});

test("routes an unowned postal code to the network's nearest open office", async () => {
  expect(await getRoute({ postal_code: "98102" })).toEqual({ office_id: portland, agent_id: null });
  expect(await getRoute({ postal_code: "33602" })).toEqual({ office_id: tampa, agent_id: null });
});

test("falls back to head office", async () => {
  expect(await getRoute({})).toEqual({ office_id: head.id, agent_id: null });
  expect(await getRoute({ postal_code: "00000" })).toEqual({ office_id: head.id, agent_id: null });
  expect(await getRoute({ postal_code: "10001" })).toEqual({ office_id: head.id, agent_id: null });
});

test("reports every unknown office, agent or listing at its own field", async () => {
  const wrong = { office: "atlantis", agent: "nobody", listing: "pizzeria-999999" };
  await expect(getRoute(wrong)).rejects.toMatchObject({
    status: 422,
    errors: { office: [expect.any(String)], agent: [expect.any(String)], listing: [expect.any(String)] },
  });
});

test.each([["restaurant-100304"], ["no-number"]])("rejects inquiries for %s", async (listing) => {
  await expect(getRoute({ type: "listing", listing })).rejects.toMatchObject({
    errors: { listing: [expect.any(String)] },
  });
});

test("rejects inquiries for a closed office", async () => {
  await expect(getRoute({ office: "closed" })).rejects.toMatchObject({ errors: { office: [expect.any(String)] } });
});
