import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BoundedStore } from "#lib/bounded-store.ts";
import { sha256 } from "#lib/sha256.ts";
import { PageInfoContext, usePageInfo } from "../page-info.ts";
import { ShellContext, useShell } from "../shell.ts";
import type { Site } from "../site.ts";
import { SiteContext, useSite } from "../use-site.ts";

/** The keys of the sites that pages are being rendered for: each is used by the header and the footer. */
const keys = new WeakMap<Site, string>();

/** Max bytes of all stored HTML. The header and footer of a site take about 20 kB. */
const MAX_BYTES = 6 * 1024 * 1024;

const rendered = new BoundedStore<string, string>(MAX_BYTES);

interface RepeatedHtmlProps {
  as: "header" | "footer" | "div";
  className: string;
  /** Distinguishes the content from others of the same site. */
  name: string;
  children: ReactNode;
}

/**
 * Renders content that is the same on all pages of a site, and then repeats its HTML. It may depend only on the site and
 * the shell, which are its key; so the page's data isn't available to it.
 */
export function RepeatedHtml({ as, className, name, children }: RepeatedHtmlProps) {
  const shell = useShell();
  const info = usePageInfo();
  const site = useSite();
  const siteKey = keys.get(site) ?? sha256(JSON.stringify([shell, site]), "base64url");
  keys.set(site, siteKey);
  const key = name + siteKey;
  const html = rendered.get(key) ?? renderContent();
  return createElement(as, { className, dangerouslySetInnerHTML: { __html: html } });

  function renderContent(): string {
    const fresh = renderToStaticMarkup(
      <ShellContext value={shell}>
        <PageInfoContext value={info}>
          <SiteContext value={site}>{children}</SiteContext>
        </PageInfoContext>
      </ShellContext>,
      { identifierPrefix: name },
    );
    rendered.set(key, fresh, 2 * fresh.length);
    return fresh;
  }
}
