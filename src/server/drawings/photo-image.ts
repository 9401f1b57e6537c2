import type { Context as Call, Handler } from "hono";
import { findViewer } from "#domain/accounts/sessions/find-session.ts";
import type { Context } from "#domain/context.ts";
import { findPhoto } from "#domain/listings/photos/find-photo.ts";
import { findProfilePhoto } from "#domain/offices/profile-photos/find-profile-photo.ts";
import { parseSessionSecret } from "#lib/session-cookie.ts";

/**
 * Serves an uploaded photo of a listing, an office or an agent: immutable at its address if it is public, visible only
 * to the desk for a draft.
 */
export function createPhotoHandler(context: Pick<Context, "db" | "files" | "clock">, isSecure: boolean): Handler {
  const getViewer = async (c: Call): Promise<Context["viewer"]> => {
    const secret = parseSessionSecret(c.req.header("cookie"), isSecure);
    return (secret && (await findViewer(context, secret))) || { role: "visitor" };
  };
  return async (c) => {
    const profile = await findProfilePhoto(context, c.req.path);
    const photo = profile
      ? { bytes: profile, is_public: true }
      : await findPhoto(context, c.req.path, () => getViewer(c));
    if (!photo) return c.notFound();
    return c.body(new Uint8Array(photo.bytes), 200, {
      "Content-Type": "image/webp",
      "Cache-Control": photo.is_public ? "public, max-age=31536000, immutable" : "private, no-store",
      "Content-Security-Policy": "default-src 'none'",
      "X-Content-Type-Options": "nosniff",
    });
  };
}
