import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { SortedPageQuery } from "#db/select-page.ts";
import type { Database } from "#db/tables/database.ts";
import type { DealStage } from "#db/tables/deals.ts";
import { BUYER_NAMES, hasTerms, INQUIRY_NAMES, parseContactTerms } from "#db/word-queries.ts";
import { selectNumbersByWord } from "#domain/listings/editing/lists/list-queries.ts";

export const DEAL_SORTS = ["-updated_at", "expected_closing", "stage_since", "created_at"] as const;
export type DealSort = "updated_at" | "expected_closing" | "stage_since" | "created_at";

export interface DealFilters {
  /** A stage, or `open` for all stages before a deal has ended. */
  stage?: DealStage | "open" | undefined;
  office?: number | undefined;
  agent?: number | undefined;
  listing?: number | undefined;
  lead?: string | undefined;
  /** Limits the deals to those that ended from `ended_from` on and before `ended_until`. */
  ended_from?: Date | undefined;
  ended_until?: Date | undefined;
  /** Limits the deals to those whose commission can't be computed. */
  has_no_commission?: boolean | undefined;
  /** Starts of words of the buyer's name, email address or phone number, or of the listing's name. */
  q?: string | undefined;
}

/** The rows that the viewer may see. */
export interface DealScope {
  office_id?: number;
  agent_id?: number;
}

type Deal = ExpressionBuilder<Database, "deals">;

function isFound(eb: Deal, filters: DealFilters, scope: DealScope) {
  const { stage, office, agent, listing, lead, ended_from, ended_until, has_no_commission, q } = filters;
  return eb.and([
    ...(scope.office_id === undefined ? [] : [eb("deals.office_id", "=", scope.office_id)]),
    ...(scope.agent_id === undefined ? [] : [eb("deals.agent_id", "=", scope.agent_id)]),
    ...(stage === undefined
      ? []
      : [stage === "open" ? eb("deals.ended_at", "is", null) : eb("deals.stage", "=", stage)]),
    ...(office === undefined ? [] : [eb("deals.office_id", "=", office)]),
    ...(agent === undefined ? [] : [eb("deals.agent_id", "=", agent)]),
    ...(listing === undefined ? [] : [eb("deals.listing_number", "=", listing)]),
    ...(lead === undefined ? [] : [eb("deals.lead_id", "=", lead)]),
    ...(ended_from === undefined ? [] : [eb("deals.ended_at", ">=", ended_from)]),
    ...(ended_until === undefined ? [] : [eb("deals.ended_at", "<", ended_until)]),
    ...(has_no_commission ? [sql<SqlBool>`${getCommission(LISTING_PRICE)} is null`] : []),
    ...(q ? [isNamed(q)] : []),
  ]);
}

/** Uses the word indexes, which are read once instead of once per deal. */
function isNamed(q: string) {
  const terms = parseContactTerms(q);
  if (terms.length === 0) return sql<SqlBool>`false`;
  const lead = hasTerms(terms, ...INQUIRY_NAMES);
  const buyer = hasTerms(terms, ...BUYER_NAMES);
  const headline = terms.map((term) => sql<SqlBool>`deals.listing_number in ${selectNumbersByWord(term)}`);
  return sql<SqlBool>`(
    deals.lead_id in (select enquiries.lead_id from enquiries where ${lead})
    or deals.buyer_id in (select buyers.account_id from buyers where ${buyer})
    or (${sql.join(headline, sql` and `)}))`;
}

const selectDeals = (db: Db, filters: DealFilters, scope: DealScope) =>
  db.selectFrom("deals").where((eb) => isFound(eb, filters, scope));

/** The accepted offer of a deal, or else its latest open one. */
export const offerAmount = sql<number | null>`(
  select amount from deal_offers
  where deal_offers.deal_id = deals.id and deal_offers.status in ('accepted', 'made')
  order by (deal_offers.status = 'accepted') desc, deal_offers.created_at desc limit 1)`;

/** The agreed commission, or the agreed percentage of the offer or, without one, of the asking price. In minor units. */
export const getCommission = (price: Expression<number | null>) => sql<number | null>`coalesce(deals.commission,
  round(coalesce(${offerAmount}, ${price})::numeric * deals.commission_basis_points / 10000))`;

const LISTING_PRICE = sql<number | null>`(select price from listings where number = deals.listing_number)`;

