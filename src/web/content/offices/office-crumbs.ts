import type { Context } from "#domain/context.ts";
import { m } from "#messages/messages.js";
import { locationsPath } from "../../mounts/site-of.ts";
import { officePath, regionPath } from "../../site.ts";
import type { Crumb } from "../../structured-data/breadcrumbs.ts";

interface Place {
  state: string;
  state_slug: string;
}

/** The breadcrumbs of a region's page. */
export function regionCrumbs(context: Context, { state, state_slug }: Place): Crumb[] {
  const locations = locationsPath(context);
  return [
    { name: m.home(), path: "/" },
    { name: m.nav_locations(), path: locations },
    { name: state, path: regionPath(locations, state_slug) },
  ];
}

/** The breadcrumbs of an office's home page, below its region. */
export function officeCrumbs(context: Context, office: Place & { slug: string; name: string }): Crumb[] {
  return [...regionCrumbs(context, office), { name: office.name, path: officePath(locationsPath(context), office) }];
}
