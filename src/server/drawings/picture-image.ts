import type { Handler } from "hono";
import { findPictureFile } from "#domain/content/library/find-picture-file.ts";
import type { Context } from "#domain/context.ts";

/**
 * Serves a picture of the media library. Browsers ask again each time, because a picture can be replaced at its
 * address.
 */
export function createPictureHandler(context: Pick<Context, "db" | "files">): Handler {
  return async (c) => {
    const picture = await findPictureFile(context, c.req.path);
    if (!picture) return c.notFound();
    const headers = { ETag: picture.etag, "Cache-Control": "public, no-cache" };
    if (c.req.header("if-none-match") === picture.etag) return c.body(null, 304, headers);
    const bytes = await picture.read();
    if (!bytes) return c.notFound();
    return c.body(new Uint8Array(bytes), 200, {
      ...headers,
      "Content-Type": "image/webp",
      "Content-Security-Policy": "default-src 'none'",
      "X-Content-Type-Options": "nosniff",
    });
  };
}
