import { type Insertable, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { DealOfferTable, OfferStatus } from "#db/tables/deals.ts";
import type { OfferRow } from "./shown-offer.ts";

/** Selects a deal's offers, latest first. */
export function selectOffers(db: Db, dealId: string): Promise<OfferRow[]> {
  return db
    .selectFrom("deal_offers")
    .selectAll()
    .where("deal_id", "=", dealId)
    .orderBy("created_at", "desc")
    .orderBy("offered_on", "desc")
    .orderBy("id")
    .execute();
}

export function selectOffer(db: Db, dealId: string, id: string): Promise<OfferRow | undefined> {
  return db.selectFrom("deal_offers").selectAll().where("deal_id", "=", dealId).where("id", "=", id).executeTakeFirst();
}

export async function insertOffer(db: Db, offer: Insertable<DealOfferTable>): Promise<void> {
  await db.insertInto("deal_offers").values(offer).execute();
}

export async function updateOfferStatus(db: Db, id: string, status: OfferStatus, updated_at: Date): Promise<void> {
  await db
    .updateTable("deal_offers")
    .set({ status, updated_at, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .execute();
}
