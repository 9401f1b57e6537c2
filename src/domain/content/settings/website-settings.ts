import { PLUGIN_ID, type PluginIds } from "#config/plugin-ids.ts";
import type { Context } from "#domain/context.ts";
import { findSection } from "../sections/find-section.ts";

/** The content name of each setting. */
export const ID_NAMES = {
  gtm_id: "google_tag_manager_id",
  ga_id: "google_analytics_id",
  fb_pixel_id: "facebook_pixel_id",
} as const satisfies Record<keyof PluginIds, string>;

/** Returns the ids from the website's settings, overridden by the environment; invalid ids are omitted. */
export async function getPluginIds(context: Pick<Context, "db" | "locale" | "network">): Promise<PluginIds> {
  const { analytics } = context.network;
  const ids = await readIds(context);
  const getId = (vendor: keyof PluginIds): string | null => analytics[vendor] ?? ids[vendor];
  return { gtm_id: getId("gtm_id"), ga_id: getId("ga_id"), fb_pixel_id: getId("fb_pixel_id") };
}

async function readIds(context: Pick<Context, "db" | "locale">): Promise<PluginIds> {
  const section = await findSection(context, "settings");
  const getWrittenId = (vendor: keyof PluginIds): string | null => {
    const value = section?.contents.find(({ name }) => name === ID_NAMES[vendor])?.value?.trim();
    return value && PLUGIN_ID[vendor].test(value) ? value : null;
  };
  return { gtm_id: getWrittenId("gtm_id"), ga_id: getWrittenId("ga_id"), fb_pixel_id: getWrittenId("fb_pixel_id") };
}
