import { randomBytes } from "node:crypto";
import type { Context as HttpContext } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
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
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.25rem;margin:0 0 .75rem;border:1px solid #1d5c4d;border-radius:3px;background:#1d5c4d;color:#fffdf9;cursor:pointer}
label{display:block;font-weight:600}input{font:inherit;display:block;box-sizing:border-box;width:100%;max-width:26rem;min-height:2.75rem;padding:.45rem .7rem;margin:.25rem 0 1rem;border:1px solid #8a8271;border-radius:3px;background:#fffdf9;color:inherit}
.wrong{color:#a8391f;font-weight:600}code{overflow-wrap:anywhere}:focus-visible{outline:3px solid #1d5c4d;outline-offset:2px}
a{color:#1d5c4d}details a{padding:.5rem 1rem;display:inline-block}
@media(prefers-color-scheme:dark){body{background:#14171c;color:#eee8dc}details{background:#1b1f26;border-color:#333a45}
summary span,dt{color:#aab0ba}button{background:#86cbb2;border-color:#86cbb2;color:#10211b}input{background:#1b1f26;border-color:#7d8591}.wrong{color:#f2a38c}:focus-visible{outline-color:#86cbb2}a{color:#86cbb2}}`;

/** A page of the desk that needs no script: never kept by anyone, and allowed nothing but its own style. */
export function deskDocument(
  c: HttpContext,
  title: string,
  content: ReactNode,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> {
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
  return c.html(`<!DOCTYPE html>${html}`, status, {
    "Cache-Control": "no-store",
    "Content-Security-Policy": `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; frame-ancestors 'self'; form-action 'self'`,
  });
}
