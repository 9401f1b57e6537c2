import { m } from "#messages/messages.js";
import type { Site } from "../site.ts";
import { getSiteHref } from "../site.ts";
import { createThing, type Thing } from "./thing.ts";

export interface Crumb {
  name: string;
  /** Path from the origin. */
  path: string;
}

/** Describes the breadcrumbs of a page, from the network's home to the page itself. */
export function describeBreadcrumbs(crumbs: readonly Crumb[], home: string): Thing {
  return createThing("BreadcrumbList", {
    itemListElement: crumbs.map(({ name, path }, index) =>
      createThing("ListItem", { position: index + 1, name, item: home + path }),
    ),
  });
}

export function getCrumbs(site: Site): Crumb[] {
  const home = { name: m.home(), path: "/" };
  return site.kind === "network" ? [home] : [home, { name: site.name, path: getSiteHref(site) }];
}
