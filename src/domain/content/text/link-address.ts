import { type Locales, splitLanguage } from "#editions/language-prefix.ts";

/** Returns whether this is a path on this site that no browser reads as another host. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path);
}

/** Returns whether a link may have this address: on this site, on the web, an email address or a phone number. */
export function isLinkAddress(address: string): boolean {
  if (isOwnPath(address) || /^#[\w-]+$/.test(address)) return true;
  return /^(https?:\/\/|mailto:|tel:)\S+$/i.test(address) && URL.canParse(address);
}

const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;

/** A site's origin, without a trailing slash, and its languages. */
interface LinkSite {
  origin: string;
  locales: Locales;
}

/**
 * Returns the link that a person means by a typed address: an email address or a website without its scheme gets one,
 * and a URL of this site becomes a path without a language, because every reader stays in their own. Null if it is none
 * of these.
 */
export function toLinkAddress(typed: string, { origin, locales }: LinkSite): string | null {
  const address = typed.trim();
  const own = address === origin ? "/" : address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (isOwnPath(own)) return splitLanguage(own, locales).path;
  if (own !== address) return null;
  if (isLinkAddress(address)) return address;
  if (EMAIL.test(address)) return `mailto:${address}`;
  return HOST.test(address) && URL.canParse(`https://${address}`) ? `https://${address}` : null;
}
