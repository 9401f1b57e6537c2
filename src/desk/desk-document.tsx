import type { Context as HttpContext } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Logo } from "#domain/network/logo/logo.ts";
import { getLocale } from "#messages/runtime.js";
import { NetworkLogo } from "./app/components/network-logo.tsx";

export interface DocumentOptions {
  brand: string;
  /** Null for the default logo. */
  logo: Logo | null;
  /** The paths of its stylesheets. */
  styles: readonly string[];
  /** The path of the script that uses passkeys; absent in a build without it. */
  script?: string | undefined;
}

/** Renders a desk page that works without script. It is never cached, and its policy allows only the desk's own files. */
export function renderDeskDocument(
  c: HttpContext,
  { brand, logo, styles, script }: DocumentOptions,
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
        {script && <script type="module" src={script} />}
      </head>
      <body>
        <header className="border-b border-rule bg-sheet">
          <p className="page-width py-3">
            <a href="/" className="font-display text-2xl">
              {logo ? <NetworkLogo logo={logo} brand={brand} /> : brand}
            </a>
          </p>
        </header>
        <main className="page-width grow py-8">{content}</main>
      </body>
    </html>,
  );
  return c.html(`<!DOCTYPE html>${html}`, status, {
    "Cache-Control": "no-store",
    // The URL may contain a token from an email, so it must not leak to other sites.
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; frame-ancestors 'none'; form-action 'self'; base-uri 'none'",
  });
}
