/** A path of ours, or an address elsewhere, as an absolute URL. */
export function absoluteUrl(path: string, origin: string): string {
  return new URL(path, `${origin}/`).href;
}
