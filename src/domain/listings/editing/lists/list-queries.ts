import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { SortedPageQuery } from "#db/select-page.ts";
import { hasWord, parseWords } from "#db/word-queries.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";

/**
 * Sort keys of the desk's list. For `confirmed_at`, a listing that was never confirmed counts from the day it was
 * listed.
 */
export type DeskSort = "updated_at" | "listed_at" | "confirmed_at" | "name" | "price" | "number";

/** The filters of the desk's list. Null means no filter. */
export interface DeskListFilters {
  /**
   * Beginnings of words in the headline or the legal name, any parts of them in Chinese or Japanese, or a listing
   * number.
   */
  q: string;
  office_id: number | null;
  agent_id: number | null;
  category: string | null;
  /** In minor units. */
  price_min: number | null;
  price_max: number | null;
  /** Only listings listed at this time or before. */
  listed_before: Date | null;
  /** Only listings not confirmed since this time. */
  confirmed_before: Date | null;
  /** Limits the listings to those sold from `sold_from` on and before `sold_until`. */
  sold_from?: Date | undefined;
  sold_until?: Date | undefined;
  /** Limits the listings to those without a closing price. */
  has_no_closing_price?: boolean | undefined;
}

export interface DeskListQuery extends DeskListFilters, SortedPageQuery {
  status: ListingStatus | null;
  sort: DeskSort;
}

/** Limits listings to an office or an agent; without either, all. */
export interface Scope {
  office_id?: number;
  agent_id?: number;
}

/** The first days of the views that the list shows: UTC, as `2026-11-20`. */
export interface ViewDays {
  from: string;
  /** The first day whose views may not have been added up yet. */
  open_from: string;
}

const CONFIRMED = sql<Date>`coalesce(listings.confirmed_at, listings.listed_at)`;

/**
 * Selects the listings that contain a word. A union instead of an `or`, so that each part reads its index instead of
 * every row.
 */
export function selectNumbersByWord(word: string) {
  const number = /^\d{1,9}$/.test(word) ? Number(word) : 0;
  return sql<number>`(
    select number from listings where ${hasWord(word, sql`name`)}
    union all
    select listing_number from listing_confidential where ${hasWord(word, sql`coalesce(legal_name, '')`)}
    union all
    select number from listings where number = ${number})`;
}

function selectListingsInScope(db: Db, scope: Scope, filters: DeskListFilters) {
  let query = db.selectFrom("listings");
  for (const { office_id, agent_id } of [scope, filters]) {
    if (office_id != null) query = query.where("listings.office_id", "=", office_id);
    if (agent_id != null) query = query.where("listings.agent_id", "=", agent_id);
  }
  const { q, category, price_min, price_max, listed_before, confirmed_before, sold_from, sold_until } = filters;
  if (category !== null) query = query.where("listings.category_slug", "=", category);
  if (price_min !== null) query = query.where("listings.price", ">=", price_min);
  if (price_max !== null) query = query.where("listings.price", "<=", price_max);
  if (listed_before !== null) query = query.where("listings.listed_at", "<=", listed_before);
  if (sold_from !== undefined) query = query.where("listings.sold_at", ">=", sold_from);
  if (sold_until !== undefined) query = query.where("listings.sold_at", "<", sold_until);
  if (filters.has_no_closing_price) query = query.where("listings.closing_price", "is", null);
  if (confirmed_before !== null) query = query.where(CONFIRMED, "<=", confirmed_before);
  for (const word of parseWords(q)) {
    query = query.where("listings.number", "in", selectNumbersByWord(word));
  }
  return query;
}

/** Counts the listings in each status, regardless of the status filter. */
async function countByStatus(db: Db, scope: Scope, filters: DeskListFilters) {
  const counted = await selectListingsInScope(db, scope, filters)
    .select(({ fn }) => ["listings.status", fn.countAll<string>().as("n")])
    .groupBy("listings.status")
    .execute();
  const counts: Partial<Record<ListingStatus, number>> = {};
  for (const row of counted) counts[row.status] = Number(row.n);
  return counts;
}

