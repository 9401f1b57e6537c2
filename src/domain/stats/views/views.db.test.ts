import { beforeEach, expect, test } from "vitest";
import type { StaffViewer } from "#domain/context.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { openSecondConnection } from "../../../../tests/support/database.ts";
import { insertAgent, insertListing, insertOffice } from "../../../../tests/support/listings.ts";
import { countSiteViews, countViews, listSiteSearches } from "./count-views.ts";
import { rollUpDailyViews } from "./roll-up-daily-views.ts";
import { createViewCounter, type ShownPage } from "./view-counter.ts";

let now = new Date("2026-11-20T12:00:00Z");
const context = await openTestContext({ clock: () => now });
const { db } = context;
const office_id = await insertOffice(db, { slug: "tampa-bay" });
const agent_id = await insertAgent(db, { slug: "maria-soto", office_id });
await insertListing(db, { number: 100_001, office_id, agent_id });

const createStaffContext = (of: Partial<StaffViewer>) => ({
  ...context,
  viewer: {
    role: "staff",
    id: 1,
    session: "",
    staff_role: "head_office",
    office_id: null,
    agent_id: null,
    ...of,
  } as const,
});
const CHROME = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";
const createPage = (values: Partial<ShownPage> = {}): ShownPage => ({
  path: "/buy-a-business/listings/x-100001",
  query: "",
  address: "192.0.2.1",
  user_agent: CHROME,
  referrer: "",
  is_private: false,
  ...values,
});
const PERIOD = { from: "2026-11-01", to: "2026-11-30" };
const countListingViews = () => countViews(createStaffContext({}), "listing", "100001", PERIOD);

/** A counter that has loaded the day's salt. */
async function openCounter() {
  const counter = createViewCounter(context);
  const countKnown = async () => {
    counter.count(createPage({ path: "/warm" }));
    await counter.close();
    return db.selectFrom("page_visits").select("visitor").where("visitor", "<>", "").executeTakeFirst();
  };
  await expect.poll(countKnown).toBeDefined();
  await db.deleteFrom("page_visits").execute();
  return counter;
}

beforeEach(async () => {
  now = new Date("2026-11-20T12:00:00Z");
  for (const table of ["page_visits", "daily_views", "view_salts"] as const) await db.deleteFrom(table).execute();
});

test("counts views by subject, source and distinct visitors", async () => {
  const counter = await openCounter();
  counter.count(createPage());
  counter.count(createPage());
  counter.count(createPage({ address: "192.0.2.2", referrer: "https://www.google.com/" }));
  counter.count(createPage({ path: "/locations/florida/tampa-bay" }));
  await counter.close();
  const views = await countListingViews();
  expect(views.total).toEqual({ views: 3, visitors: 2 });
  expect(views.days).toEqual([{ day: "2026-11-20", views: 3, visitors: 2 }]);
  expect(views.sources).toEqual([
    { source: "direct", views: 2, visitors: 1 },
    { source: "search", views: 1, visitors: 1 },
  ]);
  expect((await countViews(createStaffContext({}), "office", "tampa-bay", PERIOD)).total).toEqual({
    views: 1,
    visitors: 1,
  });
  expect((await countSiteViews(createStaffContext({}), PERIOD)).total.views).toBe(4);
});

test("ignores crawlers and counts visitors who opt out without source or identity", async () => {
  const counter = await openCounter();
  counter.count(createPage({ user_agent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }));
  counter.count(createPage({ user_agent: "" }));
  counter.count(createPage({ is_private: true, referrer: "https://secret.example.com/" }));
  await counter.close();
  expect(await countListingViews()).toMatchObject({
    total: { views: 1, visitors: 0 },
    sources: [{ source: "direct", views: 1, visitors: 0 }],
  });
});

