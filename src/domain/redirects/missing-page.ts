import { parsePattern } from "./redirect-rule.ts";

const MAX_PATH_LENGTH = 300;

/** Matches files that aren't pages: scanners request scripts and backups, and images need no redirect. */
const OTHER_FILE = /\.(?!html?$|aspx?$|pdf$)[a-z0-9_~-]{1,12}$/;

/** Matches paths of other software, which scanners try on any site. */
const PROBE =
  /^\/(\.|_|wp-|wordpress|wp\/|cgi-bin|phpmyadmin|pma\/|mysql|vendor\/|actuator|owa\/|autodiscover|hnap1|boaform|solr|jenkins)|\/\.|\/wp-|%|[<>"'`\\^|$;=*(){}[\]]/;

/** Matches email addresses, phone numbers and tokens, which must not be stored. */
const PERSONAL = /@|\d{7,}|(?=[a-z_]*\d)\w{20,}/;

/**
 * Normalizes the path of a missing page like a redirect's source, for the list at the desk. Null for paths that aren't
 * listed: scanners' probes, files, and anything that might identify a person.
 */
export function toLoggedPath(path: string): string | null {
  if (path.length > MAX_PATH_LENGTH) return null;
  const normalized = `/${parsePattern(path).join("/")}`;
  if (normalized === "/" || PROBE.test(normalized) || OTHER_FILE.test(normalized)) return null;
  return PERSONAL.test(normalized) ? null : normalized;
}
