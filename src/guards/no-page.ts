/** Paths that are no page, and have no language: programs ask for them letter for letter, so their spelling stays. */
export const NO_PAGE =
  /^\/((api|build|storefronts|portraits|photos|share|maps|icons|feeds|sitemaps|\.well-known|desk|sanctum|__manifest)(\/|$)|[^/]+\.(xml|txt|ico|svg|webmanifest)$)/i;

/** An address under a language's prefix, where it is one of a page of this site. */
export function underPrefix(address: string, prefix: string): string {
  if (!address.startsWith("/") || address.startsWith("//") || NO_PAGE.test(address)) return address;
  return prefix + address.replace(/^\/(?=[?#]|$)/, "");
}
