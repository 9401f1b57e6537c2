import { parsePattern } from "./redirect-rule.ts";

const MAX_PATH_LENGTH = 300;

/** A file other than a page: scanners request scripts and backups, and an image needs no redirect. */
const OTHER_FILE = /\.(?!html?$|aspx?$|pdf$)[a-z0-9_~-]{1,12}$/;

/** Programs that scanners look for on any site. */
const PROBE =
  /^\/(\.|_|wp-|wordpress|wp\/|cgi-bin|phpmyadmin|pma\/|mysql|vendor\/|actuator|owa\/|autodiscover|hnap1|boaform|solr|jenkins)|\/\.|\/wp-|%|[<>"'`\\^|$;=*(){}[\]]/;

/** An email address, a phone number or a token, which must not be stored. */
const PERSONAL = /@|\d{7,}|(?=[a-z_]*\d)\w{20,}/;

/**
 * The path under which a request for a page that doesn't exist is logged, written like a redirect's source; null if it
 * isn't: a scanner's probe, a file, or anything that might identify a person.
 */
export function toLoggedPath(path: string): string | null {
  if (path.length > MAX_PATH_LENGTH) return null;
  const normalized = `/${parsePattern(path).join("/")}`;
  if (normalized === "/" || PROBE.test(normalized) || OTHER_FILE.test(normalized)) return null;
  return PERSONAL.test(normalized) ? null : normalized;
}
