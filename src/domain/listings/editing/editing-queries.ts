import { type Selectable, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type {
  ListingConfidentialTable,
  ListingEventTable,
  ListingTable,
  YearlyFinancials,
} from "#db/tables/listings.ts";
import type { SystemColumn } from "../fields/field-row.ts";
import type { ListingValues } from "../fields/listing-fields.ts";
import { CONFIDENTIAL_COLUMNS, getConfidentialValues, getPublicValues } from "../fields/listing-values.ts";
import type { PriceEvent } from "../price-history.ts";
import { selectPrices } from "../row-queries.ts";

/** A listing at the desk, with its confidential fields. */
export type EditedListing = Selectable<ListingTable> &
  Omit<Selectable<ListingConfidentialTable>, "listing_number" | "yearly_financials"> & {
    yearly_financials: YearlyFinancials[];
    office_name: string;
    agent_name: string | null;
  };

/** Selects one listing; `locked` locks it until the transaction ends, so that concurrent changes are serialized. */
export async function selectEditedListing(db: Db, number: number, locked: boolean): Promise<EditedListing | undefined> {
  if (locked) {
    // Locks the row separately, because outer joins can't be locked.
    await db.selectFrom("listings").select("number").where("number", "=", number).forUpdate().execute();
  }
  const row = await db
    .selectFrom("listings")
    .leftJoin("listing_confidential as secret", "secret.listing_number", "listings.number")
    .innerJoin("offices", "offices.id", "listings.office_id")
    .leftJoin("agents", "agents.id", "listings.agent_id")
    .selectAll("listings")
    .select(CONFIDENTIAL_COLUMNS.map((column) => `secret.${column}` as const))
    .select(["offices.name as office_name", "agents.name as agent_name"])
    .where("listings.number", "=", number)
    .executeTakeFirst();
  return row && { ...row, yearly_financials: row.yearly_financials ?? [] };
}

/** Takes a unique number for a new listing. */
export async function reserveNumber(db: Db): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select nextval(pg_get_serial_sequence('listings', 'number'))::integer as number`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The sequence returned no listing number.");
  return row.number;
}

export async function insertDraft(
  db: Db,
  { number, slug, currency, now }: { number: number; slug: string; currency: string; now: Date },
  values: ListingValues,
): Promise<void> {
  await db
    .insertInto("listings")
    .values({
      ...getPublicValues(values),
      number,
      slug,
      currency,
      status: "draft",
      listed_at: now,
      updated_at: now,
    })
    .execute();
  await writeConfidential(db, number, values);
}

export type ListingRowChanges = Partial<
  Pick<Selectable<ListingTable>, Exclude<SystemColumn, "number" | "import_key" | "currency">>
>;

export async function updateListingRow(db: Db, number: number, changes: ListingRowChanges): Promise<void> {
  await db.updateTable("listings").set(changes).where("number", "=", number).execute();
}

export async function updateValues(
  db: Db,
  number: number,
  values: ListingValues,
  changes: ListingRowChanges,
): Promise<void> {
  await db
    .updateTable("listings")
    .set({ ...getPublicValues(values), ...changes })
    .where("number", "=", number)
    .execute();
  await writeConfidential(db, number, values);
}

async function writeConfidential(db: Db, listing_number: number, values: ListingValues): Promise<void> {
  const secrets = getConfidentialValues(values);
  const row = { ...secrets, yearly_financials: JSON.stringify(secrets.yearly_financials) };
  await db
    .insertInto("listing_confidential")
    .values({ listing_number, ...row })
    .onConflict((conflict) => conflict.column("listing_number").doUpdateSet(row))
    .execute();
}

export async function insertEvent(
  db: Db,
  event: Pick<Selectable<ListingEventTable>, "listing_number" | "field" | "old_value" | "new_value" | "happened_at">,
): Promise<void> {
  await db
    .insertInto("listing_events")
    .values({ ...event, source: "desk" })
    .execute();
}

/** Selects the recorded changes of a listing's price since it was listed. */
export async function selectPriceEvents(db: Db, number: number): Promise<PriceEvent[]> {
  const row = await db
    .selectFrom("listings")
    .select((eb) => selectPrices(eb).as("prices"))
    .where("number", "=", number)
    .executeTakeFirst();
  return row?.prices ?? [];
}

/** Selects when a listing last changed to a status; null if that was never recorded. */
export async function selectLatestStatusTime(db: Db, listing_number: number, status: string): Promise<Date | null> {
  const row = await db
    .selectFrom("listing_events")
    .select(({ fn }) => fn.max("happened_at").as("at"))
    .where("listing_number", "=", listing_number)
    .where("field", "=", "status")
    .where("new_value", "=", status)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Selects an active office, and whether an active agent works there; undefined if there is no such office. */
export async function selectOwningOffice(
  db: Db,
  office_id: number,
  agent_id: number | null,
): Promise<{ works_there: boolean } | undefined> {
  const office = await db
    .selectFrom("offices")
    .leftJoin("agents", (join) =>
      join
        .onRef("agents.office_id", "=", "offices.id")
        .on("agents.id", "=", agent_id ?? 0)
        .on("agents.active", "=", true),
    )
    .select("agents.id as agent_id")
    .where("offices.id", "=", office_id)
    .where("offices.status", "=", "Active")
    .executeTakeFirst();
  return office && { works_there: agent_id === null || office.agent_id !== null };
}
