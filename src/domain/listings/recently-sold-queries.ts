import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { Minor } from "#lib/money.ts";
import type { ListingOwner } from "./find-listing.ts";

export interface SoldRow {
  category: string;
  state: string;
  closing_price: number | null;
  listed_at: Date;
  sold_at: Date;
}

/** Filters sales by owner, sector, region, price and days on the market; omitted fields don't filter. */
export interface SoldFilter extends ListingOwner {
  category?: string;
  state?: string;
  /** Closing price, from inclusive, to exclusive; a missing bound is open. */
  price?: { from: Minor | null; to: Minor | null };
  /** Max days on the market. */
  days?: number;
}

function buildSoldQuery(db: Db, { office_id, agent_id, category, state, price, days }: SoldFilter) {
  let query = db.selectFrom("listings").where("listings.status", "=", "sold").where("listings.sold_at", "is not", null);
  if (office_id !== undefined) query = query.where("listings.office_id", "=", office_id);
  if (agent_id !== undefined) query = query.where("listings.agent_id", "=", agent_id);
  if (category !== undefined) query = query.where("listings.category_slug", "=", category);
  if (state !== undefined) query = query.where("listings.region_slug", "=", state);
  if (price?.from != null) query = query.where("listings.closing_price", ">=", price.from);
  if (price?.to != null) query = query.where("listings.closing_price", "<", price.to);
  if (days !== undefined)
    query = query.where(sql<boolean>`listings.sold_at < listings.listed_at + make_interval(days => ${days + 1})`);
  return query;
}

/** The sectors and regions in which this owner has sold a business, by name. */
export async function selectSoldChoices(
  db: Db,
  owner: ListingOwner,
): Promise<Record<"categories" | "states", Choice[]>> {
  const sold = buildSoldQuery(db, owner);
  const [categories, states] = await Promise.all([
    sold
      .innerJoin("categories", "categories.slug", "listings.category_slug")
      .select(["categories.slug", "categories.name"])
      .distinct()
      .orderBy("categories.name")
      .execute(),
    sold
      .innerJoin("regions", "regions.slug", "listings.region_slug")
      .select(["regions.slug", "regions.name"])
      .distinct()
      .orderBy("regions.name")
      .execute(),
  ]);
  return { categories, states };
}

interface Choice {
  slug: string;
  name: string;
}

export async function countSold(db: Db, filter: SoldFilter): Promise<number> {
  const { n } = await buildSoldQuery(db, filter)
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

/** Sold listings, latest first, without anything that identifies them. */
export function selectSold(db: Db, filter: SoldFilter, limit: number, offset: number): Promise<SoldRow[]> {
  return buildSoldQuery(db, filter)
    .innerJoin("categories", "categories.slug", "listings.category_slug")
    .leftJoin("subcategories", "subcategories.slug", "listings.subcategory_slug")
    .innerJoin("regions", "regions.slug", "listings.region_slug")
    .select(({ fn, ref }) => [
      fn.coalesce("subcategories.name", "categories.name").as("category"),
      "regions.name as state",
      "listings.closing_price",
      "listings.listed_at",
      ref("listings.sold_at").$notNull().as("sold_at"),
    ])
    .orderBy("listings.sold_at", "desc")
    .orderBy("listings.number")
    .limit(limit)
    .offset(offset)
    .execute();
}
