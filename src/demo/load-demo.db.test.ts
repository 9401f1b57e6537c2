import { createReadStream } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { DEAL_STAGES } from "#db/tables/deals.ts";
import { showDealBoard } from "#domain/deals/list-deals.ts";
import { getSource } from "#domain/leads/routing/lead-source.ts";
import { listTemplates } from "#domain/leads/templates/reply-templates.ts";
import { verifyChain } from "#domain/ndas/evidence/verify-chain.ts";
import { selectHeadOffice } from "#domain/offices/head-office/head-office-queries.ts";
import { listActions } from "#domain/staff/list-actions.ts";
import { showStats } from "#domain/stats/show-stats.ts";
import { EDITIONS } from "#editions/countries.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { toDay } from "#lib/time/day.ts";
import { addDays } from "#lib/time/durations.ts";
import { openTestContext, type TestContext } from "../../tests/support/context.ts";
import { insertOffice } from "../../tests/support/listings.ts";
import { type DemoReport, loadDemo } from "./load-demo.ts";

const openSample = () => createReadStream("demo/listings.csv");
const CLEARWATER = { locality: "Clearwater", state: "florida", county: "Pinellas County" };
const LARGO = { locality: "Largo", state: "florida", county: "Pinellas County" };
const TOWNS = createGazetteer(
  [
    { ...CLEARWATER, latitude: 27.97, longitude: -82.76 },
    { ...CLEARWATER, latitude: 27.98, longitude: -82.77, postal_code: "33755" },
    { ...LARGO, latitude: 27.91, longitude: -82.79, postal_code: "33770" },
  ],
  { regions: EDITIONS.US.regions },
);

/** Readable by anyone, some rows only after approval. */
const PUBLIC_TABLES = [
  "listings",
  "listing_events",
  "offices",
  "agents",
  "office_opening_hours",
  "office_territories",
  "team_members",
  "reviews",
] as const;

const HEAD_OFFICE = {
  ...({ role: "staff", staff_role: "head_office" } as const),
  id: 1,
  session: "",
  office_id: null,
  agent_id: null,
};

let context: TestContext;
let report: DemoReport | null;
const steps: string[] = [];

beforeAll(async () => {
  context = await openTestContext({ gazetteer: TOWNS });
  report = await loadDemo(context, openSample, (step) => steps.push(step), 600);
});

