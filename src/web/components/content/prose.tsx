import { linkIn, mapLinks } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { usePageAddress } from "../site/page-link.tsx";

/** HTML from the site's content, sanitized on write and again on read. */
export function Prose({ html, className = "" }: { html: string; className?: string }) {
  const toAddress = usePageAddress();
  const site = useSite();
  if (!html) return null;
  const own = mapLinks(html, (address) => toAddress(linkIn(site, address)));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on write and on read with an allowlist.
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: own }} />;
}
