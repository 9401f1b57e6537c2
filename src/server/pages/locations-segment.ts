import type { ServerBuild } from "react-router";
import { replaceLocations } from "#web/site-map.ts";

/**
 * Returns the build with the edition's locations segment in its routes: `locations/:state/:slug` becomes
 * `agences/:state/:slug`. Both tables change, the server's and the one sent to the browser.
 */
export function withLocationsSegment(build: ServerBuild, segment: string): ServerBuild {
  if (segment === "locations") return build;
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
      return [[id, route.path === undefined ? route : { ...route, path: replaceLocations(route.path, segment) }]];
    }),
  );
}
