import type { PluginIds } from "#config/plugin-ids.ts";
import { createFacebookPixel } from "./facebook-pixel.ts";
import { getChoices } from "./get-choices.ts";
import { createGoogleAnalytics, createTagManager } from "./google.ts";
import { getPageEvents, listenForCalls } from "./page-events.ts";
import type { Choices, Plugin } from "./plugin.ts";
import { runPlugins } from "./run-plugins.ts";
import { readConsent } from "./stored-consent.ts";

/** Reports page views to the vendors. */
export interface Reporting {
  page(path: string, query: string): void;
}

/** Starts the configured vendors that the visitor allows; null if there are none. */
export function startPlugins(ids: PluginIds, consent: "opt_in" | "opt_out", query: string): Reporting | null {
  const choices = getChoices({
    user_agent: navigator.userAgent,
    query,
    gpc: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    storedChoice: readConsent(document.cookie),
    consent,
  });
  const plugins = setUpPlugins(ids, choices);
  if (plugins.length === 0) return null;
  const report = runPlugins(plugins);
  listenForCalls(report);
  return {
    page(path, query) {
      for (const event of getPageEvents(path, query)) report(event);
    },
  };
}

function setUpPlugins({ gtm_id, ga_id, fb_pixel_id }: PluginIds, choices: Choices): Plugin[] {
  const { analytics, marketing } = choices;
  const plugins: Plugin[] = [];
  // The container receives the choices and applies them to its tags.
  if (gtm_id && (analytics || marketing)) plugins.push(createTagManager(gtm_id));
  if (ga_id && analytics) plugins.push(createGoogleAnalytics(ga_id));
  if (fb_pixel_id && marketing) plugins.push(createFacebookPixel(fb_pixel_id));
  for (const plugin of plugins) plugin.setUp(choices);
  return plugins;
}
