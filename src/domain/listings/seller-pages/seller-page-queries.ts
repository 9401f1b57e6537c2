import type { Insertable, Selectable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { SellerPageTable } from "#db/tables/sellers.ts";

export type SellerPageRow = Selectable<SellerPageTable>;

/** Selects a listing's page for its seller. `locked` locks it until the transaction ends. */
export function selectSellerPage(db: Db, number: number, locked = false): Promise<SellerPageRow | undefined> {
  const query = db.selectFrom("seller_pages").selectAll().where("listing_number", "=", number);
  return (locked ? query.forUpdate() : query).executeTakeFirst();
}

export async function upsertSellerPage(
  db: Db,
  { listing_number, ...values }: Insertable<SellerPageTable>,
): Promise<void> {
  await db
    .insertInto("seller_pages")
    .values({ listing_number, ...values })
    .onConflict((conflict) => conflict.column("listing_number").doUpdateSet(values))
    .execute();
}

/** Selects when the link from the desk was created; null if there is none. */
export async function selectLinkTime(db: Db, listing_number: number): Promise<Date | null> {
  const row = await db
    .selectFrom("seller_page_links")
    .select("created_at")
    .where("listing_number", "=", listing_number)
    .where("expires_at", "is", null)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

export async function insertLink(
  db: Db,
  link: { token_sha256: string; listing_number: number; created_at: Date; expires_at: Date | null },
): Promise<void> {
  await db.insertInto("seller_page_links").values(link).execute();
}

/** Deletes all links to a seller's page, including those in emails. Returns whether there were any. */
export async function deleteLinks(db: Db, listing_number: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("seller_page_links")
    .where("listing_number", "=", listing_number)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("seller_page_links").where("expires_at", "<=", now).execute();
}

/** Selects the page that a link opens, unless the link has expired. */
export function selectPageByToken(db: Db, token_sha256: string, now: Date): Promise<SellerPageRow | undefined> {
  return db
    .selectFrom("seller_page_links")
    .innerJoin("seller_pages", "seller_pages.listing_number", "seller_page_links.listing_number")
    .selectAll("seller_pages")
    .where("token_sha256", "=", token_sha256)
    .where(({ or, eb }) => or([eb("expires_at", "is", null), eb("expires_at", ">", now)]))
    .executeTakeFirst();
}

export async function setOpened(db: Db, listing_number: number, opened_at: Date): Promise<void> {
  await db.updateTable("seller_pages").set({ opened_at }).where("listing_number", "=", listing_number).execute();
}

/** Ends the weekly email. The version changes, so that saving a form that was already open doesn't turn it on again. */
export async function stopWeekly(db: Db, listing_number: number, updated_at: Date): Promise<void> {
  await db
    .updateTable("seller_pages")
    .set((eb) => ({ is_weekly: false, version: eb("version", "+", 1), updated_at }))
    .where("listing_number", "=", listing_number)
    .where("is_weekly", "=", true)
    .execute();
}

/**
 * Selects listings on the market whose seller gets a weekly email and hasn't been sent one since a time, and that were
 * listed before it.
 */
export async function selectDueWeekly(db: Db, sent_before: Date, limit: number): Promise<number[]> {
  const rows = await selectWeekly(db, sent_before).orderBy("seller_pages.listing_number").limit(limit).execute();
  return rows.map(({ listing_number }) => listing_number);
}

function selectWeekly(db: Db, sent_before: Date) {
  return (
    db
      .selectFrom("seller_pages")
      .innerJoin("listings", "listings.number", "seller_pages.listing_number")
      .select("seller_pages.listing_number")
      .where("is_weekly", "=", true)
      .where("email", "is not", null)
      .where("listings.status", "in", ["active", "under_offer"])
      // The first one waits for a week on the market, because it would say that no one has seen the listing.
      .where(({ fn }) => fn.coalesce("sent_at", "listings.listed_at"), "<=", sent_before)
  );
}

/** Marks a weekly email as written. Returns false if another process has done so. */
export async function claimWeekly(db: Db, listing_number: number, now: Date, sent_before: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("seller_pages")
    .set({ sent_at: now })
    .where(
      "listing_number",
      "in",
      selectWeekly(db, sent_before).where("seller_pages.listing_number", "=", listing_number),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
