import type { Handler } from "hono";
import { type CountryMap, FACTS_PATH } from "#integrations/maps/country-map.ts";
import { cutRegionSvg, getRegionMapPath } from "#integrations/maps/region-map.ts";
import { getOwnValue } from "#lib/own-value.ts";

/** Matches the path of a country's outlines, or of those in the map of one of its regions. */
const PATH = /^\/maps\/([a-z]+)-[0-9a-f]{12}(?:-([a-z0-9-]+))?\.svg$/;

/**
 * Serves the outlines that maps in pages are drawn with. Their address contains a hash, so a browser requests them
 * once; a page of an earlier release gets the current outlines, uncached. The desk also gets the data for placing a pin
 * on them.
 */
export function createMapHandler(map: CountryMap | null): Handler {
  const code = map && PATH.exec(map.path)?.[1];
  return (c) => {
    if (map && c.req.path === FACTS_PATH) return c.json(map.facts, 200, { "Cache-Control": "no-cache" });
    const [, country, slug] = PATH.exec(c.req.path) ?? [];
    const region = slug && map ? getOwnValue(map.regions, slug) : undefined;
    if (!map || !country || country !== code || (slug && !region)) return c.notFound();
    const path = slug ? getRegionMapPath(map, slug) : map.path;
    return c.body(region ? cutRegionSvg(map, region) : map.svg, 200, {
      "Content-Type": "image/svg+xml",
      "Cache-Control": c.req.path === path ? "public, max-age=31536000, immutable" : "no-cache",
      "Content-Security-Policy": "default-src 'none'",
    });
  };
}