test("stores neither address nor browser and a different hash for the same visitor the next day", async () => {
  const listVisitors = async () =>
    (await db.selectFrom("page_visits").select(["visitor", "day"]).execute()).map((row) => row.visitor);
  const counter = await openCounter();
  counter.count(createPage({ path: "/" }));
  await counter.close();
  const [first] = await listVisitors();
  now = new Date("2026-11-21T12:00:00Z");
  const next = await openCounter();
  next.count(createPage({ path: "/" }));
  await next.close();
  const [second] = await listVisitors();
  expect(second).not.toBe(first);
  expect(JSON.stringify(await db.selectFrom("page_visits").selectAll().execute())).not.toMatch(/192\.0|Chrome/);
});

test("counts a visitor once across two processes", async () => {
  const [one, other] = [await openCounter(), await openCounter()];
  one.count(createPage());
  other.count(createPage());
  await Promise.all([one.close(), other.close()]);
  expect((await countListingViews()).total).toEqual({ views: 2, visitors: 1 });
});

test("aggregates a past day once and deletes its visitor hashes and salt", async () => {
  const counter = await openCounter();
  counter.count(createPage());
  counter.count(createPage({ address: "192.0.2.2" }));
  await counter.close();
  now = new Date("2026-11-21T00:00:01Z");
  await rollUpDailyViews(context);
  await rollUpDailyViews(context);
  expect(await db.selectFrom("page_visits").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("view_salts").selectAll().execute()).toEqual([]);
  expect((await countListingViews()).total).toEqual({ views: 2, visitors: 2 });
  now = new Date("2029-01-01T00:00:00Z");
  await rollUpDailyViews(context);
  expect((await countListingViews()).total).toEqual({ views: 0, visitors: 0 });
});

test("hides searches made by fewer than three people", async () => {
  const counter = await openCounter();
  const path = "/buy-a-business/business-listing-search";
  for (const address of ["192.0.2.1", "192.0.2.2", "192.0.2.3"]) {
    counter.count(createPage({ path, query: "?q=pizza", address }));
    counter.count(createPage({ path, query: "?q=pat+doe", address: "192.0.2.1" }));
  }
  await counter.close();
  expect(await listSiteSearches(createStaffContext({}), PERIOD)).toEqual([{ term: "pizza", views: 3, visitors: 3 }]);
});

test("shows agents their own listings' views, managers their office's, and neither anyone else's or the whole site's", async () => {
  const mine = createStaffContext({ staff_role: "agent", agent_id });
  await expect(countViews(mine, "listing", "100001", PERIOD)).resolves.toBeDefined();
  await expect(countViews(mine, "agent", "maria-soto", PERIOD)).resolves.toBeDefined();
  const other = createStaffContext({ staff_role: "agent", agent_id: agent_id + 1 });
  await expect(countViews(other, "listing", "100001", PERIOD)).rejects.toMatchObject({ status: 403 });
  const manager = createStaffContext({ staff_role: "office_manager", office_id });
  await expect(countViews(manager, "office", "tampa-bay", PERIOD)).resolves.toBeDefined();
  for (const viewer of [mine, manager]) {
    await expect(countSiteViews(viewer, PERIOD)).rejects.toMatchObject({ status: 403 });
    await expect(listSiteSearches(viewer, PERIOD)).rejects.toMatchObject({ status: 403 });
  }
  await expect(countViews(context, "listing", "100001", PERIOD)).rejects.toMatchObject({ status: 401 });
  await expect(countViews(createStaffContext({}), "listing", "100009", PERIOD)).rejects.toMatchObject({ status: 404 });
});

test("adds up a month once when two processes do it at the same time", async () => {
  const { db: second } = await openSecondConnection(context.connection);
  const views = { day: "2026-10-05", office_id, agent_id, views: 5 };
  await db.insertInto("daily_listing_views").values(views).execute();
  await Promise.all([rollUpDailyViews(context), rollUpDailyViews({ ...context, db: second })]);
  const months = await db.selectFrom("monthly_listing_views").select(["month", "views"]).execute();
  expect(months).toEqual([{ month: "2026-10", views: 5 }]);
});
