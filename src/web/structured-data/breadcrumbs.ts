import { m } from "#messages/messages.js";
import type { Site } from "../site.ts";
import { siteHref } from "../site.ts";
import { type Thing, thing } from "./thing.ts";

export interface Crumb {
  name: string;
  /** From the origin. */
  path: string;
}

/** The way to a page from the network's home, itself at the end. */
export function breadcrumbsThing(crumbs: readonly Crumb[], home: string): Thing {
  return thing("BreadcrumbList", {
    itemListElement: crumbs.map(({ name, path }, index) =>
      thing("ListItem", { position: index + 1, name, item: home + path }),
    ),
  });
}

/** The way to a site's own home: the network's, and an office's or an agent's under it. */
export function getCrumbs(site: Site): Crumb[] {
  const home = { name: m.home(), path: "/" };
  return site.kind === "network" ? [home] : [home, { name: site.name, path: siteHref(site) }];
}
