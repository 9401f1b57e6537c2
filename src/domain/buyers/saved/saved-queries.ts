import type { Selectable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { SavedListingTable } from "#db/tables/buyers.ts";
import type { ListingEventTable } from "#db/tables/listings.ts";
import { type ListingStatus, PUBLIC_STATUSES } from "#domain/listings/listing.ts";
import type { Minor } from "#lib/money.ts";

/** Saves a public listing as it is now. Returns whether it was new. */
export async function insertSaved(
  db: Db,
  { buyer_id, listing_number, saved_at }: Pick<SavedListingTable, "buyer_id" | "listing_number" | "saved_at">,
): Promise<boolean> {
  const inserted = await db
    .insertInto("saved_listings")
    .columns(["buyer_id", "listing_number", "saved_at", "price_when_saved", "status_when_saved"])
    .expression((is) =>
      is
        .selectFrom("listings")
        .select(({ val, cast }) => [
          cast<number>(val(buyer_id), "integer").as("buyer_id"),
          "number",
          cast<Date>(val(saved_at), "timestamptz").as("saved_at"),
          "price",
          "status",
        ])
        .where("number", "=", listing_number)
        .where("status", "in", PUBLIC_STATUSES),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("listing_number")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Locks the buyer's saved listings until the transaction ends. */
export async function lockBuyer(db: Db, buyerId: number): Promise<void> {
  await db.selectFrom("buyers").select("account_id").where("account_id", "=", buyerId).forUpdate().execute();
}

export async function isSaved(db: Db, buyerId: number, number: number): Promise<boolean> {
  const row = await db
    .selectFrom("saved_listings")
    .select("listing_number")
    .where("buyer_id", "=", buyerId)
    .where("listing_number", "=", number)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countSaved(db: Db, buyerId: number): Promise<number> {
  const { saved } = await db
    .selectFrom("saved_listings")
    .select(({ fn }) => fn.countAll<number>().as("saved"))
    .where("buyer_id", "=", buyerId)
    .executeTakeFirstOrThrow();
  return saved;
}

/** Returns whether it was saved. */
export async function deleteSaved(db: Db, buyerId: number, number: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom("saved_listings")
    .where("buyer_id", "=", buyerId)
    .where("listing_number", "=", number)
    .returning("listing_number")
    .executeTakeFirst();
  return deleted !== undefined;
}

/** A saved listing as it was when saved and as it is now. */
export interface SavedRow extends Omit<Selectable<SavedListingTable>, "buyer_id"> {
  slug: string;
  name: string;
  currency: string;
  price: Minor | null;
  status: ListingStatus;
}

/** Selects a buyer's saved listings, newest first. */
export function selectSaved(db: Db, buyerId: number): Promise<SavedRow[]> {
  return db
    .selectFrom("saved_listings")
    .innerJoin("listings", "listings.number", "saved_listings.listing_number")
    .select(["listing_number", "saved_at", "price_when_saved", "status_when_saved"])
    .select(["slug", "name", "currency", "price", "status"])
    .where("buyer_id", "=", buyerId)
    .orderBy("saved_at", "desc")
    .orderBy("listing_number")
    .execute();
}

export type SavedEvent = Pick<Selectable<ListingEventTable>, "listing_number" | "field" | "new_value" | "happened_at">;

/** Events of a buyer's saved listings since they were saved, in order. */
export function selectEventsSinceSaved(db: Db, buyerId: number): Promise<SavedEvent[]> {
  return db
    .selectFrom("saved_listings")
    .innerJoin("listing_events", "listing_events.listing_number", "saved_listings.listing_number")
    .select(["listing_events.listing_number", "field", "new_value", "happened_at"])
    .where("buyer_id", "=", buyerId)
    .whereRef("happened_at", ">", "saved_at")
    .orderBy("happened_at")
    .orderBy("listing_events.id")
    .execute();
}