/** Selects one page of listings with their stats, and the number of listings in each status. */
export async function selectDeskListings(db: Db, scope: Scope, request: DeskListQuery, days: ViewDays) {
  const { status, sort, descending, page, per_page } = request;
  const counts = await countByStatus(db, scope, request);
  const by =
    { name: sql`lower(listings.name)`, confirmed_at: CONFIRMED }[sort as string] ?? sql.ref(`listings.${sort}`);
  // Only a price may be missing. On the other columns, "nulls last" would keep PostgreSQL from using an index.
  const order = sql`${by} ${sql.raw(descending ? "desc" : "asc")} ${sql.raw(sort === "price" ? "nulls last" : "")}`;
  let numbers = selectListingsInScope(db, scope, request).select("listings.number");
  if (status !== null) numbers = numbers.where("listings.status", "=", status);
  numbers = numbers
    .orderBy(order)
    .orderBy("listings.number")
    .limit(per_page)
    .offset((page - 1) * per_page);
  const rows = await db
    .selectFrom(numbers.as("page"))
    .innerJoin("listings", "listings.number", "page.number")
    .innerJoin("offices", "offices.id", "listings.office_id")
    .leftJoin("agents", "agents.id", "listings.agent_id")
    .innerJoin("categories", "categories.slug", "listings.category_slug")
    .innerJoin("regions", "regions.slug", "listings.region_slug")
    .select([
      "listings.number",
      "listings.slug",
      "listings.name",
      "listings.status",
      "listings.kind",
      "listings.category_slug",
      "listings.subcategory_slug",
      "categories.name as category",
      "regions.name as state",
      "listings.price",
      "listings.closing_price",
      "listings.currency",
      "listings.thropro",
      "offices.name as office",
      "agents.name as agent",
      "listings.listed_at",
      "listings.confirmed_at",
      "listings.updated_at",
    ])
    .select((eb) => [
      eb
        .selectFrom("media")
        .select("media.path")
        .whereRef("media.listing_number", "=", "listings.number")
        .orderBy("media.position")
        .orderBy("media.id")
        .limit(1)
        .as("photo"),
      sql<number>`(
        select coalesce(sum(views), 0)::integer from (
          select views from daily_views
            where kind = 'listing' and subject = listings.number::text and day >= ${days.from}
          union all
          select views from page_visits
            where kind = 'listing' and subject = listings.number::text and day >= ${days.open_from}) as counted)`.as(
        "views",
      ),
      sql<number>`(select count(*)::integer from enquiries where listing_number = listings.number)`.as("leads"),
      sql<number>`(
        select count(*)::integer from ndas where listing_number = listings.number and revoked_at is null)`.as("ndas"),
      sql<Date>`greatest(
        listings.updated_at,
        (select max(received_at) from enquiries where listing_number = listings.number),
        (select max(signed_at) from ndas where listing_number = listings.number))`.as("active_at"),
    ])
    .orderBy(order)
    .orderBy("listings.number")
    .execute();
  return { rows, counts };
}

/** Selects the numbers of the first listings that match, ascending. */
export async function selectNumbers(
  db: Db,
  scope: Scope,
  { status, ...filters }: DeskListFilters & { status: ListingStatus | null },
  limit: number,
): Promise<number[]> {
  let query = selectListingsInScope(db, scope, filters).select("listings.number");
  if (status !== null) query = query.where("listings.status", "=", status);
  const rows = await query.orderBy("listings.number").limit(limit).execute();
  return rows.map(({ number }) => number);
}

/** Selects the active offices and agents that the user may assign a listing to. */
export async function selectOwningOffices(db: Db, { office_id, agent_id }: Scope) {
  let offices = db.selectFrom("offices").select(["id", "name"]).where("status", "=", "Active");
  let agents = db.selectFrom("agents").select(["id", "name", "office_id"]).where("active", "=", true);
  if (office_id !== undefined) {
    offices = offices.where("id", "=", office_id);
    agents = agents.where("office_id", "=", office_id);
  }
  if (agent_id !== undefined) {
    agents = agents.where("id", "=", agent_id);
    offices = offices.where("id", "in", db.selectFrom("agents").select("office_id").where("id", "=", agent_id));
  }
  return {
    offices: await offices.orderBy("name").execute(),
    agents: await agents.orderBy("name").execute(),
  };
}
