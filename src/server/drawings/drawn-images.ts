import type { Context, Handler } from "hono";
import { drawPortrait, parsePortraitPath } from "#illustrations/portraits/draw-portrait.ts";
import { drawStorefrontOfKind, parseStorefrontPath } from "#illustrations/storefronts/draw-storefront.ts";

export const serveStorefrontImage: Handler = (c) => {
  const storefront = parseStorefrontPath(c.req.path);
  return storefront ? sendDrawing(c, drawStorefrontOfKind(storefront.kind, storefront.number)) : c.notFound();
};

export const servePortraitImage: Handler = (c) => {
  const slug = parsePortraitPath(c.req.path);
  return slug ? sendDrawing(c, drawPortrait(slug)) : c.notFound();
};

/** Sends a drawing as immutable, so that a browser requests it only once. */
function sendDrawing(c: Context, svg: string): Response {
  return c.body(svg, 200, {
    "Content-Type": "image/svg+xml",
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
  });
}
