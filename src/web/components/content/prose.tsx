import { mapLinks, resolveLink } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { useLocalizeHref } from "../site/page-link.tsx";

/** HTML from the site's content, sanitized on write and again on read. */
export function Prose({ html, className = "" }: { html: string; className?: string }) {
  const localizeHref = useLocalizeHref();
  const site = useSite();
  if (!html) return null;
  const localizedHtml = mapLinks(html, (address) => localizeHref(resolveLink(site, address)));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on write and on read with an allowlist.
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: localizedHtml }} />;
}
