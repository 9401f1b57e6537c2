import { randomUUID } from "node:crypto";
import type { StaffViewer } from "#domain/context.ts";
import { listDeals } from "#domain/deals/list-deals.ts";
import { listLeads } from "#domain/leads/inbox/list-leads.ts";
import { searchDesk } from "#domain/search/desk/search-desk.ts";
import { insertLeads } from "./contacts/lead-queries.ts";
import { computeMedian, printRow } from "./report.ts";
import { openGrownPostgres } from "./sites/grown-postgres.ts";

/* The desk's command palette, and the lists of leads and deals, over 100,000 listings and 50,000 leads, as head office, an office and an agent search. */
const LISTINGS = 100_000;
const LEADS = 50_000;
const NDAS = 10_000;
const DEALS = 5_000;
const WANTED_MS = 50;
const LIST_MS = 100;
const FLOOR_MS = 1_000;
const RUNS = 15;
const QUERIES = [
  "caf",
  "profitable cafe",
  "100500",
  "maria",
  "maria person-401",
  "person-4012@mail.internal",
  "(555) 004-0127",
];
const HEAD_OFFICE = { role: "staff", id: 1, session: "", staff_role: "head_office", office_id: null, agent_id: null };

const database = await openGrownPostgres();
const { context } = database;
await database.growTo(LISTINGS);
await insertLeads(context.db, { leads: LEADS, ndas: NDAS, listings: LISTINGS });
await insertDeals();

async function insertDeals(): Promise<void> {
  const leads = await context.db
    .selectFrom("leads")
    .innerJoin("enquiries", "enquiries.lead_id", "leads.id")
    .select(["leads.id", "leads.office_id", "leads.agent_id", "enquiries.listing_number", "leads.received_at"])
    .where("enquiries.listing_number", "is not", null)
    .limit(DEALS)
    .execute();
  const rows = leads.map(({ id: lead_id, received_at, listing_number, ...owner }) => ({
    id: randomUUID(),
    lead_id,
    listing_number: listing_number ?? 0,
    ...owner,
    stage: "new" as const,
    created_at: received_at,
    updated_at: received_at,
    stage_since: received_at,
  }));
  for (let start = 0; start < rows.length; start += 1_000)
    await context.db
      .insertInto("deals")
      .values(rows.slice(start, start + 1_000))
      .execute();
}

const signIn = (staff: object) => ({ ...context, viewer: { ...HEAD_OFFICE, ...staff } as StaffViewer });

async function measure(what: string, wanted: number, work: () => Promise<unknown>): Promise<void> {
  const taken: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  printRow({ what, value: computeMedian(taken), unit: "ms", wanted: { max: wanted }, floor: { max: FLOOR_MS } });
}

const head = signIn({});
const page = { page: 1, per_page: 25 };
await measure("open leads", LIST_MS, () => listLeads(head, { view: "open", ...page }));
await measure("all leads, the last page", LIST_MS, () =>
  listLeads(head, { view: "all", page: LEADS / 25, per_page: 25 }),
);
await measure("leads by a name", LIST_MS, () => listLeads(head, { view: "all", q: "person-401", ...page }));
await measure("leads by a common name", LIST_MS, () => listLeads(head, { view: "all", q: "maria", ...page }));
const deals = { sort: "updated_at", descending: true, ...page } as const;
await measure("deals", LIST_MS, () => listDeals(head, deals));
await measure("deals by a name", LIST_MS, () => listDeals(head, { ...deals, q: "maria" }));
const search = (what: string, staff: object, q: string) => {
  const viewer = signIn(staff);
  return measure(what, WANTED_MS, () => searchDesk(viewer, q));
};
for (const q of QUERIES) await search(q, {}, q);
for (const q of ["caf", "maria"]) {
  await search(`${q}, an office manager`, { staff_role: "office_manager", office_id: 3 }, q);
  await search(`${q}, an agent`, { staff_role: "agent", office_id: 3, agent_id: 3 }, q);
}
await database.stop();
