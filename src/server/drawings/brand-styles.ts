import type { Context as Call } from "hono";
import type { Network } from "#domain/context.ts";
import { getBrandStylesPath, renderBrandStyles } from "#domain/network/settings/brand-colors.ts";

/**
 * Serves the stylesheet with the brand's own colors. Its address in pages changes with the colors, so browsers request
 * it once.
 */
export function serveBrandStyles(c: Call, { colors }: Pick<Network, "colors">): Response {
  const path = colors && getBrandStylesPath(colors);
  if (!colors || !path)
    return c.body("", 200, { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "no-cache" });
  const isCurrent = path.endsWith(`?v=${c.req.query("v") ?? ""}`);
  return c.body(renderBrandStyles(colors), 200, {
    "Content-Type": "text/css; charset=utf-8",
    "Cache-Control": isCurrent ? "public, max-age=31536000, immutable" : "no-cache",
  });
}
