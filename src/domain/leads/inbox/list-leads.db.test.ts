import { beforeEach, expect, test } from "vitest";
import { NotAllowed, NotSignedIn } from "#lib/errors.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertLeadFor, openLeadOffices } from "../../../../tests/support/leads.ts";
import { insertListing } from "../../../../tests/support/listings.ts";
import { logCall } from "../add-lead-note.ts";
import { markHandled, markSpam } from "../mark-lead.ts";
import type { LeadFilters } from "./inbox-queries.ts";
import { listLeads } from "./list-leads.ts";
import { showLead } from "./show-lead.ts";

let now = new Date("2026-11-20T12:00:00Z");
const context = await openTestContext({ clock: () => now });
const { db } = context;
const { miami, tampa, maria, tom, agent, manager, head, reader } = await openLeadOffices(context);
await insertListing(db, { number: 100234, office_id: miami, name: "Family bakery" });

beforeEach(async () => {
  await db.deleteFrom("enquiries").execute();
  await db.deleteFrom("leads").execute();
});

/** Creates five people's leads, one minute apart, each with distinct values. */
async function createLeads() {
  const leads: Record<string, string> = {};
  const insertNamedLead = async (name: string, values: Partial<Parameters<typeof insertLeadFor>[1]> = {}) => {
    now = new Date(now.getTime() + 60_000);
    const email = `${name.toLowerCase()}@company.internal`;
    leads[name] = await insertLeadFor(context, { office_id: miami, agent_id: maria, name, email, ...values });
  };
  await insertNamedLead("Ann", { type: "listing", listing_number: 100234 });
  await insertNamedLead("Bob", { message: "100% sure_thing" });
  await insertNamedLead("Cyd", { agent_id: null });
  await insertNamedLead("Dee", { office_id: tampa, agent_id: tom, type: "valuation" });
  await insertNamedLead("Eve");
  await logCall(head, leads.Bob ?? "", {});
  await markHandled(head, leads.Bob ?? "", true);
  await markSpam(head, leads.Eve ?? "", true);
  return leads;
}

const ALL: LeadFilters = { view: "all", page: 1, per_page: 25 };
const listNames = async (who: typeof head, filters: Partial<LeadFilters> = {}) =>
  (await listLeads(who, { ...ALL, ...filters })).data.map(({ name }) => name);

test("shows each role the leads in scope: their own, their office's or all", async () => {
  await createLeads();
  expect(await listNames(agent)).toEqual(["Bob", "Ann"]);
  expect(await listNames(manager)).toEqual(["Cyd", "Bob", "Ann"]);
  expect(await listNames(head)).toEqual(["Dee", "Cyd", "Bob", "Ann"]);
  expect(await listNames(reader)).toEqual(["Dee", "Cyd", "Bob", "Ann"]);
  await expect(listLeads({ ...context, viewer: { role: "visitor" } }, ALL)).rejects.toBeInstanceOf(NotSignedIn);
  const buyer = { role: "buyer" as const, id: 1, session: "" };
  await expect(listLeads({ ...context, viewer: buyer }, ALL)).rejects.toBeInstanceOf(NotAllowed);
});

test("filters and counts leads by view, longest wait first", async () => {
  await createLeads();
  expect(await listNames(head, { view: "open" })).toEqual(["Dee", "Cyd", "Ann"]);
  expect(await listNames(head, { view: "unanswered" })).toEqual(["Ann", "Cyd", "Dee"]);
  expect(await listNames(head, { view: "handled" })).toEqual(["Bob"]);
  expect(await listNames(head, { view: "spam" })).toEqual(["Eve"]);
  expect(await listNames(head, { view: "mine" })).toEqual([]);
  expect(await listNames(agent, { view: "mine" })).toEqual(["Ann"]);
  const { counts } = await listLeads(head, ALL);
  expect(counts).toEqual({ open: 3, unanswered: 3, mine: 0, handled: 1, spam: 1, all: 4 });
});

test("finds leads by type, source and the starts of words", async () => {
  await createLeads();
  expect(await listNames(head, { type: "valuation" })).toEqual(["Dee"]);
  expect(await listNames(head, { source: "unknown" })).toHaveLength(4);
  expect(await listNames(head, { source: "paid" })).toEqual([]);
  expect(await listNames(head, { q: "ANN@company" })).toEqual(["Ann"]);
  expect(await listNames(head, { q: "100% sure_th" })).toEqual(["Bob"]);
  expect(await listNames(head, { q: "sure bob" })).toEqual(["Bob"]);
  expect(await listNames(head, { q: "0_ sure" })).toEqual([]);
});

test("returns the total with each page, and an empty page past the end", async () => {
  await createLeads();
  const page = await listLeads(head, { ...ALL, page: 2, per_page: 3 });
  expect(page.data.map(({ name }) => name)).toEqual(["Ann"]);
  expect(page.meta).toEqual({ page: 2, per_page: 3, total: 4, pages: 2 });
  expect((await listLeads(head, { ...ALL, page: 9 })).data).toEqual([]);
});

test.each(["all", "unanswered"] as const)(
  "returns each lead on one page, in the order of one long page: %s",
  async (view) => {
    await createLeads();
    const whole = await listNames(head, { view });
    for (const per_page of [1, 2, 3]) {
      const pages: string[] = [];
      for (let page = 1; page <= whole.length; page++) pages.push(...(await listNames(head, { view, page, per_page })));
      expect(pages).toEqual(whole);
    }
  },
);

test("counts what a search finds on every page, and past the end", async () => {
  await createLeads();
  for (const [page, names] of [["Cyd"], ["Ann"], []].entries()) {
    const { data, meta } = await listLeads(manager, { ...ALL, q: "company internal", page: page * 2 + 1, per_page: 1 });
    expect(data.map(({ name }) => name)).toEqual(names);
    expect(meta.total).toBe(3);
  }
});

test("shows a lead with everything its author submitted and how they arrived", async () => {
  const at = "2026-11-20T11:00:00.000Z";
  const createEntry = (parameter: string, value: string) => ({
    parameter,
    value,
    path: "/sell-a-business",
    session_at: at,
  });
  const id = await insertLeadFor(context, {
    office_id: miami,
    agent_id: maria,
    type: "seller_registration",
    listing_number: 100234,
    fields: JSON.stringify({
      business_name: "Café",
      category: "food-restaurants",
      yearly_sales: "900000",
      profit: 200000,
    }),
    tracking: JSON.stringify([
      createEntry("gclid", "1"),
      createEntry("utm_source", "google"),
      createEntry("utm_campaign", "owners"),
    ]),
  });
  const { enquiries: inquiries } = await showLead(agent, id);
  const came = { source: "paid", label: "Paid ad: google, owners", path: "/sell-a-business", at };
  expect(inquiries).toMatchObject([
    {
      facts: [
        { label: "Business", value: "Café" },
        { label: "Category", value: "Food & Restaurants" },
        { label: "Profit before tax", value: "$200,000" },
        { label: "Annual revenue", value: "$900,000" },
      ],
      listing: { name: "Family bakery", slug: "restaurant-100234" },
      touches: { first: came, last: came },
      valuation: { currency: "USD", low: expect.any(Number), likely: expect.any(Number), high: expect.any(Number) },
    },
  ]);
  const { low = 0, likely = 0, high = 0 } = inquiries[0]?.valuation ?? {};
  expect(low).toBeGreaterThan(0);
  expect(low <= likely && likely <= high).toBe(true);
});
