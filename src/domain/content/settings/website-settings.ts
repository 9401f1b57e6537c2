import { PLUGIN_ID, type PluginIds } from "#config/plugin-ids.ts";
import { EVERYTHING } from "#db/cache-versions.ts";
import type { ChangeFeed } from "#db/change-feed.ts";
import type { Db } from "#db/connect.ts";
import type { Context } from "#domain/context.ts";
import { findSection } from "../sections/find-section.ts";

/** The content name of each setting. */
const NAMES = {
  gtm_id: "google_tag_manager_id",
  ga_id: "google_analytics_id",
  fb_pixel_id: "facebook_pixel_id",
} as const satisfies Record<keyof PluginIds, string>;

const cachedSettings = new WeakMap<Db, Promise<PluginIds>>();
const followed = new WeakSet<Db>();

/** The ids from the website's settings, overridden by the environment; invalid ids are omitted. */
export async function getPluginIds(context: Pick<Context, "db" | "locale" | "network">): Promise<PluginIds> {
  const stored = cachedSettings.get(context.db) ?? readIds(context);
  if (followed.has(context.db)) cachedSettings.set(context.db, stored);
  stored.catch(() => cachedSettings.delete(context.db));
  const { analytics } = context.network;
  const ids = await stored;
  const getId = (vendor: keyof PluginIds): string | null => analytics[vendor] ?? ids[vendor];
  return { gtm_id: getId("gtm_id"), ga_id: getId("ga_id"), fb_pixel_id: getId("fb_pixel_id") };
}

/** Clears the cached settings when content changes; they are cached because every page reads them. */
export function followSettings(db: Db, changes: Pick<ChangeFeed, "onChange">): void {
  followed.add(db);
  changes.onChange((tags) => {
    if (tags.includes(EVERYTHING) || tags.includes("content")) cachedSettings.delete(db);
  });
}

async function readIds(context: Pick<Context, "db" | "locale">): Promise<PluginIds> {
  const section = await findSection(context, "settings");
  const getWrittenId = (vendor: keyof PluginIds): string | null => {
    const value = section?.contents.find(({ name }) => name === NAMES[vendor])?.value?.trim();
    return value && PLUGIN_ID[vendor].test(value) ? value : null;
  };
  return { gtm_id: getWrittenId("gtm_id"), ga_id: getWrittenId("ga_id"), fb_pixel_id: getWrittenId("fb_pixel_id") };
}
