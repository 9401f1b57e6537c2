import type { Insertable, Selectable } from "kysely";
import type { Db } from "#db/connect.ts";
import { selectPage } from "#db/select-page.ts";
import type { BouncedAddressTable } from "#db/tables/inquiries.ts";

export type BouncedAddress = Selectable<BouncedAddressTable>;

export function findBounce(db: Db, address: string): Promise<BouncedAddress | undefined> {
  return db.selectFrom("bounced_addresses").selectAll().where("address", "=", address.toLowerCase()).executeTakeFirst();
}

/** Records that an address bounces. If it is already recorded, the first reason is kept. */
export async function insertBounce(db: Db, { address, ...response }: Insertable<BouncedAddressTable>): Promise<void> {
  await db
    .insertInto("bounced_addresses")
    .values({ address: address.toLowerCase(), ...response })
    .onConflict((conflict) => conflict.column("address").doNothing())
    .execute();
}

/** Selects a page of bounced addresses, newest first, with the total. */
export async function selectBounces(db: Db, page: number, per_page: number) {
  const sorted = db.selectFrom("bounced_addresses").selectAll().orderBy("bounced_at", "desc").orderBy("id", "desc");
  return selectPage(sorted, { page, per_page });
}

export function selectBounce(db: Db, id: number): Promise<BouncedAddress | undefined> {
  return db.selectFrom("bounced_addresses").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Deletes a bounced address. Returns whether it was recorded. */
export async function deleteBounce(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("bounced_addresses").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}
