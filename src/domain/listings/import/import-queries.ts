import { type Selectable, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { ListingConfidentialTable, ListingEventTable, ListingTable } from "#db/tables/listings.ts";
import { CONFIDENTIAL_FIELDS } from "#domain/listings/fields/confidential-fields.ts";
import {
  type ConfidentialField,
  IMPORTED_FIELDS,
  type ImportedField,
  type PublicField,
} from "#domain/listings/fields/listing-fields.ts";
import { PUBLIC_FIELDS } from "#domain/listings/fields/public-fields.ts";
import { getSqlTypes } from "#domain/listings/fields/sql-types.ts";

export interface OfficeRow {
  id: number;
  slug: string;
  name: string;
  email: string;
  type: "office" | "head_office";
  region_slug: string;
}

export interface AgentRow {
  id: number;
  slug: string;
  name: string;
  name_id: string;
  email: string;
  office_id: number;
}

/** Columns that an import writes in addition to the fields, with their SQL types. */
const OWN_COLUMNS = {
  slug: "text",
  import_key: "text",
  status: "text",
  currency: "text",
  listed_at: "timestamptz",
  confirmed_at: "timestamptz",
  sold_at: "timestamptz",
  closing_price: "bigint",
  price_before: "bigint",
} as const satisfies Partial<Record<keyof ListingTable, string>>;

type PublicColumn = keyof typeof OWN_COLUMNS | (PublicField & ImportedField);
type ConfidentialColumn = ConfidentialField & ImportedField;

const PUBLIC_COLUMNS = { ...OWN_COLUMNS, ...getSqlTypes(IMPORTED_FIELDS.filter((field) => field in PUBLIC_FIELDS)) };
const CONFIDENTIAL_COLUMNS = getSqlTypes(IMPORTED_FIELDS.filter((field) => field in CONFIDENTIAL_FIELDS));

export const STORED_COLUMNS = [
  ...(Object.keys(PUBLIC_COLUMNS) as PublicColumn[]),
  ...(Object.keys(CONFIDENTIAL_COLUMNS) as ConfidentialColumn[]),
];

/** A listing with its confidential part, limited to the columns that an import uses. */
export type StoredListing = { number: number } & Pick<Selectable<ListingTable>, PublicColumn> &
  Pick<Selectable<ListingConfidentialTable>, ConfidentialColumn>;

export type NewListingEvent = Pick<
  Selectable<ListingEventTable>,
  "listing_number" | "field" | "old_value" | "new_value"
>;

const getNames = (columns: object): string[] => Object.keys(columns);
const joinWithCommas = (parts: string[]) => sql.raw(parts.join(", "));
const types = joinWithCommas(
  Object.entries({ number: "integer", ...PUBLIC_COLUMNS }).map(([name, type]) => `${name} ${type}`),
);
const confidentialTypes = joinWithCommas(
  Object.entries({ number: "integer", ...CONFIDENTIAL_COLUMNS }).map(([name, type]) => `${name} ${type}`),
);

export function selectOffices(db: Db): Promise<OfficeRow[]> {
  return db.selectFrom("offices").select(["id", "slug", "name", "email", "type", "region_slug"]).execute();
}

export function selectAgents(db: Db): Promise<AgentRow[]> {
  return db
    .selectFrom("agents")
    .select(["id", "slug", "name", "name_id", "email", "office_id"])
    .orderBy("id")
    .execute();
}

/**
 * Lets only one batch of one import write at a time, until the transaction ends; otherwise two could create the same
 * listing twice.
 */
export async function lockImports(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('listing-imports'))`.execute(db);
}

/** Selects the listings with one of the numbers or import keys. */
export async function selectStored(db: Db, numbers: number[], keys: string[]): Promise<StoredListing[]> {
  const columns = joinWithCommas([
    ...getNames(PUBLIC_COLUMNS).map((name) => `l.${name}`),
    ...getNames(CONFIDENTIAL_COLUMNS).map((name) => `c.${name}`),
  ]);
  const { rows } = await sql<StoredListing>`
    with wanted as (
      select jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb)::integer as number
      union
      select listings.number
      from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as key
      join listings on listings.import_key = key
    )
    select l.number, ${columns}
    from wanted join listings l using (number) left join listing_confidential c on c.listing_number = l.number
    for update of l`.execute(db);
  return rows;
}

/** Reserves unique numbers for new listings. */
export async function reserveNumbers(db: Db, count: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select nextval(pg_get_serial_sequence('listings', 'number'))::integer as number
    from generate_series(1, ${count}::integer)`.execute(db);
  return rows.map((row) => row.number);
}

/** Ensures that numbers assigned later are above this one. */
export async function advanceNumbers(db: Db, number: number): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence('listings', 'number'), ${number}::bigint)
    from listings_number_seq where last_value <= ${number}::bigint`.execute(db);
}

export async function insertListings(db: Db, listings: readonly StoredListing[], now: Date): Promise<void> {
  if (listings.length === 0) return;
  const columns = joinWithCommas(["number", ...getNames(PUBLIC_COLUMNS)]);
  await sql`
    insert into listings (${columns}, updated_at)
    select ${columns}, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) as given (${types})`.execute(db);
  await writeConfidential(db, listings);
}

export async function updateListings(db: Db, listings: readonly StoredListing[], now: Date): Promise<void> {
  if (listings.length === 0) return;
  const assignments = joinWithCommas(getNames(PUBLIC_COLUMNS).map((name) => `${name} = given.${name}`));
  await sql`
    update listings set ${assignments}, updated_at = ${now}::timestamptz, version = listings.version + 1
    from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) as given (${types})
    where listings.number = given.number`.execute(db);
  await writeConfidential(db, listings);
}

async function writeConfidential(db: Db, listings: readonly StoredListing[]): Promise<void> {
  const columns = joinWithCommas(getNames(CONFIDENTIAL_COLUMNS));
  const assignments = joinWithCommas(getNames(CONFIDENTIAL_COLUMNS).map((name) => `${name} = excluded.${name}`));
  await sql`
    insert into listing_confidential (listing_number, ${columns})
    select number, ${columns}
    from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) as given (${confidentialTypes})
    on conflict (listing_number) do update set ${assignments}`.execute(db);
}

export async function insertEvents(
  db: Db,
  events: readonly NewListingEvent[],
  source: "import" | "demo",
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  await db
    .insertInto("listing_events")
    .values(events.map((event) => ({ ...event, source, happened_at: now })))
    .execute();
}

/**
 * Updates the planner's statistics after a table has grown, because the embedded database never does so by itself. It
 * names the columns to leave out the search text, whose computation for thousands of listings takes seconds and helps
 * no query.
 */
export async function refreshStatistics(db: Db): Promise<void> {
  const columns = joinWithCommas(["number", ...getNames(PUBLIC_COLUMNS).filter((name) => name !== "description")]);
  await sql`analyze listings (${columns}), listing_confidential`.execute(db);
}
