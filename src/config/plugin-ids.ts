/** The ids of third-party scripts that a website loads; null for one that it does not use. */
export interface PluginIds {
  gtm_id: string | null;
  ga_id: string | null;
  fb_pixel_id: string | null;
}

/** Required format of an id: it becomes part of a URL that visitors' browsers load. */
export const PLUGIN_ID = {
  gtm_id: /^GTM-[A-Z0-9]{4,12}$/,
  ga_id: /^(G-[A-Z0-9]{6,14}|UA-\d{4,12}-\d{1,4})$/,
  fb_pixel_id: /^\d{8,20}$/,
} as const satisfies Record<keyof PluginIds, RegExp>;

export const NO_PLUGINS: PluginIds = { gtm_id: null, ga_id: null, fb_pixel_id: null };
