import { listContacts } from "#domain/contacts/list/list-contacts.ts";
import type { Context, StaffViewer } from "#domain/context.ts";
import { listDeals, showDealBoard } from "#domain/deals/list-deals.ts";
import type { LeadFilters } from "#domain/leads/inbox/inbox-queries.ts";
import { listLeads } from "#domain/leads/inbox/list-leads.ts";
import { listResponseTimes } from "#domain/leads/inbox/list-response-times.ts";
import { listDeskNdas } from "#domain/ndas/desk/list-desk-ndas.ts";
import { showStats } from "#domain/stats/show-stats.ts";
import { insertLeads } from "./contacts/lead-queries.ts";
import { computeMedian, printRow } from "./report.ts";
import { insertSales } from "./sales/sales-queries.ts";
import { openGrownPostgres } from "./sites/grown-postgres.ts";

/* The desk's sales lists and stats over 100,000 listings, 50,000 leads, 10,000 NDAs and 10,000 deals. */
const LISTINGS = 100_000;
const LEADS = 50_000;
const NDAS = 10_000;
const DEALS = 10_000;
const WANTED_MS = 100;
const FLOOR_MS = 1_000;
const RUNS = 15;
const PAGE = { page: 1, per_page: 25 };
const NINETY_DAYS = { from: "2026-08-28", to: "2026-11-25" };
const YEAR = { from: "2025-11-26", to: "2026-11-25" };
const HEAD_OFFICE = { role: "staff", id: 1, session: "", staff_role: "head_office", office_id: null, agent_id: null };

const database = await openGrownPostgres();
await database.growTo(LISTINGS);
const { db } = database.context;
await insertLeads(db, { leads: LEADS, ndas: NDAS, listings: LISTINGS });
await insertSales(db, { deals: DEALS, listings: LISTINGS });

const signIn = (staff: object): Context => ({
  ...database.context,
  viewer: { ...HEAD_OFFICE, ...staff } as StaffViewer,
});
const head = signIn({});
const { office_id, agent_id } = await db
  .selectFrom("leads")
  .select(["office_id", "agent_id"])
  .orderBy("received_at")
  .executeTakeFirstOrThrow();
const manager = signIn({ staff_role: "office_manager", office_id });
const agent = signIn({ staff_role: "agent", office_id, agent_id });

const leads = (context: Context, filters: Partial<LeadFilters>) => () =>
  listLeads(context, { ...PAGE, view: "open", ...filters });
const deals = (context: Context, filters: object) => () =>
  listDeals(context, { ...PAGE, sort: "updated_at", descending: true, ...filters });
const contacts = (q: string) => () =>
  listContacts(head, {
    ...PAGE,
    q,
    role: null,
    listing_number: null,
    active_since: null,
    office_id: null,
    agent_id: null,
  });
const CASES: Record<string, () => Promise<unknown>> = {
  "stats of the network, 90 days": () => showStats(head, NINETY_DAYS),
  "stats of the network, a year": () => showStats(head, YEAR),
  "stats of an office, a year": () => showStats(manager, YEAR),
  "stats of an agent, a year": () => showStats(agent, YEAR),
  "leads, open": leads(head, {}),
  "leads, unanswered": leads(head, { view: "unanswered" }),
  "leads of a type and source": leads(head, { view: "all", type: "listing", source: "paid" }),
  "leads by a common first name": leads(head, { view: "all", q: "maria" }),
  "leads of an office": leads(manager, {}),
  "leads of an agent": leads(agent, {}),
  "leads that an agent answered in time": leads(head, { view: "all", answer: "in_time", responder: agent_id ?? 0 }),
  "response times of the network": () => listResponseTimes(head),
  "leads, the middle page": leads(head, { view: "all", page: LEADS / 50 }),
  "leads, the last page": leads(head, { view: "all", page: LEADS / 25 }),
  deals: deals(head, {}),
  "deals by a common first name": deals(head, { q: "maria" }),
  "deals, open of an office": deals(manager, { stage: "open" }),
  "deals without a commission": deals(head, { stage: "closed", has_no_commission: true }),
  "deals, the last page": deals(head, { page: DEALS / 25 }),
  "the deal board": () => showDealBoard(head, {}),
  NDAs: () => listDeskNdas(head, { ...PAGE, descending: true, isWaiting: false }),
  "NDAs, the last page": () => listDeskNdas(head, { ...PAGE, page: NDAS / 25, descending: true, isWaiting: false }),
  "NDAs of an office": () => listDeskNdas(manager, { ...PAGE, descending: true, isWaiting: false }),
  contacts: contacts(""),
  "contacts by a common first name": contacts("maria"),
};
for (const [what, work] of Object.entries(CASES)) {
  const taken: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  printRow({ what, value: computeMedian(taken), unit: "ms", wanted: { max: WANTED_MS }, floor: { max: FLOOR_MS } });
}
await database.stop();
