import { usePageAddress } from "../site/page-link.tsx";

/** Where a link of the written content leads, as the sanitiser writes it. */
const LINK = /(<a [^>]*?href=")(\/[^"]*)/g;

/** Text from the content of the site: its HTML was sanitised when it was written and again when it was read. */
export function Prose({ html, className = "" }: { html: string; className?: string }) {
  const toAddress = usePageAddress();
  if (!html) return null;
  const own = html.replace(LINK, (_link, start: string, address: string) => start + toAddress(address));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on write and on read, against a list of what may stand.
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: own }} />;
}
