import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { PUBLIC_STATUSES } from "#domain/listings/listing.ts";
import { KIND, type WeekPart } from "./digest-queries.ts";

/** Selects the digests of a part that aren't in the outbox yet, of buyers who still want them. */
export function selectUnsentDigests(db: Db, { week, from, to }: WeekPart, limit: number) {
  return db
    .selectFrom("digests")
    .innerJoin("buyers", "buyers.account_id", "digests.buyer_id")
    .innerJoin("accounts", "accounts.id", "digests.buyer_id")
    .select(["buyer_id", "week", "listing_numbers", "reasons", "email", "first_name", "last_name", "locale"])
    .select((is) =>
      is
        .selectFrom("digests as before")
        .select("matched_at")
        .whereRef("before.buyer_id", "=", "digests.buyer_id")
        .whereRef("before.kind", "=", "digests.kind")
        .whereRef("before.week", "<>", "digests.week")
        .whereRef("before.matched_at", "<", "digests.matched_at")
        .orderBy("matched_at", "desc")
        .limit(1)
        .as("notified_until"),
    )
    .where("digests.kind", "=", KIND)
    .where("week", "=", week)
    .where("written_at", "is", null)
    .where("buyer_id", ">=", from)
    .where("buyer_id", "<=", to)
    .where("send_weekly_bizmatch_email", "=", true)
    .where("cancelled_at", "is", null)
    .orderBy("buyer_id")
    .limit(limit)
    .execute();
}

export type UnsentDigest = Awaited<ReturnType<typeof selectUnsentDigests>>[number];

/**
 * Selects the prices of public saved listings that changed since the buyer's last digest, or since they saved them: the
 * old and the new one.
 */
export function selectNewPrices(db: Db, buyers: readonly { buyer_id: number; notified_until: Date | null }[]) {
  const notified = JSON.stringify(
    buyers.map(({ buyer_id, notified_until }) => ({ id: buyer_id, until: notified_until })),
  );
  const notifiedRecords = sql<{ id: number; until: Date | null }>`json_to_recordset(${notified}::json)`;
  return db
    .selectFrom(
      sql<{
        id: number;
        until: Date | null;
      }>`(select * from ${notifiedRecords} as t(id integer, until timestamptz))`.as("notified"),
    )
    .innerJoin("saved_listings", "saved_listings.buyer_id", "notified.id")
    .innerJoin("listings", "listings.number", "saved_listings.listing_number")
    .innerJoin("listing_events", "listing_events.listing_number", "listings.number")
    .distinctOn(["saved_listings.buyer_id", "listings.number"])
    .select(["saved_listings.buyer_id", "listings.number", "listings.name", "listings.slug", "listings.currency"])
    .select(["listings.price", "listing_events.old_value as before"])
    .where("listing_events.field", "=", "price")
    .where("listings.status", "in", PUBLIC_STATUSES)
    .where(sql<boolean>`listing_events.happened_at > greatest(saved_listings.saved_at, notified.until)`)
    .orderBy("saved_listings.buyer_id")
    .orderBy("listings.number")
    .orderBy("listing_events.happened_at")
    .orderBy("listing_events.id")
    .execute();
}

/** Marks digests as written to the outbox, or as not needing an email. */
export async function markDigestsWritten(db: Db, buyerIds: readonly number[], week: string, now: Date): Promise<void> {
  await db
    .updateTable("digests")
    .set({ written_at: now })
    .where("buyer_id", "in", [...buyerIds])
    .where("kind", "=", KIND)
    .where("week", "=", week)
    .execute();
}

/** Stops the weekly email. Returns false if it was already stopped, undefined if the account no longer exists. */
export async function stopWeeklyEmail(db: Db, buyerId: number): Promise<boolean | undefined> {
  const buyer = await db
    .selectFrom("buyers")
    .select("send_weekly_bizmatch_email")
    .where("account_id", "=", buyerId)
    .forUpdate()
    .executeTakeFirst();
  if (!buyer?.send_weekly_bizmatch_email) return buyer?.send_weekly_bizmatch_email;
  await db.updateTable("buyers").set({ send_weekly_bizmatch_email: false }).where("account_id", "=", buyerId).execute();
  return true;
}
