import { sql, type Updateable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { NetworkSettingsTable } from "#db/tables/offices.ts";

const COLUMNS = ["brand", "accent_light", "accent_dark", "legal_notice", "updated_at"] as const;

export function selectNetworkSettings(db: Db) {
  return db.selectFrom("network_settings").select(COLUMNS).executeTakeFirstOrThrow();
}

/** Updates the settings if they still have the version `before`; false if someone else changed them. */
export async function updateNetworkSettings(
  db: Db,
  before: Date,
  change: Updateable<NetworkSettingsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("network_settings")
    .set(change)
    // A version has milliseconds; the database stores microseconds.
    .where(sql<Date>`date_trunc('milliseconds', updated_at)`, "=", before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
