import type { ControlledTransaction } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "#db/tables/database.ts";
import type { Context } from "#domain/context.ts";
import { listDeals } from "#domain/deals/list-deals.ts";
import { listLeads } from "#domain/leads/inbox/list-leads.ts";
import { listDeskListings } from "#domain/listings/editing/lists/list-desk-listings.ts";
import { listDeskNdas } from "#domain/ndas/desk/list-desk-ndas.ts";
import { rollUpDailyViews } from "#domain/stats/views/roll-up-daily-views.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertDealFor } from "../../../tests/support/deals.ts";
import { insertLeadFor } from "../../../tests/support/leads.ts";
import { insertListing } from "../../../tests/support/listings.ts";
import { openTransferFixture, type TransferFixture } from "../../../tests/support/transfer-fixture.ts";
import { type StatsRequest, showStats } from "./show-stats.ts";

const PERIOD = { from: "2026-11-01", to: "2026-11-30" };
const DAYS = { from: new Date("2026-11-01"), until: new Date("2026-12-01") };
const NOW = new Date("2026-11-20T12:00:00Z");
const NO_FILTERS = {
  q: "",
  office_id: null,
  agent_id: null,
  category: null,
  price_min: null,
  price_max: null,
  listed_before: null,
  confirmed_before: null,
};
const { db, ...rest } = await openTestContext({ clock: () => NOW });
let at: TransferFixture;
let head: Context;
let manager: Context;
let agent: Context;
let transaction: ControlledTransaction<Database>;

beforeEach(async () => {
  transaction = await db.startTransaction().execute();
  const context = { ...rest, db: transaction };
  at = await openTransferFixture(context);
  head = { ...context, viewer: at.staff.head_office };
  manager = { ...context, viewer: at.staff.office_manager };
  agent = { ...context, viewer: at.staff.agent };
  await insertBusiness();
});
afterEach(() => transaction.rollback().execute());

/** Miami's agents each sold a business, and its own agent has leads, a deal and views; Tampa has a lead. */
async function insertBusiness(): Promise<void> {
  const { offices, agents } = at;
  const miami = { office_id: offices.miami };
  const own = { ...miami, agent_id: agents.own };
  await transaction
    .updateTable("leads")
    .set({ received_at: new Date("2026-10-01") })
    .execute();
  await transaction
    .updateTable("ndas")
    .set({ signed_at: new Date("2026-11-05") })
    .execute();
  const sold = { status: "sold", sold_at: new Date("2026-11-10") } as const;
  await insertListing(transaction, { number: 100_010, ...own, ...sold, closing_price: 50_000_000, price: 60_000_000 });
  await insertListing(transaction, { number: 100_011, ...miami, agent_id: agents.colleague, ...sold });
  await insertListing(transaction, { number: 100_012, ...own, ...sold, sold_at: new Date("2026-10-31T23:59:59Z") });
  const ended = { stage: "closed", ended_at: new Date("2026-11-10") } as const;
  await insertDealFor(head, { listing_number: 100_010, ...own, ...ended, commission_basis_points: 1_000 });
  await insertDealFor(head, { listing_number: 100_001, ...own, stage: "loi" });
  const insertLead = async (email: string, seconds: number | null, values: object) => {
    const id = await insertLeadFor(head, { ...own, email, received_at: new Date("2026-11-12T10:00:00Z"), ...values });
    const answered = seconds === null ? null : new Date(Date.parse("2026-11-12T10:00:00Z") + seconds * 1_000);
    const waiting_since = answered ? null : new Date("2026-11-12T10:00:00Z");
    await transaction
      .updateTable("leads")
      .set({ first_answered_at: answered, waiting_since })
      .where("id", "=", id)
      .execute();
    return id;
  };
  await insertLead("fast@mail.internal", 60, { type: "listing", listing_number: 100_001 });
  await insertLead("slow@mail.internal", 3_600, {});
  await insertLead("waiting@mail.internal", null, { type: "listing", listing_number: 100_001 });
  await insertLead("tampa@mail.internal", null, { office_id: offices.tampa, agent_id: agents.other });
  const spam = await insertLead("spam@mail.internal", null, {});
  await transaction.updateTable("leads").set({ spam_at: NOW }).where("id", "=", spam).execute();
  const visit = { kind: "listing", subject: "100001", source: "direct" } as const;
  await transaction
    .insertInto("page_visits")
    .values([
      { ...visit, day: "2026-10-31", visitor: "a", views: 9 },
      { ...visit, day: "2026-11-19", visitor: "a", views: 3 },
      { ...visit, day: "2026-11-20", visitor: "a", views: 2 },
    ])
    .execute();
}

const show = (context: Context, request: Partial<StatsRequest> = {}) => showStats(context, { ...PERIOD, ...request });

test("counts the network's stats and an office's or agent's rows one by one", async () => {
  const stats = await show(head);
  expect(stats).toMatchObject({
    of: "network",
    name: null,
    response: { leads: 4, answered: 2, in_time: 1, late: 1, waiting: 2, median_seconds: 1_830 },
    funnel: { views: 5, inquiries: 2, ndas: 1, closings: 2 },
    sold: {
      listings: 2,
      without_price: 1,
      volumes: [{ currency: "USD", value: 500_000 }],
      deals: 1,
      commissions: [{ currency: "USD", value: 60_000 }],
    },
  });
  expect(stats.league).toMatchObject([
    { id: at.offices.miami, name: "Miami", leads: 3, views: 5, ndas: 1, closings: 2, median_seconds: 1_830 },
    { id: at.offices.tampa, name: "Tampa", leads: 1, views: 0, closings: 0 },
  ]);
  const office = await show(manager);
  expect(office).toMatchObject({ of: "office", name: "Miami", response: { leads: 3 } });
  expect(office.league.map(({ id, closings }) => [id, closings])).toEqual([
    [at.agents.own, 1],
    [at.agents.colleague, 1],
  ]);
  const own = await show(agent);
  expect(own).toMatchObject({ of: "agent", funnel: { views: 5, closings: 1 }, league: [] });
  expect(own.listings).toEqual([{ number: 100_001, name: "Restaurant", views: 5 }]);
});

