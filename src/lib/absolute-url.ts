/** Returns a path on this site, or an external address, as an absolute URL. */
export function toAbsoluteUrl(path: string, origin: string): string {
  return new URL(path, `${origin}/`).href;
}
