/**
 * Whether a form post comes from one of our pages: browsers say so in `Sec-Fetch-Site`, older ones in `Origin`. A
 * request with neither header is not a browser's form.
 */
export function isSameOrigin(headers: Headers, ownHosts: (host: string) => boolean): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  if (!origin || origin === "null") return false;
  const parsed = URL.parse(origin);
  return parsed !== null && ownHosts(parsed.host);
}
