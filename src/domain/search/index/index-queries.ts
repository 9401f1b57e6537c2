import { type SqlBool, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { PUBLIC_STATUSES } from "#domain/listings/listing.ts";
import { FLAG_CONDITIONS } from "./listing-index.ts";

/** The columns of a listing that the index stores. Money is in minor units. */
export interface IndexRow {
  number: number;
  /** The transaction that wrote the row: it differs after every change. */
  row_version: number;
  name: string;
  /** Microseconds since 1970. */
  listed: number;
  price: number | null;
  down_payment: number | null;
  sde: number | null;
  sales: number | null;
  /** The year of establishment. */
  founded: number | null;
  /** Bits in the order of `FLAG_CONDITIONS`. */
  flags: number;
  office_id: number;
  agent_id: number | null;
  latitude: number | null;
  longitude: number | null;
  category_slug: string;
  subcategory_slug: string | null;
  region_slug: string;
}

/** The SQL expression for a listing's flags as bits. */
const FLAG_BITS = sql.raw(
  [...FLAG_CONDITIONS.values()].map((condition, bit) => `(${condition})::int * ${1 << bit}`).join(" + "),
);

function selectRows(db: Db) {
  return db
    .selectFrom("listings")
    .select([
      "number",
      "name",
      "price",
      "down_payment",
      "sellers_discretionary_earnings as sde",
      "total_sales as sales",
      "year_established as founded",
      "office_id",
      "agent_id",
      "latitude",
      "longitude",
      "category_slug",
      "subcategory_slug",
      "region_slug",
    ])
    .select([
      sql<number>`(extract(epoch from listed_at) * 1000000)::bigint`.as("listed"),
      sql<number>`${FLAG_BITS}`.as("flags"),
      sql<number>`xmin::text::bigint`.as("row_version"),
    ])
    .where("status", "in", PUBLIC_STATUSES)
    .orderBy("number");
}

/** Selects the next public listings after a number, ascending. */
export function selectAfter(db: Db, number: number, count: number): Promise<IndexRow[]> {
  return selectRows(db).where("number", ">", number).limit(count).execute();
}

/** Selects those of the given listings that are public, ascending. */
export function selectNumbered(db: Db, numbers: readonly number[]): Promise<IndexRow[]> {
  return selectRows(db).where(hasNumber(numbers)).execute();
}

/**
 * Passes the numbers as a single text, which both databases parse as an array; PostgreSQL then uses the index for each
 * of them.
 */
function hasNumber(numbers: readonly number[]) {
  return sql<SqlBool>`number = any(${`{${numbers.join(",")}}`}::integer[])`;
}

/** Selects listing names by number. */
export async function selectNamesFor(db: Db, numbers: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.selectFrom("listings").select(["number", "name"]).where(hasNumber(numbers)).execute();
  return new Map(rows.map(({ number, name }) => [number, name]));
}

/** The changes by transactions that were still in progress at a horizon, and the new horizon. */
export interface Changes {
  horizon: number;
  /** The tags of each transaction. */
  tags: string[][];
}

/**
 * Selects changes to listings since a horizon. A change may be returned twice, but none is missed. Without a horizon,
 * returns no changes.
 */
export async function selectChanges(db: Db, since: number | null): Promise<Changes> {
  const { rows } = await sql<{ horizon: number; tags: string[] | null }>`
    select now.horizon, array_agg(tag) filter (where tag is not null) as tags
    from (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon) as now
    left join cache_versions on changed_in >= ${since}::bigint
    group by now.horizon, changed_in`.execute(db);
  return { horizon: rows[0]?.horizon ?? 0, tags: rows.flatMap(({ tags }) => (tags ? [tags] : [])) };
}
