import type { Context as HttpContext } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { getLocale } from "#messages/runtime.js";

/** How the desk's documents look and are called. */
export interface DocumentSetting {
  brand: string;
  /** The paths of its stylesheets. */
  styles: readonly string[];
}

/** A page of the desk that needs no script: never kept by anyone, and allowed nothing but the desk's own style. */
export function deskDocument(
  c: HttpContext,
  { brand, styles }: DocumentSetting,
  title: string,
  content: ReactNode,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> {
  const html = renderToStaticMarkup(
    <html lang={getLocale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>{`${title} | ${brand}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {styles.map((path) => (
          <link key={path} rel="stylesheet" href={path} />
        ))}
      </head>
      <body>
        <header className="border-b border-rule bg-sheet">
          <p className="sheet py-3">
            <a href="/" className="font-display text-2xl">
              {brand}
            </a>
          </p>
        </header>
        <main className="sheet grow py-8">{content}</main>
      </body>
    </html>,
  );
  return c.html(`<!DOCTYPE html>${html}`, status, {
    "Cache-Control": "no-store",
    // An address may hold a mailed link: it is told to nobody.
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy":
      "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; frame-ancestors 'none'; form-action 'self'; base-uri 'none'",
  });
}
