import { sql, type Updateable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { NetworkSettingsTable } from "#db/tables/offices.ts";
import { getLogoPath, type Logo, type LogoImage, type Scheme } from "#domain/network/logo/logo.ts";

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

/** Selects the uploaded logo; null for the default logo. */
export async function selectLogo(db: Db): Promise<Logo | null> {
  const row = await db
    .selectFrom("network_settings")
    .select(["logo_file", "logo_width", "logo_height", "logo_dark_file", "logo_dark_width", "logo_dark_height"])
    .executeTakeFirstOrThrow();
  const light = toLogoImage(row.logo_file, row.logo_width, row.logo_height);
  return light && { ...light, dark: toLogoImage(row.logo_dark_file, row.logo_dark_width, row.logo_dark_height) };
}

function toLogoImage(file: string | null, width: number | null, height: number | null): LogoImage | null {
  return file && width && height ? { path: getLogoPath(file), width, height } : null;
}

/** Sets or removes the logo of one scheme. Without a logo for the light scheme there is none for the dark one. */
export async function updateLogo(
  db: Db,
  scheme: Scheme,
  saved: { file: string; width: number; height: number } | null,
): Promise<void> {
  const { file = null, width = null, height = null } = saved ?? {};
  const dark = { logo_dark_file: file, logo_dark_width: width, logo_dark_height: height };
  const light = { logo_file: file, logo_width: width, logo_height: height };
  const change = scheme === "dark" ? dark : saved ? light : { ...light, ...dark };
  await db.updateTable("network_settings").set(change).execute();
}
