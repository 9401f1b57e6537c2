/**
 * Returns whether a form was posted from one of the site's pages. Browsers say so in `Sec-Fetch-Site`, older ones in
 * `Origin`. A request with neither header is not from a browser's form.
 */
export function isSameOrigin(headers: Headers, ownHosts: (host: string) => boolean): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const host = URL.parse(headers.get("origin") ?? "")?.host;
  return host !== undefined && ownHosts(host);
}
