import type { ViewKind } from "#db/tables/views.ts";
import { isSearchEngine } from "#domain/leads/routing/lead-source.ts";
import { parsePostNumber } from "#domain/listings/listing.ts";
import { isPaidVisit } from "#domain/offices/choose-phone.ts";
import { toSingleLine } from "#lib/plain-text.ts";

export interface ViewSubject {
  kind: ViewKind;
  subject: string;
}

/** Searches are truncated to this many characters. */
const MAX_SEARCH_LENGTH = 80;

const LISTING =
  /(?:^\/buy-a-business|^\/agents\/[^/]+(?:\/franchise)?|^\/[^/]+\/[^/]+\/[^/]+(?:\/franchise)?)\/listings\/([^/]+)$/;
const SEARCH = /\/(business-listing-search|active-business-listings|thropro-listings|listings)$/;

/**
 * Returns what a page view counts for: the whole site, and the page's listing, office, agent or search.
 *
 * @param path without locale prefix
 *
 * @param segment the edition's word for locations in URLs
 */
export function listViewSubjects(path: string, query: string, segment: string): ViewSubject[] {
  const viewed: ViewSubject[] = [{ kind: "site", subject: "" }];
  const number = parsePostNumber(decodeSafely(LISTING.exec(path)?.[1] ?? ""));
  if (number !== null) viewed.push({ kind: "listing", subject: String(number) });
  const [, first, second, third] = path.split("/");
  if (first === segment && second && third) viewed.push({ kind: "office", subject: third });
  if (first === "agents" && second) viewed.push({ kind: "agent", subject: second });
  const request = SEARCH.test(path) ? toSingleLine(new URLSearchParams(query).get("q") ?? "").toLowerCase() : "";
  if (request) viewed.push({ kind: "search", subject: request.slice(0, MAX_SEARCH_LENGTH) });
  return viewed;
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

const NETWORKS =
  /(^|\.)(facebook|instagram|linkedin|lnkd|twitter|x|t|youtube|reddit|pinterest|tiktok|whatsapp)\.(com|co|in|net)$/;

/**
 * Returns the source of a visit: `paid`, `email`, `search`, `social`, `inside`, `direct`, or the referring host. Paid
 * visits are detected by the same rules as for phone numbers.
 *
 * @param referrer the header, or empty
 *
 * @param host the site's own
 */
export function getSource(query: string, referrer: string, host: string): string {
  const params = new URLSearchParams(query);
  if (isPaidVisit([...params].map(([parameter, value]) => ({ parameter, value })))) return "paid";
  if (params.get("utm_medium")?.toLowerCase() === "email") return "email";
  const from = URL.parse(referrer)?.host.replace(/^www\./, "") ?? "";
  if (from === "") return "direct";
  if (from === host.replace(/^www\./, "")) return "inside";
  if (isSearchEngine(from)) return "search";
  return NETWORKS.test(from) ? "social" : from.slice(0, 80);
}
