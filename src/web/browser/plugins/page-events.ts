import type { SiteEvent } from "./plugin.ts";

const LISTING = /\/(?:franchise\/)?listings\/([^/]+-\d+)$/;
const SEARCH = /\/(?:business-listing-search|active-business-listings|thropro-listings|listings)$/;
const THANKS = /\/thank-you$/;

/**
 * Returns the events of a page view, other than the view itself. Search events contain the filters, never the typed
 * text.
 */
export function getPageEvents(path: string, query: string): SiteEvent[] {
  const events: SiteEvent[] = [{ name: "page_view", details: { path } }];
  const [, listing] = LISTING.exec(path) ?? [];
  if (listing) events.push({ name: "listing_view", details: { listing } });
  if (THANKS.test(path)) events.push({ name: "enquiry", details: { form: path.replace(THANKS, "") } });
  const params = new URLSearchParams(query);
  const filters = [...new Set(params.keys())].filter((key) => key !== "page").sort();
  if (SEARCH.test(path) && filters.length > 0) events.push({ name: "search", details: { filters: filters.join(",") } });
  return events;
}

/** Calls `report` when a phone link is clicked; returns an unsubscribe function. */
export function listenForCalls(report: (event: SiteEvent) => void): () => void {
  const onClick = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest('a[href^="tel:"]') : null;
    if (link) report({ name: "call_click", details: { path: window.location.pathname } });
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}
