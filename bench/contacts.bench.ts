import { type ContactListQuery, listContacts } from "#domain/contacts/list/list-contacts.ts";
import { requireContact } from "#domain/contacts/require-contact.ts";
import { showContact } from "#domain/contacts/show-contact.ts";
import type { StaffViewer } from "#domain/context.ts";
import { insertLeads } from "./contacts/lead-queries.ts";
import { computeMedian, printRow } from "./report.ts";
import { openGrownPostgres } from "./sites/grown-postgres.ts";

/* The desk's list of contacts over 50,000 leads and 10,000 NDAs, as head office, an office and an agent read it. */
const LISTINGS = 10_000;
const LEADS = 50_000;
const NDAS = 10_000;
const WANTED_MS = 100;
const FLOOR_MS = 1_000;
const RUNS = 15;
const PLAIN: ContactListQuery = {
  q: "",
  role: null,
  listing_number: null,
  active_since: null,
  office_id: null,
  agent_id: null,
  page: 1,
  per_page: 25,
};
const QUERIES: Record<string, Partial<ContactListQuery>> = {
  "latest first": {},
  "the last page": { page: LEADS / 25 },
  sellers: { role: "seller" },
  "of an office": { office_id: 3 },
  "by a common first name": { q: "maria" },
  "by two words": { q: "maria person-401" },
  "by email address": { q: "person-4012@mail.internal" },
  "by phone": { q: "(555) 004-0127" },
  "of a listing": { listing_number: 100_500 },
  "active in the last week": { active_since: new Date("2026-11-18") },
};
const HEAD_OFFICE = { role: "staff", id: 1, session: "", staff_role: "head_office", office_id: null, agent_id: null };

const database = await openGrownPostgres();
await database.growTo(LISTINGS);
await insertLeads(database.context.db, { leads: LEADS, ndas: NDAS, listings: LISTINGS });

async function measure(what: string, work: () => Promise<unknown>): Promise<void> {
  const taken: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  printRow({ what, value: computeMedian(taken), unit: "ms", wanted: { max: WANTED_MS }, floor: { max: FLOOR_MS } });
}

const signIn = (staff: object) => ({ ...database.context, viewer: { ...HEAD_OFFICE, ...staff } as StaffViewer });
const head = signIn({});
for (const [what, query] of Object.entries(QUERIES))
  await measure(what, () => listContacts(head, { ...PLAIN, ...query }));
const manager = signIn({ staff_role: "office_manager", office_id: 3 });
await measure("an office manager's", () => listContacts(manager, PLAIN));
await measure("an office manager's, by a name", () => listContacts(manager, { ...PLAIN, q: "maria" }));
const agent = signIn({ staff_role: "agent", office_id: 3, agent_id: 3 });
await measure("an agent's", () => listContacts(agent, PLAIN));
const [first] = (await listContacts(head, { ...PLAIN, role: "buyer" })).data;
await measure("a contact", async () => showContact(head, await requireContact(head, first?.id ?? "")));
await database.stop();