/** Adds the columns that a row shows: the buyer, the listing and its price, the office and the agent. */
export function withDealNames(query: ReturnType<typeof selectDeals>) {
  return query
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("listings")
          .select(["name", "status", "price", "currency"])
          .whereRef("number", "=", "deals.listing_number")
          // With the limit, PostgreSQL looks up these listings instead of reading the listings of all deals.
          .limit(1)
          .as("listings"),
      (join) => join.onTrue(),
    )
    .innerJoin("offices", "offices.id", "deals.office_id")
    .leftJoin("agents", "agents.id", "deals.agent_id")
    .leftJoin("buyers", "buyers.account_id", "deals.buyer_id")
    .leftJoin("accounts", "accounts.id", "deals.buyer_id")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("enquiries")
          .select(["enquiries.name", "enquiries.email", "enquiries.phone"])
          .whereRef("enquiries.lead_id", "=", "deals.lead_id")
          .orderBy("enquiries.received_at", "desc")
          .limit(1)
          .as("person"),
      (join) => join.onTrue(),
    )
    .selectAll("deals")
    .select(offerAmount.as("offer_amount"))
    .select(["listings.name as listing", "listings.status as listing_status", "listings.price", "listings.currency"])
    .select(["offices.name as office", "agents.name as agent", "buyers.first_name", "buyers.last_name"])
    .select(["person.name as lead_name", "buyers.mobile_e164", "person.phone as lead_phone"])
    .select(({ fn }) => fn.coalesce("person.email", "accounts.email").as("email"));
}

export type NamedDealRow = Awaited<ReturnType<typeof selectDealPage>>[number];

export function selectNamedDeal(db: Db, id: string): Promise<NamedDealRow | undefined> {
  return withDealNames(
    db.selectFrom("deals").where("deals.id", "=", id) as ReturnType<typeof selectDeals>,
  ).executeTakeFirst();
}

interface DealPage extends SortedPageQuery {
  sort: DealSort;
}

/** Selects a page of deals. Names are looked up only for the deals of the page. */
export function selectDealPage(db: Db, filters: DealFilters, scope: DealScope, request: DealPage) {
  const { sort, descending, page, per_page } = request;
  const ids = selectDeals(db, filters, scope)
    .select("deals.id")
    .orderBy(`deals.${sort}`, (order) => (descending ? order.desc().nullsLast() : order.asc().nullsLast()))
    .orderBy("deals.id")
    .limit(per_page)
    .offset((page - 1) * per_page);
  return withDealNames(selectDealsByIds(db, ids))
    .orderBy(`deals.${sort}`, (order) => (descending ? order.desc().nullsLast() : order.asc().nullsLast()))
    .orderBy("deals.id")
    .execute();
}

const selectDealsByIds = (db: Db, ids: SelectQueryBuilder<Database, "deals", { id: string }>) =>
  db.selectFrom("deals").where("deals.id", "in", ids);

export async function countDeals(db: Db, filters: DealFilters, scope: DealScope): Promise<number> {
  const { n } = await selectDeals(db, filters, scope)
    .select(({ fn }) => fn.countAll<string>().as("n"))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/**
 * Selects the number of deals in each stage and the sum of their offers, or asking prices if there is none, by
 * currency: of those that haven't ended, and of those that ended in the period.
 */
export function selectStageTotals(db: Db, filters: DealFilters, scope: DealScope, period: Period) {
  return selectDeals(db, filters, scope)
    .innerJoin("listings", "listings.number", "deals.listing_number")
    .leftJoin(
      (eb) =>
        eb
          .selectFrom("deal_offers")
          .distinctOn("deal_id")
          .select(["deal_id", "amount"])
          .where("status", "in", ["accepted", "made"])
          .orderBy("deal_id")
          .orderBy(sql`status = 'accepted'`, "desc")
          .orderBy("created_at", "desc")
          .as("offers"),
      (join) => join.onRef("offers.deal_id", "=", "deals.id"),
    )
    .where(isOpenOrEnded(period))
    .select(["deals.stage", "listings.currency"])
    .select(({ fn }) => [
      fn.countAll<string>().as("n"),
      fn.sum<string>(fn.coalesce("offers.amount", "listings.price")).as("value"),
    ])
    .groupBy(["deals.stage", "listings.currency"])
    .execute();
}

/**
 * Selects the first deals of every stage for the board's columns: those that close soonest, then those in the stage
 * longest. Names are looked up by a known number of ids, because PostgreSQL would otherwise read the names of all
 * deals.
 */
export async function selectBoardDeals(
  db: Db,
  filters: DealFilters,
  scope: DealScope,
  { since, limit }: { since: Date; limit: number },
): Promise<NamedDealRow[]> {
  const numbered = selectDeals(db, filters, scope)
    .where(isOpenOrEnded({ since }))
    .select(["deals.id"])
    .select(sql<number>`row_number() over (partition by stage order by ${BOARD_ORDER})`.as("position"));
  const first = await db.selectFrom(numbered.as("numbered")).select("id").where("position", "<=", limit).execute();
  if (first.length === 0) return [];
  const ids = first.map(({ id }) => id);
  return withDealNames(db.selectFrom("deals").where("deals.id", "in", ids))
    .orderBy(BOARD_ORDER)
    .execute();
}

const BOARD_ORDER = sql`deals.ended_at desc nulls last, deals.expected_closing asc nulls last, deals.stage_since, deals.id`;

interface Period {
  since: Date;
  /** The first moment after the period. */
  until?: Date;
}

const isOpenOrEnded = ({ since, until }: Period) => sql<SqlBool>`
  (deals.ended_at is null or (deals.ended_at >= ${since} ${until ? sql`and deals.ended_at < ${until}` : sql``}))`;
