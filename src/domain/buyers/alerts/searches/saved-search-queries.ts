import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { SavedSearchTable } from "#db/tables/buyers.ts";

export type SavedSearchRow = Selectable<SavedSearchTable>;

export async function selectOfficeId(db: Db, slug: string): Promise<number | undefined> {
  return (await db.selectFrom("offices").select("id").where("slug", "=", slug).executeTakeFirst())?.id;
}

export async function selectAgentId(db: Db, slug: string): Promise<number | undefined> {
  return (await db.selectFrom("agents").select("id").where("slug", "=", slug).executeTakeFirst())?.id;
}

/** Inserts a search. Returns undefined if the buyer already has it. */
export function insertSearch(db: Db, search: Insertable<SavedSearchTable>): Promise<SavedSearchRow | undefined> {
  return db
    .insertInto("saved_searches")
    .values(search)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function selectSearchAt(
  db: Db,
  { buyer_id, path, query }: Pick<SavedSearchRow, "buyer_id" | "path" | "query">,
): Promise<SavedSearchRow | undefined> {
  return db
    .selectFrom("saved_searches")
    .selectAll()
    .where("buyer_id", "=", buyer_id)
    .where("path", "=", path)
    .where("query", "=", query)
    .executeTakeFirst();
}

/** Selects a buyer's searches, oldest first. */
export function selectSearchesFor(db: Db, buyerId: number): Promise<SavedSearchRow[]> {
  return db.selectFrom("saved_searches").selectAll().where("buyer_id", "=", buyerId).orderBy("id").execute();
}

export function selectOwnSearch(db: Db, buyerId: number, id: number): Promise<SavedSearchRow | undefined> {
  return db
    .selectFrom("saved_searches")
    .selectAll()
    .where("buyer_id", "=", buyerId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function updateSearch(db: Db, id: number, change: Updateable<SavedSearchTable>): Promise<void> {
  await db.updateTable("saved_searches").set(change).where("id", "=", id).execute();
}

export async function deleteSearchRow(db: Db, buyerId: number, id: number): Promise<void> {
  await db.deleteFrom("saved_searches").where("buyer_id", "=", buyerId).where("id", "=", id).execute();
}

/** Selects the next searches after an id that get alerts: not paused, of an active account. */
export function selectActiveSearches(db: Db, after: number, max: number): Promise<SavedSearchRow[]> {
  return db
    .selectFrom("saved_searches")
    .innerJoin("accounts", "accounts.id", "buyer_id")
    .selectAll("saved_searches")
    .where("paused_at", "is", null)
    .where("cancelled_at", "is", null)
    .where("saved_searches.id", ">", after)
    .orderBy("saved_searches.id")
    .limit(max)
    .execute();
}

export async function selectSavedListingAlerts(db: Db, buyerId: number): Promise<boolean | undefined> {
  const row = await db
    .selectFrom("buyers")
    .select("send_saved_listing_alerts as wanted")
    .where("account_id", "=", buyerId)
    .executeTakeFirst();
  return row?.wanted;
}

export async function updateSavedListingAlerts(db: Db, buyerId: number, wanted: boolean): Promise<void> {
  await db.updateTable("buyers").set({ send_saved_listing_alerts: wanted }).where("account_id", "=", buyerId).execute();
  // Changes made during the pause are not reported afterward.
  if (wanted) return;
  await db
    .deleteFrom("alert_finds")
    .where("buyer_id", "=", buyerId)
    .where("event_id", "is not", null)
    .where("mailed_at", "is", null)
    .execute();
}

/** Deletes a search's unsent finds. */
export async function deletePendingFinds(db: Db, searchId: number): Promise<void> {
  await db.deleteFrom("alert_finds").where("search_id", "=", searchId).where("mailed_at", "is", null).execute();
}

/** Pauses a buyer's active searches of a frequency. */
export async function pauseSearches(
  db: Db,
  { buyer_id, frequency, now }: Pick<SavedSearchRow, "buyer_id" | "frequency"> & { now: Date },
): Promise<void> {
  await db
    .updateTable("saved_searches")
    .set({ paused_at: now })
    .where("buyer_id", "=", buyer_id)
    .where("frequency", "=", frequency)
    .where("paused_at", "is", null)
    .execute();
}

/** Locks a buyer's row until the transaction ends, so that concurrent changes to their saved data wait. */
export async function lockBuyerRow(db: Db, buyerId: number): Promise<void> {
  await db.selectFrom("buyers").select("account_id").where("account_id", "=", buyerId).forUpdate().execute();
}
