import { anErrorOccurred, listingNotFound, pageNotFound } from "#editions/contract-messages.ts";
import { m } from "#messages/messages.js";
import { usePageAddress } from "../../document/page-data.ts";
import type { PageError } from "../../document/page-error.ts";
import { findNearPages } from "../../near-pages.ts";
import { getListingsHref, type Site } from "../../site.ts";
import { SearchBox } from "../listings/search-box.tsx";
import { PageHead } from "./page-head.tsx";
import { PageLink } from "./page-link.tsx";

/** The content of an error page: not found, gone, or a failure. */
export function ErrorContent({ error, site }: { error: PageError; site: Site }) {
  const { title, text } = getTexts(error);
  const { pathname } = usePageAddress();
  const near = error.status === 404 && site.kind === "network" ? findNearPages(pathname) : [];
  return (
    <div className="page-width pt-12 md:pt-16">
      <PageHead title={title} />
      <MissingPageDrawing />
      <h1 className="mt-8 text-4xl md:text-5xl">{title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-soft">{text}</p>
      {near.length > 0 && (
        <div className="mt-6">
          <p className="text-lg">{m.not_found_near()}</p>
          <ul>
            {near.map(({ path, menu }) => (
              <li key={path}>
                <PageLink href={`/${path}`} className="link inline-block py-1.5 text-lg">
                  {menu.label()}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-8">
        <SearchBox action={getListingsHref(site)} words={getListingKeywords(pathname)} />
      </div>
      <p className="mt-6 flex flex-wrap gap-3">
        <PageLink href="/" className="button">
          {m.go_home()}
        </PageLink>
        <PageLink href={getListingsHref(site)} className="button button-quiet">
          {m.see_businesses()}
        </PageLink>
      </p>
    </div>
  );
}

/** Returns the slug of a listing's path as search keywords. */
function getListingKeywords(pathname: string): string {
  const [, slug = ""] = /\/listings\/([^/]+?)(-\d+)?\/?$/.exec(pathname) ?? [];
  return /[a-z]/i.test(slug) ? slug.replaceAll("-", " ").trim() : "";
}

function getTexts({ status, message }: PageError): { title: string; text: string } {
  if (status === 410) return { title: m.listing_gone_title(), text: m.listing_gone_text() };
  if (status === 404 && message === listingNotFound()) return { title: message, text: m.listing_not_found_text() };
  if (status === 404) return { title: m.not_found_title(), text: pageNotFound() };
  return { title: m.error_title(), text: anErrorOccurred() };
}

/** A drawing of a storefront with a dashed outline where the door should be. */
function MissingPageDrawing() {
  return (
    <svg viewBox="0 0 220 120" className="h-32 w-auto" aria-hidden="true">
      <path d="M0 119h220" className="stroke-rule-strong" strokeWidth="2" />
      <path d="M14 118V22h192v96" className="fill-wash stroke-rule-strong" strokeWidth="2" />
      <path d="M6 22h208l-10-14H16z" className="fill-accent-wash stroke-accent" strokeWidth="2" />
      <rect x="32" y="44" width="46" height="40" className="fill-sheet stroke-rule-strong" strokeWidth="2" />
      <rect x="142" y="44" width="46" height="40" className="fill-sheet stroke-rule-strong" strokeWidth="2" />
      <path d="M94 118V46h32v72" className="fill-none stroke-signal" strokeWidth="2" strokeDasharray="5 5" />
    </svg>
  );
}
