import type { Handler } from "hono";
import { findViewer } from "#domain/accounts/sessions/find-session.ts";
import { type Context, toHomeUrl } from "#domain/context.ts";
import { previewListing } from "#domain/listings/editing/preview-listing.ts";
import { DomainError } from "#lib/errors.ts";
import { parseSessionSecret } from "#lib/session-cookie.ts";
import type { ServerEnv } from "../served.ts";
import type { PageRenderer } from "./page-renderer.ts";

interface Setup {
  context: Context;
  renderPage: PageRenderer;
  isSecure: boolean;
}

/** Removes a page's scripts, as our own renderer writes them. Structured data, which no browser runs, stays. */
export function removeScripts(html: string): string {
  return html.replace(
    /<script\b(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g,
    "",
  );
}

const POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

/**
 * Renders the page of a listing with any status for people who may read it at the desk. It is not cached and has no
 * scripts, because they would treat the preview's URL as a page of the site.
 */
export function createPreviewHandler({ context, renderPage, isSecure }: Setup): Handler<ServerEnv> {
  return async (c, next) => {
    const secret = parseSessionSecret(c.req.header("cookie"), isSecure);
    const viewer = secret ? await findViewer(context, secret) : null;
    // The desk's sign-in handles everyone else.
    if (viewer?.role !== "staff") return next();
    const query = { number: Number(c.req.param("number")), as: "visitor" } as const;
    const preview = await previewListing({ ...context, viewer }, query).catch((error) => {
      if (error instanceof DomainError) return null;
      throw error;
    });
    if (!preview) return c.notFound();
    const { listing } = preview;
    const folder = listing.kind === "franchise" ? "franchise" : "buy-a-business";
    const page = new URL(`${toHomeUrl(context.network, context.locale)}/${folder}/listings/${listing.slug}`);
    const { response } = await renderPage(
      { url: new URL(page), post: null },
      {
        address: c.get("address"),
        request_id: c.get("request_id"),
        secret: null,
        preview: listing.number,
      },
    );
    return c.html(removeScripts(response.body ?? ""), 200, {
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
      "Content-Security-Policy": POLICY,
    });
  };
}
