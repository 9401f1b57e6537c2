import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { PageQuery } from "#db/select-page.ts";
import type { Database } from "#db/tables/database.ts";
import type { InquiryType } from "#db/tables/inquiries.ts";
import type { LeadSource } from "#db/tables/leads.ts";
import { hasTerm, hasWord, INQUIRY_NAMES, parseContactTerms } from "#db/word-queries.ts";
import { RESPONSE_TARGET_MS } from "../lead-limits.ts";

/** Each view shows part of the inbox. All except `spam` exclude spam. */
export const LEAD_VIEWS = ["open", "unanswered", "mine", "handled", "spam", "all"] as const;
export type LeadView = (typeof LEAD_VIEWS)[number];

/** Whether a lead was first answered at all, within the target or later, or still waits for its first answer. */
export const LEAD_ANSWERS = ["answered", "in_time", "late", "waiting"] as const;
export type LeadAnswer = (typeof LEAD_ANSWERS)[number];

export interface LeadFilters extends PageQuery {
  view: LeadView;
  type?: InquiryType | undefined;
  source?: LeadSource | undefined;
  office?: number | undefined;
  agent?: number | undefined;
  answer?: LeadAnswer | undefined;
  /** The agent who answered first, or who has the lead while it is unanswered. */
  responder?: number | undefined;
  /** Limits the leads to those that arrived from `received_from` on and before `received_until`. */
  received_from?: Date | undefined;
  received_until?: Date | undefined;
  q?: string | undefined;
}

/** The scope of the leads that the viewer may see, and the agent whose leads are "mine". */
export interface Reader {
  scope: { office_id?: number; agent_id?: number };
  agent_id: number | null;
}

type Lead = ExpressionBuilder<Database, "leads">;

const VIEWS: Record<LeadView, (eb: Lead, reader: Reader) => Expression<SqlBool>[]> = {
  open: (eb) => [eb("handled_at", "is", null)],
  unanswered: (eb) => [eb("waiting_since", "is not", null)],
  mine: (eb, { agent_id }) => [eb("handled_at", "is", null), eb("leads.agent_id", "=", agent_id ?? 0)],
  handled: (eb) => [eb("handled_at", "is not", null)],
  spam: () => [],
  all: () => [],
};

function isInView(eb: Lead, view: LeadView, reader: Reader): Expression<SqlBool> {
  const { office_id, agent_id } = reader.scope;
  return eb.and([
    eb("merged_into", "is", null),
    eb("spam_at", view === "spam" ? "is not" : "is", null),
    ...(office_id === undefined ? [] : [eb("leads.office_id", "=", office_id)]),
    ...(agent_id === undefined ? [] : [eb("leads.agent_id", "=", agent_id)]),
    ...VIEWS[view](eb, reader),
  ]);
}

/** The agent for whom a lead's first answer counts. */
export const RESPONDER = sql<number | null>`coalesce(leads.first_answered_by, leads.agent_id)`;
const RESPONSE = sql<number>`extract(epoch from first_answered_at - leads.received_at)`;
const TARGET = RESPONSE_TARGET_MS / 1_000;

const ANSWERS: Record<LeadAnswer, Expression<SqlBool>> = {
  answered: sql`first_answered_at is not null`,
  in_time: sql`${RESPONSE} <= ${TARGET}`,
  late: sql`${RESPONSE} > ${TARGET}`,
  waiting: sql`first_answered_at is null and waiting_since is not null`,
};

function isFound(eb: Lead, filters: LeadFilters): Expression<SqlBool> {
  const { source, office, agent, answer, responder, received_from, received_until } = filters;
  return eb.and([
    ...(source === undefined ? [] : [eb("leads.source", "=", source)]),
    ...(office === undefined ? [] : [eb("leads.office_id", "=", office)]),
    ...(agent === undefined ? [] : [eb("leads.agent_id", "=", agent)]),
    ...(answer === undefined ? [] : [ANSWERS[answer]]),
    ...(responder === undefined ? [] : [eb(RESPONDER, "=", responder)]),
    ...(received_from === undefined ? [] : [eb("leads.received_at", ">=", received_from)]),
    ...(received_until === undefined ? [] : [eb("leads.received_at", "<", received_until)]),
  ]);
}

/** The leads with a term in a name, an address, a phone number or a message: a union, so that each part uses its index. */
const selectIdsByTerm = (term: string) => sql`(
  select lead_id from enquiries where ${hasTerm(term, ...INQUIRY_NAMES)}
  union all
  select lead_id from enquiries where ${hasWord(term, sql`coalesce(message, '')`)})`;

