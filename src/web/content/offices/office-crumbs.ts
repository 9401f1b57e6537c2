import type { Context } from "#domain/context.ts";
import { getRegionName } from "#editions/translated-data.ts";
import { m } from "#messages/messages.js";
import { getLocationsPath } from "../../mounts/sites.ts";
import { getOfficePath, getRegionPath } from "../../site.ts";
import type { Crumb } from "../../structured-data/breadcrumbs.ts";

interface Place {
  state: string;
  state_slug: string;
}

/** Returns the breadcrumbs of a region's page. */
export function getRegionCrumbs(context: Context, { state, state_slug }: Place): Crumb[] {
  const locations = getLocationsPath(context);
  return [
    { name: m.home(), path: "/" },
    { name: m.nav_locations(), path: locations },
    { name: getRegionName(context.locale, state_slug, state), path: getRegionPath(locations, state_slug) },
  ];
}

/** Returns the breadcrumbs of an office's home page, below its region. */
export function getOfficeCrumbs(context: Context, office: Place & { slug: string; name: string }): Crumb[] {
  return [
    ...getRegionCrumbs(context, office),
    { name: office.name, path: getOfficePath(getLocationsPath(context), office) },
  ];
}
