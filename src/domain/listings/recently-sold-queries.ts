import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { Database } from "#db/tables/database.ts";
import type { Minor } from "#lib/money.ts";
import type { ListingOwner } from "./find-listing.ts";

interface SoldRow {
  category_slug: string;
  subcategory_slug: string | null;
  region_slug: string;
  closing_price: number | null;
  listed_at: Date;
  sold_at: Date;
}

/** Filters sales by owner, sector, region, price and days on the market; omitted fields don't filter. */
export interface SoldFilter extends ListingOwner {
  category?: string;
  state?: string;
  /** The closing price: `from` inclusive, `to` exclusive. A missing bound means no limit. */
  price?: { from: Minor | null; to: Minor | null };
  /** Max days on the market. */
  days?: number;
}

type Condition = Expression<SqlBool>;

function listSoldConditions({ office_id, agent_id, category, state, price, days }: SoldFilter): Condition[] {
  const { eb } = expressionBuilder<Database, "listings">();
  const conditions: Condition[] = [];
  if (office_id !== undefined) conditions.push(eb("office_id", "=", office_id));
  if (agent_id !== undefined) conditions.push(eb("agent_id", "=", agent_id));
  if (category !== undefined) conditions.push(eb("category_slug", "=", category));
  if (state !== undefined) conditions.push(eb("region_slug", "=", state));
  if (price?.from != null) conditions.push(eb("closing_price", ">=", price.from));
  if (price?.to != null) conditions.push(eb("closing_price", "<", price.to));
  if (days !== undefined) conditions.push(sql<SqlBool>`sold_at < listed_at + make_interval(days => ${days + 1})`);
  return conditions;
}

function buildSoldQuery(db: Db, filter: SoldFilter) {
  return db
    .selectFrom("listings")
    .where("status", "=", "sold")
    .where("sold_at", "is not", null)
    .where((eb) => eb.and(listSoldConditions(filter)));
}

/**
 * Selects the sectors and regions in which this owner has sold businesses, and how many of the sales in each match the
 * filter.
 */
export function selectSoldCounts(
  db: Db,
  { office_id, agent_id, ...filter }: SoldFilter,
): Promise<{ category_slug: string; region_slug: string; matches: number }[]> {
  const owner = { ...(office_id !== undefined && { office_id }), ...(agent_id !== undefined && { agent_id }) };
  return buildSoldQuery(db, owner)
    .select(["category_slug", "region_slug"])
    .select(({ fn }) =>
      fn
        .countAll<number>()
        .filterWhere((eb) => eb.and(listSoldConditions(filter)))
        .as("matches"),
    )
    .groupBy(["category_slug", "region_slug"])
    .execute();
}

/** Selects sold listings, latest first, without anything that identifies them. */
export function selectSold(db: Db, filter: SoldFilter, limit: number, offset: number): Promise<SoldRow[]> {
  return buildSoldQuery(db, filter)
    .select(({ ref }) => [
      "category_slug",
      "subcategory_slug",
      "region_slug",
      "closing_price",
      "listed_at",
      ref("sold_at").$notNull().as("sold_at"),
    ])
    .orderBy("sold_at", "desc")
    .orderBy("number")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Counts the sales, and selects the median number of days from listing to sale; null without sales. */
export function selectSalesSummary(db: Db, filter: SoldFilter): Promise<{ count: number; median_days: number | null }> {
  return buildSoldQuery(db, filter)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .select(
      sql<
        number | null
      >`percentile_disc(0.5) within group (order by floor(extract(epoch from sold_at - listed_at) / 86400))::int`.as(
        "median_days",
      ),
    )
    .executeTakeFirstOrThrow();
}