/** The leads in a view that pass the filters. Every lead that isn't merged has an inquiry. */
function buildLeadQuery(db: Db, filters: LeadFilters, reader: Reader) {
  const { view, type, q } = filters;
  const leads = db
    .selectFrom("leads")
    .where((eb) => isInView(eb, view, reader))
    .where((eb) => isFound(eb, filters))
    .$if(type !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("enquiries")
            .select("enquiries.id")
            .whereRef("enquiries.lead_id", "=", "leads.id")
            .where("enquiries.type", "=", type as InquiryType),
        ),
      ),
    );
  const terms = parseContactTerms(q ?? "");
  if (terms.length === 0) return leads;
  // Reads this set once and hashes it. PostgreSQL can't tell that a word is common, and would look up every lead that
  // has the word by its id.
  return db
    .with(
      (cte) => cte("leads").materialized(),
      () => leads.select(["leads.id", "leads.latest_at", "leads.waiting_since"]),
    )
    .selectFrom("leads")
    .where(({ and }) =>
      and(terms.map((term) => sql<SqlBool>`leads.id in ${selectIdsByTerm(term)}`)),
    ) as unknown as typeof leads;
}

async function countLeads(db: Db, filters: LeadFilters, reader: Reader): Promise<number> {
  const { n } = await buildLeadQuery(db, filters, reader)
    .select(({ fn }) => fn.countAll<string>().as("n"))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** The ids of a page of leads, and the number of leads on all pages. */
export interface LeadPage {
  ids: string[];
  total: number;
}

/**
 * Selects a page of the inbox. Waiting leads come first, longest wait first; then the latest.
 *
 * @param counts the number of leads in each view.
 */
export async function selectLeadPage(
  db: Db,
  filters: LeadFilters,
  reader: Reader,
  counts: Record<LeadView, number>,
): Promise<LeadPage> {
  const { view, page, per_page, ...others } = filters;
  const start = (page - 1) * per_page;
  if (filters.q) {
    // Leads that match a search are counted while they are found.
    const rows = await buildOrderedQuery(db, filters, reader)
      .select(sql<number>`count(*) over ()::integer`.as("total"))
      .limit(per_page)
      .offset(start)
      .execute();
    const [first] = rows;
    return { ids: rows.map(({ id }) => id), total: first ? first.total : await countLeads(db, filters, reader) };
  }
  const isWholeView = Object.values(others).every((value) => value === undefined || value === "");
  const total = isWholeView ? counts[view] : await countLeads(db, filters, reader);
  const length = Math.min(per_page, total - start);
  if (length <= 0) return { ids: [], total };
  // The pages after the middle are read from the end.
  const isFromEnd = start > total / 2;
  const rows = await buildOrderedQuery(db, filters, reader, isFromEnd)
    .limit(length)
    .offset(isFromEnd ? total - start - length : start)
    .execute();
  const ids = rows.map(({ id }) => id);
  return { ids: isFromEnd ? ids.reverse() : ids, total };
}

function buildOrderedQuery(db: Db, filters: LeadFilters, reader: Reader, isReversed = false) {
  const [first, last] = isReversed ? (["desc", "asc"] as const) : (["asc", "desc"] as const);
  return buildLeadQuery(db, filters, reader)
    .select("leads.id")
    .$if(filters.view === "unanswered", (query) => query.orderBy("leads.waiting_since", first))
    .orderBy("leads.latest_at", last)
    .orderBy("leads.id", first);
}

/** Selects the ids of the first leads in the inbox's order. */
export async function selectFirstLeadIds(
  db: Db,
  filters: LeadFilters,
  reader: Reader,
  limit: number,
): Promise<string[]> {
  const rows = await buildOrderedQuery(db, filters, reader).limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Selects leads with their latest inquiries, in the order of `ids`. */
export async function selectLeads(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("leads")
    .where("leads.id", "in", ids)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("enquiries")
          .leftJoin("listings", "listings.number", "enquiries.listing_number")
          .select(["enquiries.name", "enquiries.email", "enquiries.phone", "enquiries.message", "enquiries.type"])
          .select(["enquiries.verified", "listings.name as listing"])
          .select(sql<string>`count(*) over ()`.as("enquiry_count"))
          .whereRef("enquiries.lead_id", "=", "leads.id")
          .orderBy("enquiries.received_at", "desc")
          .limit(1)
          .as("latest"),
      (join) => join.onTrue(),
    )
    .innerJoin("offices", "offices.id", "leads.office_id")
    .leftJoin("agents", "agents.id", "leads.agent_id")
    .select(["leads.id", "leads.source", "leads.received_at", "leads.latest_at", "leads.waiting_since"])
    .select(["leads.pass_on_at", "leads.first_answered_at", "leads.handled_at", "leads.spam_at"])
    .select(["latest.name", "latest.email", "latest.phone", "latest.message", "latest.type", "latest.verified"])
    .select(["latest.listing", "latest.enquiry_count", "offices.name as office", "agents.name as agent"])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns the number of leads in each view, regardless of the other filters. */
export async function countViews(db: Db, reader: Reader): Promise<Record<LeadView, number>> {
  const row = await db
    .selectFrom("leads")
    .select((eb) =>
      LEAD_VIEWS.map((view) =>
        eb.fn
          .countAll<string>()
          .filterWhere((each) => isInView(each as unknown as Lead, view, reader))
          .as(view),
      ),
    )
    .executeTakeFirstOrThrow();
  return Object.fromEntries(LEAD_VIEWS.map((view) => [view, Number(row[view])])) as Record<LeadView, number>;
}
