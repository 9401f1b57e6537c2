import { PLUGIN_ID, type PluginIds } from "#config/plugin-ids.ts";
import type { Context } from "#domain/context.ts";
import { findSection } from "../sections/find-section.ts";
import { saveSection } from "../sections/save-section.ts";
import { ID_NAMES } from "./website-settings.ts";

/** All languages use the settings in this one unless they have their own. */
const LOCALE = "en-US";

/** Reads the ids from the website's settings. The environment's ids, which take precedence on the site, are ignored. */
export async function readWebsiteIds(context: Context): Promise<PluginIds> {
  const section = await findSection({ ...context, locale: LOCALE }, "settings");
  const getId = (vendor: keyof PluginIds): string | null =>
    section?.contents.find(({ name }) => name === ID_NAMES[vendor])?.value?.trim() || null;
  return { gtm_id: getId("gtm_id"), ga_id: getId("ga_id"), fb_pixel_id: getId("fb_pixel_id") };
}

/** Saves the ids in the website's settings and keeps the settings' other contents. */
export async function saveWebsiteIds(context: Context, ids: PluginIds): Promise<void> {
  const section = await findSection({ ...context, locale: LOCALE }, "settings");
  const names = new Set<string>(Object.values(ID_NAMES));
  const others = (section?.contents ?? []).filter(({ name }) => !names.has(name));
  const written = (Object.keys(PLUGIN_ID) as (keyof PluginIds)[]).map((vendor) => ({
    name: ID_NAMES[vendor],
    type: "text" as const,
    value: ids[vendor] ?? "",
  }));
  await saveSection(context, { name: "settings", locale: LOCALE, contents: [...written, ...others] });
}
