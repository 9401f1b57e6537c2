import type { Db } from "#db/connect.ts";

/** Where a buyer has said to live; null when they have not. */
export async function selectCountry(db: Db, buyerId: number): Promise<string | null> {
  const row = await db.selectFrom("buyers").select("country").where("account_id", "=", buyerId).executeTakeFirst();
  return row?.country ?? null;
}
