import { randomBytes } from "node:crypto";
import type { Context as HttpContext } from "hono";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const STYLE = `
body{margin:0;background:#faf6ef;color:#1f2430;font:1rem/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:auto;padding:2rem 1rem}
h1{font:500 2.2rem/1.2 Georgia,serif}
details{background:#fffdf9;border:1px solid #ddd4c3;border-radius:3px;margin:0 0 .75rem}
summary{padding:.75rem 1rem;cursor:pointer}
summary span{display:block;color:#545c69}
dl{display:grid;grid-template-columns:8rem 1fr;gap:.25rem 1rem;margin:0;padding:0 1rem}
dt{color:#545c69}dd{margin:0;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:0 1rem 1rem}
a{color:#1d5c4d}details a{padding:.5rem 1rem;display:inline-block}
@media(prefers-color-scheme:dark){body{background:#14171c;color:#eee8dc}details{background:#1b1f26;border-color:#333a45}
summary span,dt{color:#aab0ba}a{color:#86cbb2}}`;

/** A page of the desk that needs no script: never kept by anyone, and allowed nothing but its own style. */
export function deskDocument(c: HttpContext, title: string, content: ReactNode): Response | Promise<Response> {
  const nonce = randomBytes(16).toString("base64");
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style nonce={nonce}>{STYLE}</style>
      </head>
      <body>
        <main>{content}</main>
      </body>
    </html>,
  );
  return c.html(`<!DOCTYPE html>${html}`, 200, {
    "Cache-Control": "no-store",
    "Content-Security-Policy": `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; frame-ancestors 'self'; form-action 'self'`,
  });
}
