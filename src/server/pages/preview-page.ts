import type { Context as Call, Handler } from "hono";
import { findViewer } from "#domain/accounts/sessions/find-session.ts";
import type { Context } from "#domain/context.ts";
import { previewListing } from "#domain/editing/preview-listing.ts";
import { sessionSecretIn } from "#lib/session-cookie.ts";
import type { Served } from "../served.ts";
import type { PageRenderer } from "./page-renderer.ts";

interface Setup {
  context: Context;
  renderPage: PageRenderer;
  isSecure: boolean;
}

/**
 * A listing's own page as a visitor will see it, for whoever may read the listing at the desk: whatever its status, kept by
 * nobody, and without its script, which would take the address for one of the site's.
 */
export function previewPage({ context, renderPage, isSecure }: Setup): Handler<Served> {
  return async (c) => {
    const viewer = await viewerOf(c);
    const { listing } = await previewListing(
      { ...context, viewer: viewer ?? { role: "visitor" } },
      { number: Number(c.req.param("number")), as: "visitor" },
    );
    const folder = listing.kind === "franchise" ? "franchise" : "buy-a-business";
    const page = new URL(`/${folder}/listings/${listing.slug}`, context.network.origin);
    const { answer } = await renderPage(new Request(page), {
      address: c.get("address"),
      request_id: c.get("request_id"),
      secret: null,
      preview: listing.number,
    });
    answer.headers.set("Cache-Control", "no-store");
    answer.headers.set("X-Robots-Tag", "noindex");
    answer.headers.set(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
    );
    return answer;
  };

  async function viewerOf(c: Call) {
    const secret = sessionSecretIn(c.req.header("cookie"), isSecure);
    return secret ? findViewer(context, secret) : null;
  }
}
