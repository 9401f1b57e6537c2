/**
 * Whether a form post comes from a page of ours: the browser says so itself in `Sec-Fetch-Site`, and older ones in
 * `Origin`. A request that names neither is no browser's form.
 */
export function isSameOrigin(headers: Headers, ownHosts: (host: string) => boolean): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  if (!origin || origin === "null") return false;
  const parsed = URL.parse(origin);
  return parsed !== null && ownHosts(parsed.host);
}
