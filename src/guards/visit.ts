import type { RedirectTable } from "#domain/redirects/redirect-table.ts";
import type { Locale } from "#editions/locales.ts";

/** An office as addresses name it. */
export interface OfficeName {
  slug: string;
  state_slug: string;
}

/** A page visit as guards see it: no request object, nothing of HTTP but what decides where it goes. */
export interface Visit {
  method: string;
  /** Path as it was asked for, still encoded, without a query. */
  path: string;
  /** The query with its question mark, or empty. */
  query: string;
  /** The path of the site's page that the visitor comes from; empty where that is not known. */
  from: string;
  /** The office that the `location` cookie names. */
  chosen: OfficeName | null;
  /** The locale that the `locale` cookie names, whatever it is. */
  locale: string | null;
  /** The browser's header, or empty. */
  accept_language: string;
  signed_in: boolean;
}

/** A visit on its way through the guards. */
export interface PageVisit extends Visit {
  /** The language's segment, `/fr`, which is not in `path`; empty where there is none. */
  prefix: string;
  /** Asks for the data of a page only, from within the site. */
  is_data: boolean;
}

/** What guards know of the network, at once and without asking. */
export interface NetworkView {
  /** The office as it stands in addresses today. */
  officeBySlug(slug: string): OfficeName | null;
  /** The edition's word for locations. */
  locations_segment: string;
  /** Enabled locales; the first is the default. */
  locales: readonly [Locale, ...Locale[]];
  redirects: RedirectTable;
}

export interface Redirect {
  kind: "redirect";
  /** 301 holds for everyone and for good; 302 for this visitor, now. */
  status: 301 | 302;
  /** Path, query and hash on this site. */
  to: string;
  /** The office to remember from now on; null for none any more. */
  office?: OfficeName | null;
  /** The language to remember from now on. */
  locale?: Locale;
  /** Whether `to` names its language itself. */
  leaves_language?: true;
  /** The website's redirects that were followed. */
  followed?: number[];
}

/** What a guard says of a visit: nothing, or where it goes instead. */
export type RedirectDecision = { kind: "pass" } | Redirect;

/** A pure rule of navigation. It never decides authority: policies inside use cases do. */
export type Guard = (visit: PageVisit, network: NetworkView) => RedirectDecision;

export const pass: RedirectDecision = { kind: "pass" };

export function permanentRedirect(to: string): Redirect {
  return { kind: "redirect", status: 301, to };
}

export function temporaryRedirect(to: string): Redirect {
  return { kind: "redirect", status: 302, to };
}
