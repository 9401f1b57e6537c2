import * as v from "valibot";
import { PLUGIN_ID, type PluginIds } from "#config/plugin-ids.ts";
import { readWebsiteIds, saveWebsiteIds } from "#domain/content/settings/edit-website-ids.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import type { Logo } from "#domain/network/logo/logo.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { readStaffForm } from "#domain/staff/staff-fields.ts";
import type { StaffCodes } from "#domain/staff/staff-messages.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { HEX_COLOR } from "#lib/contrast.ts";
import { Conflict } from "#lib/errors.ts";
import { createLineSchema, createTextSchema } from "#lib/forms/field-schemas.ts";
import { getNextVersion, parseVersion } from "#lib/version.ts";
import { m } from "#messages/messages.js";
import { type BrandColors, hasContrast } from "./brand-colors.ts";
import { selectLogo, selectNetworkSettings, updateNetworkSettings } from "./settings-queries.ts";

interface Fields extends BrandColors, PluginIds {
  /** The brand; null for the environment's. */
  brand: string | null;
  /** Shown in every footer; null for none. */
  legal_notice: string | null;
}

export interface NetworkSettingsChange extends Fields {
  version: string;
}

/** The network's settings as the desk shows them. */
export interface NetworkSettings extends NetworkSettingsChange {
  /** The brand that applies if none is set. */
  default_brand: string;
  /** Changed by separate calls; null for the default logo. */
  logo: Logo | null;
  /** The ids that the environment overrides, so that a change here has no effect. */
  overridden: (keyof PluginIds)[];
}

const COLORS = ["accent_light", "accent_dark"] as const;
const IDS = Object.keys(PLUGIN_ID) as (keyof PluginIds)[];

export const networkSettingsSchema = v.strictObject(
  {
    brand: createLineSchema(80),
    legal_notice: createTextSchema(2_000),
    accent_light: createLineSchema(20),
    accent_dark: createLineSchema(20),
    gtm_id: createLineSchema(40),
    ga_id: createLineSchema(40),
    fb_pixel_id: createLineSchema(40),
    version: createLineSchema(40),
  },
  "unknown_field",
);

/** Validates the settings: colors must be readable in their scheme, and ids have their vendors' format. */
export function checkNetworkSettings(raw: unknown): { input: NetworkSettingsChange } | { codes: StaffCodes } {
  const { typed, codes } = readStaffForm(networkSettingsSchema, raw, ["version"]);
  for (const name of COLORS) {
    const color = typed[name];
    if (!color || codes[name]) continue;
    if (!HEX_COLOR.test(color)) codes[name] = "color";
    else if (!hasContrast(name, color)) codes[name] = "contrast";
  }
  for (const name of IDS) {
    const id = typed[name];
    if (id && !codes[name] && !PLUGIN_ID[name].test(id)) codes[name] = "tag_id";
  }
  if (Object.keys(codes).length > 0) return { codes };
  return {
    input: {
      brand: typed.brand || null,
      legal_notice: typed.legal_notice || null,
      accent_light: typed.accent_light?.toLowerCase() || null,
      accent_dark: typed.accent_dark?.toLowerCase() || null,
      gtm_id: typed.gtm_id || null,
      ga_id: typed.ga_id || null,
      fb_pixel_id: typed.fb_pixel_id || null,
      version: typed.version ?? "",
    },
  };
}

/**
 * Shows the network's settings.
 *
 * @throws NotSignedIn; NotAllowed
 */
export async function showNetworkSettings(context: Context): Promise<NetworkSettings> {
  authorize(context, "network.write");
  const { updated_at, ...settings } = await selectNetworkSettings(context.db);
  const { analytics, brand, environment_brand } = context.network;
  return {
    ...settings,
    ...(await readWebsiteIds(context)),
    version: updated_at.toISOString(),
    default_brand: environment_brand ?? brand,
    logo: await selectLogo(context.db),
    overridden: IDS.filter((name) => analytics[name] !== null),
  };
}

/** Changes the network's settings; every page shows them within a second. @throws NotSignedIn; NotAllowed; Conflict */
export async function editNetworkSettings(context: Context, change: NetworkSettingsChange): Promise<NetworkSettings> {
  authorize(context, "network.write");
  return runInTransaction(context, async (tx) => {
    const before = await showNetworkSettings(tx);
    const { version, brand, accent_light, accent_dark, legal_notice, gtm_id, ga_id, fb_pixel_id } = change;
    const fields = { brand, accent_light, accent_dark, legal_notice };
    const updated_at = getNextVersion(parseVersion(before.version), tx.clock());
    const isCurrent = await updateNetworkSettings(tx.db, parseVersion(version), { ...fields, updated_at });
    if (!isCurrent) throw new Conflict(m.desk_conflict(), await showNetworkSettings(tx));
    const ids = { gtm_id, ga_id, fb_pixel_id };
    if (IDS.some((name) => ids[name] !== before[name])) await saveWebsiteIds(tx, ids);
    const now = await showNetworkSettings(tx);
    const names = ["brand", "legal_notice", ...COLORS, ...IDS] as const;
    await recordAuditEvent(tx, {
      action: "network.changed",
      subject: "network",
      details: { fields: names.filter((name) => now[name] !== before[name]) },
    });
    await invalidate(tx, "*");
    return now;
  });
}
