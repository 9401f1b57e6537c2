/** Matches paths that a URL would contain unchanged. Parsing one takes longer than anything else about a card. */
const PLAIN_PATH = /^(\/[\w-]+(\.\w+)?)+$/;

/** Returns the absolute URL of a path of the site, or of a URL that may already be absolute. */
export function toAbsoluteUrl(path: string, origin: string): string {
  return PLAIN_PATH.test(path) ? origin + path : new URL(path, `${origin}/`).href;
}
