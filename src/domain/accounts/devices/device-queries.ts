import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { PushDeviceTable, PushKeyTable } from "#db/tables/push.ts";

export type DeviceRow = Selectable<PushDeviceTable>;

/** Waits for other processes that create keys, so that the first use creates one pair. */
export async function lockPushKeys(db: Db): Promise<void> {
  await sql`lock table push_keys in share row exclusive mode`.execute(db);
}

/** Selects all key pairs, the newest first. */
export function selectPushKeys(db: Db): Promise<Selectable<PushKeyTable>[]> {
  return db.selectFrom("push_keys").selectAll().orderBy("id", "desc").execute();
}

export async function insertPushKey(db: Db, key: Insertable<PushKeyTable>): Promise<Selectable<PushKeyTable>> {
  return db.insertInto("push_keys").values(key).returningAll().executeTakeFirstOrThrow();
}

export async function updatePushKey(db: Db, id: number, private_key_encrypted: string): Promise<void> {
  await db.updateTable("push_keys").set({ private_key_encrypted }).where("id", "=", id).execute();
}

/** Selects a person's devices, the latest first. */
export function selectDevices(db: Db, accountId: number): Promise<DeviceRow[]> {
  return db
    .selectFrom("push_devices")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("added_at", "desc")
    .orderBy("id")
    .execute();
}

/** Stores a device in place of the one with the same endpoint: a browser belongs to the person who turned it on last. */
export async function upsertDevice(db: Db, device: Insertable<PushDeviceTable>): Promise<void> {
  const { endpoint: _, ...values } = device;
  await db
    .insertInto("push_devices")
    .values(device)
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(values))
    .execute();
}

export async function deleteDevice(db: Db, accountId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("push_devices")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteAccountDevices(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom("push_devices").where("account_id", "=", accountId).execute();
}

/** Deletes an endpoint that has ended, unless the browser has been turned on again with other keys. */
export async function deleteEndedDevice(db: Db, { id, auth }: Pick<DeviceRow, "id" | "auth">): Promise<void> {
  await db.deleteFrom("push_devices").where("id", "=", id).where("auth", "=", auth).execute();
}

export async function updateDevice(db: Db, id: string, changes: Updateable<PushDeviceTable>): Promise<void> {
  await db.updateTable("push_devices").set(changes).where("id", "=", id).execute();
}

/** A device with the keys that its browser accepts messages from. */
export type SentDevice = DeviceRow & Pick<Selectable<PushKeyTable>, "public_key" | "private_key_encrypted">;

/** Selects a device with its keys, if its owner's account isn't canceled. */
export function selectSentDevice(db: Db, id: string) {
  return db
    .selectFrom("push_devices")
    .innerJoin("push_keys", "push_keys.id", "push_devices.key_id")
    .innerJoin("accounts", "accounts.id", "push_devices.account_id")
    .selectAll("push_devices")
    .select(["push_keys.public_key", "push_keys.private_key_encrypted"])
    .where("push_devices.id", "=", id)
    .where("accounts.cancelled_at", "is", null);
}
