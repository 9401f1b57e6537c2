import type { Db } from "#db/connect.ts";
import { type SentDevice, selectSentDevice } from "#domain/accounts/devices/device-queries.ts";

/** Selects a buyer's device. */
export function selectBuyersDevice(db: Db, id: string): Promise<SentDevice | undefined> {
  return selectSentDevice(db, id).where("accounts.kind", "=", "buyer").executeTakeFirst();
}

/** Selects the devices of buyers. */
export function selectBuyersDevices(
  db: Db,
  buyerIds: readonly number[],
): Promise<{ id: string; account_id: number }[]> {
  return db
    .selectFrom("push_devices")
    .select(["id", "account_id"])
    .where("account_id", "in", buyerIds)
    .orderBy("id")
    .execute();
}
