import { useContext } from "react";
import { useShell } from "../../shell.ts";
import { SiteContext } from "../../use-site.ts";
import { useLoginQuery } from "../account/login-from-query.tsx";
import { completeMetadata, getPageUrl } from "./document-title.ts";
import { useLocalizeHref } from "./page-link.tsx";
import { getNetworkPicturePath } from "./share-pictures.ts";

/**
 * A page's title, description and sharing metadata; React moves them into the head. Pages that aren't indexed have no
 * sharing picture.
 */
export function PageHead({
  title,
  description = "",
  canonical,
  index = true,
  page = 1,
  type,
  picture,
  isSecret,
}: PageHeadProps) {
  const { brand, language, logo, origin } = useShell();
  const localizeHref = useLocalizeHref();
  const site = useContext(SiteContext);
  // With the dialog open, the page is a duplicate of the one without it.
  const isIndexed = !useLoginQuery() && index;
  const isOwn = site !== null && site.base_path !== "" && canonical?.startsWith(site.base_path);
  const metadata = completeMetadata({ title, description }, isOwn ? site : null, page);
  const fullTitle = metadata.title && brand ? `${metadata.title} | ${brand}` : metadata.title || brand;
  const url = canonical && origin + localizeHref(getPageUrl(canonical, page));
  return (
    <>
      <title>{fullTitle}</title>
      {metadata.description && <meta name="description" content={metadata.description} />}
      {url && <link rel="canonical" href={url} />}
      {isSecret && <meta name="referrer" content="no-referrer" />}
      {!isIndexed && <meta name="robots" content="noindex,follow" />}
      {url && isIndexed && (
        <>
          <meta property="og:title" content={metadata.title || brand} />
          {metadata.description && <meta property="og:description" content={metadata.description} />}
          <meta property="og:url" content={url} />
          <meta property="og:type" content={type ?? "website"} />
          <meta property="og:site_name" content={brand} />
          <meta property="og:locale" content={language.replace("-", "_")} />
          <meta property="og:image" content={origin + (picture ?? getNetworkPicturePath(logo))} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          {picture && <meta property="og:image:alt" content={metadata.title} />}
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
  /** The page number within a list. */
  page?: number;
  type?: "article" | "profile";
  /** Whether anyone with the URL can open the page. The URL must then not be passed to other sites. */
  isSecret?: boolean;
  /** The path of the sharing picture; the brand's by default. */
  picture?: string;
}
