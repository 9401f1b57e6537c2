/** Matches paths that are not pages and have no locale. Programs request them literally, so they are not normalized. */
export const NO_PAGE =
  /^\/((api|build|storefronts|portraits|photos|share|maps|icons|feeds|sitemaps|\.well-known|desk|sanctum)(\/|$)|[^/]+\.(xml|txt|ico|svg|js|json|webmanifest)$)/i;

/** Adds a locale prefix to an address if it is one of this site's pages. */
export function addLocalePrefix(address: string, prefix: string): string {
  if (!address.startsWith("/") || address.startsWith("//") || NO_PAGE.test(address)) return address;
  return prefix + address.replace(/^\/(?=[?#]|$)/, "");
}
