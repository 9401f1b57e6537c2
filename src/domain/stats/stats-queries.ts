import { type RawBuilder, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { LeadSource } from "#db/tables/leads.ts";
import { getCommission } from "#domain/deals/deal-list-queries.ts";
import type { Period } from "#domain/stats/views/count-views.ts";
import { getWholeMonths } from "./whole-months.ts";

/** What the stats count: a period, and all, an office's or an agent's rows. */
export interface StatsQuery {
  /** Days in UTC such as `2026-11-20`, both included. */
  from: string;
  to: string;
  /** The first moment of the period, and the first after it. */
  since: Date;
  until: Date;
  /** Conditions that the rows must all meet: the viewer's scope, and the chosen office or agent. */
  owners: readonly { office_id?: number | undefined; agent_id?: number | undefined }[];
  /** Whose rows are also counted one by one. An office's rows without an agent have a null `unit`. */
  unit: "office_id" | "agent_id";
}

type Owned = "leads" | "listings" | "deals" | "daily_listing_views" | "monthly_listing_views";

/** Returns the conditions on a table's owner. */
function isOwned(table: Owned, owners: StatsQuery["owners"]): RawBuilder<boolean> {
  const conditions = owners.flatMap(({ office_id, agent_id }) => [
    ...(office_id === undefined ? [] : [sql<boolean>`${sql.ref(`${table}.office_id`)} = ${office_id}`]),
    ...(agent_id === undefined ? [] : [sql<boolean>`${sql.ref(`${table}.agent_id`)} = ${agent_id}`]),
  ]);
  return sql.join([sql`true`, ...conditions], sql` and `);
}

/** Leads that arrived in the period, without spam, by source and by the unit that has them now. */
export interface CountedLeads {
  source: LeadSource;
  unit: number | null;
  leads: number;
  about_listings: number;
  answered: number;
  in_time: number;
  waiting: number;
}

/** The median of the whole seconds from arrival to the first answer: a unit's, or of all if `is_all`. */
export interface MedianResponse {
  unit: number | null;
  is_all: boolean;
  median_seconds: number;
}

export interface LeadStats {
  counts: CountedLeads[];
  medians: MedianResponse[];
}

/** Counts the leads by source and unit, and computes the medians of those that were answered. `target` is in seconds. */
export async function selectLeadStats(
  db: Db,
  { since, until, owners, unit }: StatsQuery,
  target: number,
): Promise<LeadStats> {
  // A join, because PostgreSQL compares every lead with every id of an `in` once their hash doesn't fit in its memory.
  const { rows } = await sql<{ counts: CountedLeads[] | null; medians: MedianResponse[] | null }>`
    with counted as materialized (
      select source, ${sql.ref(unit)} as unit, waiting_since is not null and first_answered_at is null as is_waiting,
        extract(epoch from first_answered_at - received_at)::double precision as seconds,
        about.lead_id is not null as is_about
      from leads left join (
        select distinct lead_id from enquiries where type = 'listing' and lead_id is not null
      ) as about on about.lead_id = leads.id
      where received_at >= ${since} and received_at < ${until} and spam_at is null and merged_into is null
        and ${isOwned("leads", owners)}
    ), counts as (
      select source, unit, count(*) as leads, count(*) filter (where is_about) as about_listings,
        count(seconds) as answered, count(*) filter (where seconds <= ${target}) as in_time,
        count(*) filter (where is_waiting) as waiting
      from counted group by source, unit
    ), medians as (
      select unit, grouping(unit) = 1 as is_all,
        round(percentile_cont(0.5) within group (order by seconds)) as median_seconds
      from counted where seconds is not null group by grouping sets ((), (unit))
    )
    select (select json_agg(counts) from counts) as counts,
      (select json_agg(medians) from medians where median_seconds is not null) as medians`.execute(db);
  return { counts: rows[0]?.counts ?? [], medians: rows[0]?.medians ?? [] };
}

export interface UnitCount {
  unit: number | null;
  n: number;
}

/** Counts NDAs signed in the period, revoked ones included, by the unit that has the listing. */
export async function countNdas(db: Db, { since, until, owners, unit }: StatsQuery): Promise<UnitCount[]> {
  const { rows } = await sql<UnitCount>`
    select ${sql.ref(`listings.${unit}`)} as unit, count(*)::integer as n
    from ndas join listings on listings.number = ndas.listing_number
    where signed_at >= ${since} and signed_at < ${until} and ${isOwned("listings", owners)}
    group by 1`.execute(db);
  return rows;
}

/**
 * Counts views of listings' pages in the period by the unit that had the listing: past days and ended months are
 * already added up by owner, and today's visits are counted individually.
 */
export async function countListingViews(db: Db, { from, to, owners, unit }: StatsQuery): Promise<UnitCount[]> {
  const months = await findAddedMonths(db, { from, to });
  // The days outside the whole months: before the first, and after the last. No day sorts after the 31st of its month.
  const days = months
    ? sql`((day >= ${from} and day < ${`${months.first}-01`}) or (day > ${`${months.last}-31`} and day <= ${to}))`
    : sql`day between ${from} and ${to}`;
  const ofMonths = months
    ? sql`
      union all
      select ${sql.ref(unit)}, views from monthly_listing_views
      where month between ${months.first} and ${months.last} and ${isOwned("monthly_listing_views", owners)}`
    : sql``;
  const { rows } = await sql<UnitCount>`
    select unit, sum(views)::integer as n from (
      select ${sql.ref(unit)} as unit, views from daily_listing_views
      where ${days} and ${isOwned("daily_listing_views", owners)}
      ${ofMonths}
      union all
      select ${sql.ref(`listings.${unit}`)}, page_visits.views
      from page_visits cross join lateral (
        -- With a limit PostgreSQL looks the visited listings up instead of reading all listings.
        select office_id, agent_id from listings where number = page_visits.subject::integer limit 1) as listings
      where page_visits.kind = 'listing' and day between ${from} and ${to} and ${isOwned("listings", owners)}
    ) as counted group by unit`.execute(db);
  return rows;
}

/** Finds the first and the last of the whole months in a period whose views are added up; null without one. */
async function findAddedMonths(db: Db, period: Period): Promise<{ first: string; last: string } | null> {
  const { first, last } = getWholeMonths(period);
  const { rows } = await sql<{ latest: string | null }>`
    select max(month) as latest from monthly_listing_views where month <= ${last}`.execute(db);
  const latest = rows[0]?.latest ?? null;
  return latest !== null && latest >= first ? { first, last: latest } : null;
}

export interface ViewedListing {
  number: number;
  name: string;
  views: number;
}

/** Selects the listings that an agent has now, by their views in the period, most viewed first. */
export async function selectViewedListings(db: Db, { from, to, owners }: StatsQuery): Promise<ViewedListing[]> {
  const { rows } = await sql<ViewedListing>`
    with own as (select number, name from listings where ${isOwned("listings", owners)})
    select number, name, sum(views)::integer as views from (
      select number, name, views from own join daily_views on subject = number::text
      where kind = 'listing' and day between ${from} and ${to}
      union all
      select number, name, views from own join page_visits on subject = number::text
      where kind = 'listing' and day between ${from} and ${to}
    ) as counted
    group by number, name order by views desc, number`.execute(db);
  return rows;
}

/** Listings sold in the period in one currency. Amounts are in minor units. */
export interface SoldListings {
  unit: number | null;
  currency: string;
  listings: number;
  /** The sum of the closing prices, without the listings whose price wasn't recorded. */
  volume: number;
  without_price: number;
}

export async function selectSoldListings(db: Db, { since, until, owners, unit }: StatsQuery): Promise<SoldListings[]> {
  const { rows } = await sql<SoldListings & { volume: string }>`
    select ${sql.ref(unit)} as unit, currency, count(*)::integer as listings, coalesce(sum(closing_price), 0) as volume,
      count(*) filter (where closing_price is null)::integer as without_price
    from listings
    where status = 'sold' and sold_at >= ${since} and sold_at < ${until} and ${isOwned("listings", owners)}
    group by 1, currency`.execute(db);
  return rows.map((row) => ({ ...row, volume: Number(row.volume) }));
}

/** Deals closed in the period in one currency. Amounts are in minor units. */
export interface ClosedDeals {
  unit: number | null;
  currency: string;
  deals: number;
  /** As the list of deals shows it. */
  commission: number;
  without_commission: number;
}

export async function selectClosedDeals(db: Db, { since, until, owners, unit }: StatsQuery): Promise<ClosedDeals[]> {
  const { rows } = await sql<ClosedDeals & { commission: string }>`
    select unit, currency, count(*)::integer as deals, coalesce(sum(earned), 0) as commission,
      count(*) filter (where earned is null)::integer as without_commission
    from (
      select ${sql.ref(`deals.${unit}`)} as unit, listings.currency, ${getCommission(sql`listings.price`)} as earned
      from deals join listings on listings.number = deals.listing_number
      where deals.stage = 'closed' and ended_at >= ${since} and ended_at < ${until} and ${isOwned("deals", owners)}
      -- So that the offer is looked up once and not for each use of the commission.
      offset 0
    ) as closed
    group by unit, currency`.execute(db);
  return rows.map((row) => ({ ...row, commission: Number(row.commission) }));
}

/** Selects the names of offices or agents by id. */
export async function selectUnitNames(
  db: Db,
  unit: StatsQuery["unit"],
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const table = unit === "office_id" ? "offices" : "agents";
  const rows = await db.selectFrom(table).select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
