import { NO_REDIRECTS } from "#domain/redirects/redirect-table.ts";
import type { NetworkView, OfficeName, PageVisit, Visit } from "#guards/visit.ts";

export const TAMPA: OfficeName = { slug: "tampa-bay", state_slug: "florida" };
export const AUSTIN: OfficeName = { slug: "austin", state_slug: "texas" };

/** Returns a network of two offices, as guards see it. */
export function createNetworkView(changes: Partial<NetworkView> = {}): NetworkView {
  return {
    findOffice: (slug) => [TAMPA, AUSTIN].find((office) => office.slug === slug) ?? null,
    findFormerOffice: () => null,
    findFormerAgent: () => null,
    locations_segment: "locations",
    locales: ["en-US"],
    redirects: NO_REDIRECTS,
    ...changes,
  };
}

/** Returns a signed-out visit to a URL. */
export function createVisit(address: string, changes: Partial<Visit> = {}): Visit {
  const [path = "/", query] = address.split("?");
  return {
    method: "GET",
    path,
    query: query === undefined ? "" : `?${query}`,
    chosen: null,
    locale: null,
    accept_language: "",
    signed_in: false,
    ...changes,
  };
}

/** Returns the same visit as guards receive it. */
export function createPageVisit(address: string, changes: Partial<PageVisit> = {}): PageVisit {
  return { ...createVisit(address), prefix: "", ...changes };
}