test("shows each person only their own scope", async () => {
  const other = await show(manager, { office: at.offices.tampa });
  expect(other).toMatchObject({ response: { leads: 0 }, funnel: { views: 0, ndas: 0, closings: 0 } });
  expect(await show(agent, { agent: at.agents.colleague })).toMatchObject({ funnel: { closings: 0 } });
  expect(await show(head, { office: at.offices.tampa })).toMatchObject({ name: "Tampa", response: { leads: 1 } });
});

test("counts the same views before and after the day is aggregated", async () => {
  await rollUpDailyViews(head);
  expect((await show(head)).funnel.views).toBe(5);
  expect((await show(manager)).funnel.views).toBe(5);
  expect((await show(agent)).funnel.views).toBe(5);
});

test("counts the same views after ended months are added up, and those that arrive later", async () => {
  const periods = [
    { from: "2026-10-01", to: "2026-11-30" },
    { from: "2026-10-15", to: "2026-11-20" },
    { from: "2026-09-15", to: "2026-10-31" },
  ];
  const count = () => Promise.all(periods.map(async (period) => (await show(head, period)).funnel.views));
  expect(await count()).toEqual([14, 14, 9]);
  await rollUpDailyViews(head);
  expect(await transaction.selectFrom("monthly_listing_views").select(["month", "views"]).execute()).toEqual([
    { month: "2026-10", views: 9 },
  ]);
  expect(await count()).toEqual([14, 14, 9]);
  await rollUpDailyViews(head);
  const late = {
    day: "2026-10-02",
    kind: "listing",
    subject: "100001",
    source: "direct",
    visitor: "b",
    views: 4,
  } as const;
  await transaction.insertInto("page_visits").values(late).execute();
  await rollUpDailyViews(head);
  expect(await count()).toEqual([18, 14, 13]);
  expect((await show(manager, { from: "2026-10-01", to: "2026-10-31" })).league).toMatchObject([{ views: 13 }]);
});

test("reads an ended month again only when one of its days has changed", async () => {
  await rollUpDailyViews(head);
  await transaction.updateTable("monthly_listing_views").set({ views: 1_000 }).execute();
  await rollUpDailyViews(head);
  const october = { from: "2026-10-01", to: "2026-10-31" };
  expect((await show(head, october)).funnel.views).toBe(1_000);
  const visit = { day: "2026-10-02", kind: "listing", subject: "100001", source: "direct", visitor: "b" } as const;
  await transaction
    .insertInto("page_visits")
    .values({ ...visit, views: 4 })
    .execute();
  await rollUpDailyViews(head);
  expect((await show(head, october)).funnel.views).toBe(13);
});

test("counts no expired days in the month that they belong to", async () => {
  const office_id = at.offices.miami;
  const expired = ["2024-09-30", "2024-10-05"].map((day) => ({ day, office_id, agent_id: null, views: 5 }));
  await transaction.insertInto("daily_listing_views").values(expired).execute();
  await transaction.insertInto("monthly_listing_views").values({ month: "2024-10", office_id, views: 5 }).execute();
  await rollUpDailyViews(head);
  expect((await show(head, { from: "2024-09-01", to: "2024-10-31" })).funnel.views).toBe(0);
});

test("every number is the number of rows in the list that it links to", async () => {
  const { funnel, response, pipeline, sold, sources } = await show(head);
  const leads = { view: "all", page: 1, per_page: 25, received_from: DAYS.from, received_until: DAYS.until } as const;
  const countLeads = async (filter: object) => (await listLeads(head, { ...leads, ...filter })).meta.total;
  expect(await countLeads({})).toBe(response.leads);
  expect(await countLeads({ type: "listing" })).toBe(funnel.inquiries);
  for (const answer of ["in_time", "late", "waiting"] as const)
    expect(await countLeads({ answer })).toBe(response[answer]);
  for (const { source, leads } of sources) expect(await countLeads({ source })).toBe(leads);
  const deals = { page: 1, per_page: 25, sort: "updated_at", descending: true } as const;
  for (const { stage, deals: n } of pipeline) expect((await listDeals(head, { ...deals, stage })).total).toBe(n);
  const ended = { ended_from: DAYS.from, ended_until: DAYS.until };
  expect((await listDeals(head, { ...deals, ...ended, stage: "closed" })).total).toBe(sold.deals);
  const unpaid = { ...deals, ...ended, stage: "closed", has_no_commission: true } as const;
  expect((await listDeals(head, unpaid)).total).toBe(sold.without_commission);
  const signed = { signed_from: DAYS.from, signed_until: DAYS.until };
  const ndas = await listDeskNdas(head, { page: 1, per_page: 25, descending: true, isWaiting: false, ...signed });
  expect(ndas.total).toBe(funnel.ndas);
  const listed = { ...NO_FILTERS, sold_from: DAYS.from, sold_until: DAYS.until, ...deals, status: "sold" } as const;
  const listings = await listDeskListings(head, listed);
  expect(listings.total).toBe(funnel.closings);
  const unpriced = await listDeskListings(head, { ...listed, has_no_closing_price: true });
  expect(unpriced.total).toBe(sold.without_price);
  const volume = listings.rows.reduce((sum, { closing_price }) => sum + (closing_price ?? 0), 0);
  expect([{ currency: "USD", value: volume }]).toEqual(sold.volumes);
});