describe("the demo network", () => {
  test("has the requested number of listings, including the sample's, and reports progress", async () => {
    expect(report?.listings).toBe(600);
    const { db } = context;
    const rows = await db.selectFrom("listings").select(["number"]).orderBy("number").execute();
    expect(rows).toHaveLength(600);
    expect(rows.filter(({ number }) => number < 101_001).length).toBeGreaterThan(100);
    expect(steps.at(-1)).toMatch(/listings$/);
  });

  test("gives every listing confidential details, a history and an active office", async () => {
    const { db } = context;
    const listings = await db
      .selectFrom("listings")
      .innerJoin("offices", "offices.id", "listings.office_id")
      .leftJoin("agents", "agents.id", "listings.agent_id")
      .innerJoin("listing_confidential", "listing_confidential.listing_number", "listings.number")
      .select([
        "listings.number",
        "offices.status",
        "agents.active",
        "agents.office_id",
        "listings.office_id as seller",
      ])
      .where("listings.number", ">", 101_000)
      .execute();
    expect(listings.length).toBeGreaterThan(300);
    for (const { status, active, office_id, seller } of listings) {
      expect(status).toBe("Active");
      if (office_id !== null) expect([active, office_id]).toEqual([true, seller]);
    }
    const events = await db.selectFrom("listing_events").select("listing_number").distinct().execute();
    expect(events.length).toBeGreaterThanOrEqual(listings.length);
  });

  test("places a listing in a county of its office, or in the office's region if no county is known", async () => {
    const rows = await context.db
      .selectFrom("listings")
      .innerJoin("offices", "offices.id", "listings.office_id")
      .select(["listings.county", "listings.region_slug", "offices.slug", "offices.region_slug as office_region"])
      .where("listings.number", ">", 101_000)
      .execute();
    const inTampa = rows.filter(({ slug }) => slug === "tampa-bay");
    expect(inTampa.length).toBeGreaterThan(0);
    expect(new Set(inTampa.map(({ county }) => county))).toEqual(new Set(["Pinellas County"]));
    expect(rows.filter((row) => row.county === null && row.region_slug !== row.office_region)).toEqual([]);
  });

  test("has an owner in every office, who is responsible for former agents", async () => {
    const { db } = context;
    const offices = await db.selectFrom("offices").select("owner_id").where("type", "=", "office").execute();
    expect(offices.filter(({ owner_id }) => owner_id === null)).toEqual([]);
    const left = await db
      .selectFrom("agents")
      .innerJoin("offices", "offices.id", "agents.office_id")
      .select(["assigned_to", "owner_id"])
      .where("active", "=", false)
      .execute();
    expect(left.length).toBeGreaterThan(1);
    for (const { assigned_to, owner_id } of left) expect(assigned_to).toBe(owner_id);
  });

  test("has no confidential text of generated listings in a public column", async () => {
    const { db } = context;
    const secrets = await db
      .selectFrom("listing_confidential")
      .selectAll()
      .where("listing_number", ">", 101_000)
      .execute();
    expect(secrets.length).toBeGreaterThan(300);
    for (const { yearly_financials } of secrets) expect(JSON.stringify(yearly_financials)).not.toContain("null");
    const texts = new Set(
      secrets.flatMap(({ legal_name, street_address, website }) => [legal_name, street_address, website]),
    );
    for (const table of PUBLIC_TABLES) {
      const rows = await db.selectFrom(table).selectAll().execute();
      expect(rows.length, table).toBeGreaterThan(0);
      const written = JSON.stringify(rows);
      expect(
        [...texts].filter((text) => text && written.includes(text)),
        table,
      ).toEqual([]);
    }
  });

  test("has deals in every stage, with offers and tasks that agree with them, spread over ninety days", async () => {
    const { db } = context;
    const deals = await db
      .selectFrom("deals")
      .innerJoin("listings", "listings.number", "listing_number")
      .select(["deals.id", "stage", "deals.created_at", "stage_since", "ended_at", "lost_reason", "expected_closing"])
      .select(["listings.status", "listings.office_id as seller", "deals.office_id", "sold_at"])
      .execute();
    expect(new Set(deals.map(({ stage }) => stage))).toEqual(new Set(DEAL_STAGES));
    const oldest = Math.min(...deals.map(({ created_at }) => created_at.getTime()));
    expect(context.clock().getTime() - oldest).toBeLessThan(90 * 86_400_000);
    expect(context.clock().getTime() - oldest).toBeGreaterThan(40 * 86_400_000);
    for (const { stage, status, created_at, stage_since, office_id, seller, ...times } of deals) {
      expect(status === "sold").toBe(stage === "closed");
      const { sold_at, ended_at, expected_closing } = times;
      if (stage === "closed") expect(sold_at).toEqual(ended_at);
      if (stage === "closed") expect(expected_closing).toBe(ended_at && toDay(ended_at));
      else expect((expected_closing ?? "9999") > toDay(context.clock())).toBe(true);
      expect(stage_since.getTime()).toBeGreaterThanOrEqual(created_at.getTime());
      expect(office_id).toBe(seller);
    }
    const offers = await db
      .selectFrom("deal_offers")
      .innerJoin("deals", "deals.id", "deal_id")
      .select(["deal_offers.status", "deals.stage"])
      .execute();
    expect(offers.filter(({ status }) => status === "accepted").map(({ stage }) => stage)).toContain("closing");
    expect(offers.filter(({ stage }) => stage === "new")).toEqual([]);
    const { data } = await showDealBoard({ ...context, viewer: HEAD_OFFICE }, {});
    expect(data.filter(({ total }) => total === 0)).toEqual([]);
    expect(data.flatMap((column) => column.deals).filter(({ buyer }) => buyer === null)).toEqual([]);
    const tasks = await db
      .selectFrom("tasks")
      .innerJoin("deals", "deals.id", "deal_id")
      .select("deals.stage")
      .execute();
    expect(tasks.filter(({ stage }) => stage === "closed" || stage === "lost")).toEqual([]);
    expect(tasks.length).toBeGreaterThan(10);
  });

  test("has texts for replies that every office may use", async () => {
    const templates = await listTemplates({ ...context, viewer: HEAD_OFFICE });
    expect(templates.length).toBeGreaterThan(2);
    expect(templates.filter(({ office }) => office !== null)).toEqual([]);
  });

  test("has leads that wait, are open or done, and NDAs in every state with their evidence", async () => {
    const { db } = context;
    const leads = await db.selectFrom("leads").select(["waiting_since", "handled_at"]).execute();
    const waiting = leads.filter(({ waiting_since }) => waiting_since !== null);
    expect(waiting.length).toBeGreaterThan(0);
    expect(leads.filter(({ handled_at }) => handled_at === null).length).toBeGreaterThan(waiting.length);
    const ndas = await db.selectFrom("ndas").select(["approval", "revoked_at", "pdf_sha256"]).execute();
    const approvals = ndas.map(({ approval }) => approval);
    expect(approvals).toContain("not_asked");
    expect(approvals).toContain("waiting");
    expect(ndas.filter(({ revoked_at }) => revoked_at !== null)).toHaveLength(1);
    expect(ndas.filter(({ pdf_sha256 }) => pdf_sha256 === null)).toEqual([]);
    expect(await verifyChain(context)).toMatchObject({ faults: [] });
  });

  test("has inquiries whose visits came from the source of their lead", async () => {
    const rows = await context.db
      .selectFrom("enquiries")
      .innerJoin("leads", "leads.id", "lead_id")
      .select(["source", "tracking"])
      .execute();
    expect(new Set(rows.map(({ source }) => source)).size).toBeGreaterThan(4);
    expect(rows.filter(({ source, tracking }) => getSource(tracking) !== source)).toEqual([]);
  });

  test("has visits and a log of ninety days that agree with the listings and deals", async () => {
    const now = context.clock();
    const head = { ...context, viewer: HEAD_OFFICE };
    const period = { from: toDay(addDays(now, -90)), to: toDay(now) };
    const { funnel, league } = await showStats(head, period);
    expect(funnel.views).toBeGreaterThan(funnel.inquiries * 10);
    expect(league.filter(({ views }) => views > 0).length).toBeGreaterThan(5);
    const [own] = league.toSorted((a, b) => b.views - a.views);
    expect(own?.leads, "the office with most visits is the one of the demo staff").toBeGreaterThan(10);
    expect(own?.closings, "its deals closed with sales").toBeGreaterThan(0);
    const days = await context.db.selectFrom("daily_views").select("day").distinct().orderBy("day").execute();
    expect(days.map(({ day }) => day)).toEqual(
      Array.from({ length: 90 }, (_, index) => toDay(addDays(now, index - 90))),
    );
    const { data, total } = await listActions(head, { descending: true, page: 1, per_page: 1_000 });
    expect(total).toBeGreaterThan(20);
    const times = data.map(({ happened_at }) => happened_at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    for (const action of ["listing.published", "listing.changed", "deal.started", "deal.stage", "nda.approved"])
      expect(data.map((entry) => entry.action)).toContain(action);
  });

  test("has an email address of head office, so that its outbox shows the notices of new leads", async () => {
    expect((await selectHeadOffice(context.db)).email).toBe("head.office@desk.example.com");
  });

  test("adds yearly accounts in whole dollars to the sample's listings that end in their financials", async () => {
    const rows = await context.db
      .selectFrom("listings")
      .innerJoin("listing_confidential", "listing_number", "number")
      .select(["total_sales", "sellers_discretionary_earnings as sde", "yearly_financials"])
      .where("number", "<", 101_001)
      .execute();
    const withAccounts = rows.filter(({ yearly_financials }) => yearly_financials.length > 0);
    expect(withAccounts.length).toBeGreaterThan(60);
    for (const { total_sales, sde, yearly_financials } of withAccounts) {
      expect(yearly_financials).toHaveLength(4);
      expect(yearly_financials[3]).toMatchObject({ revenue: total_sales, sde });
      for (const year of yearly_financials)
        expect((year.revenue ?? 0) - (year.cost_of_goods ?? 0) - (year.expenses ?? 0)).toBeLessThan(year.sde ?? 0);
      const all = yearly_financials.flatMap(({ year, ...amounts }) => Object.values(amounts));
      expect(all.filter((amount) => amount === null || amount % 100 !== 0)).toEqual([]);
    }
  });

  test("continues the numbering with the next listing", async () => {
    const { number } = await context.db
      .selectFrom("listings")
      .select(({ fn }) => fn.max("number").as("number"))
      .executeTakeFirstOrThrow();
    const { id } = await context.db.selectFrom("offices").select("id").limit(1).executeTakeFirstOrThrow();
    const added = await context.db
      .insertInto("listings")
      .values({
        slug: "next",
        name: "Next",
        description: "",
        office_id: id,
        category_slug: "retail",
        currency: "USD",
        region_slug: "florida",
      })
      .returning("number")
      .executeTakeFirstOrThrow();
    expect(added.number).toBe(number + 1);
    await context.db.deleteFrom("listings").where("number", "=", added.number).execute();
  });

  test("is loaded once and doesn't change an existing network", async () => {
    expect(await loadDemo(context, openSample)).toBeNull();
    const { n } = await context.db
      .selectFrom("listings")
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow();
    expect(n).toBe(600);
  });
});

test("doesn't change a database with an office", async () => {
  const own = await openTestContext();
  await insertOffice(own.db);
  expect(await loadDemo(own, openSample)).toBeNull();
  expect(await own.db.selectFrom("listings").select("number").execute()).toEqual([]);
});
