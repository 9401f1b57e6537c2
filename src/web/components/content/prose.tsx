import { linkIn, mapLinks } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { usePageAddress } from "../site/page-link.tsx";

/** Text from the content of the site: its HTML was sanitised when it was written and again when it was read. */
export function Prose({ html, className = "" }: { html: string; className?: string }) {
  const toAddress = usePageAddress();
  const site = useSite();
  if (!html) return null;
  const own = mapLinks(html, (address) => toAddress(linkIn(site, address)));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on write and on read, against a list of what may stand.
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: own }} />;
}
