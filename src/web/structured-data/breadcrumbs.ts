import { m } from "#messages/messages.js";
import type { Site } from "../site.ts";
import { siteHref } from "../site.ts";
import { type Thing, thing } from "./thing.ts";

export interface Crumb {
  name: string;
  /** Path from the origin. */
  path: string;
}

/** Describes the breadcrumbs of a page, from the network's home to the page itself. */
export function breadcrumbsThing(crumbs: readonly Crumb[], home: string): Thing {
  return thing("BreadcrumbList", {
    itemListElement: crumbs.map(({ name, path }, index) =>
      thing("ListItem", { position: index + 1, name, item: home + path }),
    ),
  });
}

/** The breadcrumbs of a site's home page. */
export function getCrumbs(site: Site): Crumb[] {
  const home = { name: m.home(), path: "/" };
  return site.kind === "network" ? [home] : [home, { name: site.name, path: siteHref(site) }];
}
