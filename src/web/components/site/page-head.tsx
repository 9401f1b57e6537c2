import { useContext } from "react";
import { useShell } from "../../shell.ts";
import { SiteContext } from "../../use-site.ts";
import { useLoginQuery } from "../account/login-from-query.tsx";
import { addressOfPage, namedPage } from "./document-title.ts";
import { usePageAddress } from "./page-link.tsx";

/**
 * What a page is called and what it is about, for search engines and for whoever is sent a link to it; React lifts it
 * into the head. What is left out of search results has no picture to be shared with either.
 */
export function PageHead({ title, description = "", canonical, index = true, page = 1, type, picture }: PageHeadProps) {
  const { brand, origin, locale } = useShell();
  const addressIn = usePageAddress();
  const site = useContext(SiteContext);
  // With the dialog open it is a copy of the page.
  const isIndexed = !useLoginQuery() && index;
  const isOwn = site !== null && site.base_path !== "" && canonical?.startsWith(site.base_path);
  const named = namedPage({ title, description }, isOwn ? site : null, page);
  const full = named.title && brand ? `${named.title} | ${brand}` : named.title || brand;
  const url = canonical && origin + addressIn(addressOfPage(canonical, page));
  return (
    <>
      <title>{full}</title>
      {named.description && <meta name="description" content={named.description} />}
      {url && <link rel="canonical" href={url} />}
      {!isIndexed && <meta name="robots" content="noindex,follow" />}
      {url && isIndexed && (
        <>
          <meta property="og:title" content={named.title || brand} />
          {named.description && <meta property="og:description" content={named.description} />}
          <meta property="og:url" content={url} />
          <meta property="og:type" content={type ?? "website"} />
          <meta property="og:site_name" content={brand} />
          <meta property="og:locale" content={locale.replace("-", "_")} />
          <meta property="og:image" content={origin + (picture ?? "/icons/share.png")} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          {picture && <meta property="og:image:alt" content={named.title} />}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

interface PageHeadProps {
  title: string;
  description?: string;
  /** Path from the origin. */
  canonical?: string;
  index?: boolean;
  /** Which page of a list this is. */
  page?: number;
  type?: "article" | "profile";
  /** Path of the picture that goes with links to it; the brand's without one. */
  picture?: string;
}
