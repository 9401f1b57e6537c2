import type { Handler } from "hono";
import type { Context } from "#domain/context.ts";
import { findLogoFile } from "#domain/network/logo/find-logo-file.ts";

/**
 * Serves the network's uploaded logos, which never change at their addresses. Webmail and search engines embed them.
 */
export function createLogoHandler(context: Pick<Context, "files">): Handler {
  return async (c) => {
    const png = await findLogoFile(context, c.req.path);
    if (!png) return c.notFound();
    return c.body(new Uint8Array(png), 200, {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Content-Security-Policy": "default-src 'none'",
      "X-Content-Type-Options": "nosniff",
    });
  };
}
