import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { YearlyFinancials } from "#db/tables/listings.ts";
import { CONFIDENTIAL_COLUMNS, PUBLIC_COLUMNS } from "#domain/listings/fields/listing-values.ts";
import { getSqlTypes } from "#domain/listings/fields/sql-types.ts";
import type { MadeListing } from "./make-listing.ts";

const LISTING_TYPES = {
  number: "integer",
  slug: "text",
  status: "text",
  currency: "text",
  thropro: "boolean",
  listed_at: "timestamptz",
  updated_at: "timestamptz",
  confirmed_at: "timestamptz",
  sold_at: "timestamptz",
  closing_price: "bigint",
  price_before: "bigint",
  ...getSqlTypes(PUBLIC_COLUMNS.filter((column) => column !== "nda_approval")),
};

const CONFIDENTIAL_TYPES = { listing_number: "integer", ...getSqlTypes(CONFIDENTIAL_COLUMNS) };

const EVENT_TYPES = {
  listing_number: "integer",
  field: "text",
  old_value: "text",
  new_value: "text",
  happened_at: "timestamptz",
};

/** Inserts listings with their confidential details and histories. */
export async function insertGeneratedListings(db: Db, made: readonly MadeListing[]): Promise<void> {
  await insertRows(
    db,
    "listings",
    LISTING_TYPES,
    made.map(({ listing }) => listing),
  );
  await insertRows(
    db,
    "listing_confidential",
    CONFIDENTIAL_TYPES,
    made.map(({ confidential }) => confidential),
  );
  const events = made.flatMap(({ listing, events: past }) =>
    past.map((event) => ({ ...event, listing_number: listing.number })),
  );
  await insertRows(db, "listing_events", EVENT_TYPES, events, { source: "demo" });
}

async function insertRows(
  db: Db,
  table: string,
  types: Record<string, string>,
  rows: readonly object[],
  { source }: { source?: string } = {},
): Promise<void> {
  const names = sql.raw(Object.keys(types).join(", "));
  const columns = Object.entries(types).map(([name, type]) => `${name} ${type}`);
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (${sql.raw(columns.join(", "))})`;
  await (source
    ? sql`insert into ${sql.table(table)} (${names}, source) select ${names}, ${source} from ${given}`
    : sql`insert into ${sql.table(table)} (${names}) select ${names} from ${given}`
  ).execute(db);
}

/** Returns sample listings with a year's financials, in minor units, but without yearly accounts. */
export function selectWithoutYearlyFinancials(db: Db): Promise<{ number: number; sales: number; sde: number }[]> {
  return db
    .selectFrom("listings")
    .innerJoin("listing_confidential", "listing_number", "number")
    .select(({ ref }) => [
      "number",
      ref("total_sales").$notNull().as("sales"),
      ref("sellers_discretionary_earnings").$notNull().as("sde"),
    ])
    .where("yearly_financials", "=", sql<never>`'[]'::jsonb`)
    .where("sellers_discretionary_earnings", ">", 0)
    .whereRef("total_sales", ">", "sellers_discretionary_earnings")
    .orderBy("number")
    .execute();
}

export async function updateYearlyFinancials(
  db: Db,
  accounts: readonly { number: number; years: YearlyFinancials[] }[],
): Promise<void> {
  await sql`
    update listing_confidential set yearly_financials = given.years
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as given (number integer, years jsonb)
    where listing_number = given.number`.execute(db);
}

/**
 * Drops the listings' non-unique indexes, runs `fill` and creates them again, which is many times faster for filling an
 * empty table. Call it in a transaction.
 */
export async function runWithoutListingIndexes(
  db: Db,
  fill: () => Promise<void>,
  onIndexes: () => void,
): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`set local maintenance_work_mem = '256MB'`.execute(db);
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename in ('listings', 'listing_events')
      and indexdef not like 'CREATE UNIQUE %'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  await fill();
  onIndexes();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
}
