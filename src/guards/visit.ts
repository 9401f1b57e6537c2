import type { RedirectTable } from "#domain/redirects/redirect-table.ts";
import type { Locale } from "#editions/locales.ts";

/** An office as it appears in addresses. */
export interface OfficeName {
  slug: string;
  state_slug: string;
}

/** A page visit as the guards see it: only the parts of the request that a redirect can depend on. */
export interface Visit {
  method: string;
  /** The requested path, still encoded, without a query. */
  path: string;
  /** The query with its question mark, or empty. */
  query: string;
  /** The office that the `location` cookie names. */
  chosen: OfficeName | null;
  /** The value of the `locale` cookie, not validated. */
  locale: string | null;
  /** The Accept-Language header, or empty. */
  accept_language: string;
  signed_in: boolean;
}

/** A visit while guards process it. */
export interface PageVisit extends Visit {
  /** The locale prefix, such as `/fr`, which is not in `path`; empty if there is none. */
  prefix: string;
}

/** Where the pages below a former address redirect to. */
export interface NewAddress {
  /** A path without a trailing slash. */
  base: string;
  /**
   * Which pages exist at the new address: `all`, those of every office or every agent, those of an office together with
   * the closed office's own pages and articles (`merged`), or none.
   */
  pages: "all" | "merged" | "office" | "agent" | "none";
}

/** What guards need to know about the network, available synchronously. */
export interface NetworkView {
  /**
   * Finds the office by its current or an earlier slug. For a closed office's slug, finds the office that took over.
   */
  findOffice(slug: string): OfficeName | null;
  /** Finds the new address for a slug. Null if an office currently has this slug, or none ever had it. */
  findFormerOffice(slug: string): NewAddress | null;
  findFormerAgent(slug: string): NewAddress | null;
  /** The edition's word for locations. */
  locations_segment: string;
  /** Enabled locales; the first is the default. */
  locales: readonly [Locale, ...Locale[]];
  redirects: RedirectTable;
}

export interface Redirect {
  kind: "redirect";
  /** 301 is permanent and the same for everyone; 302 is temporary, for this visitor. */
  status: 301 | 302;
  /** Path, query and hash on this site. */
  to: string;
  /** The office to store as the visitor's choice; null clears it. */
  office?: OfficeName | null;
  /** The language to store as the visitor's choice. */
  locale?: Locale;
  /** True if `to` already includes its locale prefix. */
  leaves_language?: true;
  /** Ids of the website's redirects that were followed. */
  followed?: number[];
}

/** A guard's decision: pass, or redirect. */
export type RedirectDecision = { kind: "pass" } | Redirect;

/** A pure navigation rule. It never decides authorization: policies inside use cases do. */
export type Guard = (visit: PageVisit, network: NetworkView) => RedirectDecision;

export const pass: RedirectDecision = { kind: "pass" };

export function redirectPermanently(to: string): Redirect {
  return { kind: "redirect", status: 301, to };
}

export function redirectTemporarily(to: string): Redirect {
  return { kind: "redirect", status: 302, to };
}
