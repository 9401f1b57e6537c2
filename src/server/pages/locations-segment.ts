import type { ServerBuild } from "react-router";

/** The segment in the route table that each edition replaces. */
const DEFAULT_SEGMENT = "locations";

/**
 * Returns the build with the edition's locations segment in its routes: `locations/:state/:slug` becomes
 * `agences/:state/:slug`. Both tables change, the server's and the one sent to the browser.
 */
export function withLocationsSegment(build: ServerBuild, segment: string): ServerBuild {
  if (segment === DEFAULT_SEGMENT) return build;
  return {
    ...build,
    routes: rewriteRoutes(build.routes, segment),
    assets: { ...build.assets, routes: rewriteRoutes(build.assets.routes, segment) },
  };
}

function rewriteRoutes<Route extends { path?: string }>(
  routes: Record<string, Route | undefined>,
  segment: string,
): Record<string, Route> {
  return Object.fromEntries(
    Object.entries(routes).flatMap(([id, route]) => {
      if (!route) return [];
      const path = route.path?.replace(new RegExp(`^${DEFAULT_SEGMENT}(?=/|$)`), segment);
      return [[id, path === undefined ? route : { ...route, path }]];
    }),
  );
}
