import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "#db/connect.ts";
import { selectPage } from "#db/select-page.ts";
import type { PartnerDeliveryTable } from "#db/tables/partners.ts";

export type DeliveryRow = Selectable<PartnerDeliveryTable>;

export async function insertDelivery(db: Db, delivery: Insertable<PartnerDeliveryTable>): Promise<void> {
  await db.insertInto("partner_deliveries").values(delivery).execute();
}

/** Updates a delivery. Returns false if it has been deleted. */
export async function updateDelivery(db: Db, id: string, changes: Updateable<PartnerDeliveryTable>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("partner_deliveries")
    .set(changes)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function selectDelivery(db: Db, id: string): Promise<DeliveryRow | undefined> {
  return db.selectFrom("partner_deliveries").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Selects the pending deliveries of a partner: at most one test, first, and one other. */
export function selectPending(db: Db, partner_id: number): Promise<DeliveryRow[]> {
  return db
    .selectFrom("partner_deliveries")
    .selectAll()
    .where("partner_id", "=", partner_id)
    .where("state", "=", "pending")
    .orderBy((eb) => eb.case().when("kind", "=", "test").then(0).else(1).end())
    .execute();
}

/** Selects a page of a partner's log, latest first. */
export function selectDeliveries(db: Db, partner_id: number, page: { page: number; per_page: number }) {
  return selectPage(
    db
      .selectFrom("partner_deliveries")
      .selectAll()
      .where("partner_id", "=", partner_id)
      .orderBy("created_at", "desc")
      .orderBy("id"),
    page,
  );
}

export async function deletePending(db: Db, partner_id: number): Promise<void> {
  await db
    .deleteFrom("partner_deliveries")
    .where("partner_id", "=", partner_id)
    .where("state", "=", "pending")
    .where("kind", "!=", "test")
    .execute();
}

/** Deletes log entries of deliveries that finished before a time. */
export async function deleteDeliveriesBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom("partner_deliveries").where("finished_at", "<", time).execute();
}
