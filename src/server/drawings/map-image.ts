import type { Handler } from "hono";
import { type CountryMap, FACTS_PATH } from "#integrations/maps/country-map.ts";

/**
 * Serves the outlines that maps in pages are drawn with. Their address contains a hash, so a browser requests them
 * once; a page of an earlier release gets the current outlines, uncached. The desk also gets the data for placing a pin
 * on them.
 */
export function createMapHandler(map: CountryMap | null): Handler {
  const code = map?.path.split("-")[0];
  return (c) => {
    if (map && c.req.path === FACTS_PATH) return c.json(map.facts, 200, { "Cache-Control": "no-cache" });
    if (!map || c.req.path.split("-")[0] !== code) return c.notFound();
    return c.body(map.svg, 200, {
      "Content-Type": "image/svg+xml",
      "Cache-Control": c.req.path === map.path ? "public, max-age=31536000, immutable" : "no-cache",
      "Content-Security-Policy": "default-src 'none'",
    });
  };
}
