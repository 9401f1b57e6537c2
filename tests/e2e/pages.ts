import { sendRequest } from "../support/send-request.ts";

export const SEARCH = "/buy-a-business/business-listing-search";
export const OFFICE = "/locations/florida/tampa-bay";
export const OFFICE_SEARCH = `${OFFICE}/buy-a-business/active-business-listings`;
export const AGENT = "/agents/marisol-etcheverry";

/** A page of every kind and state. A value that begins with `?` is the first listing of that search. */
export const PAGES = {
  "home page": "/",
  search: SEARCH,
  "search with a map": `${SEARCH}?view=map&bbox=-84,25,-80,29`,
  "search with filters": `${SEARCH}?state=florida&category=food-restaurants&price_max=900000&sort=price-asc`,
  "search with ignored values": `${SEARCH}?price_min=cheap&state=atlantis&category=food-restaurants`,
  "search without results": `${SEARCH}?q=zeppelin`,
  "search beyond its end": `${SEARCH}?page=9999`,
  "listing's page": "?q=wood-fired+pizzeria",
  "franchise's page": "?kind=franchise",
  "page of saved businesses": "/buy-a-business/saved-businesses",
  "list of recent sales": "/sell-a-business/recently-sold-listings",
  "calculator's answer":
    "/sell-a-business/calculator?category=retail&profit=90000&years=new&concentration=high&inventory=1m",
  "contact page": "/contact-us",
  "thank-you page": "/contact-us/thank-you",
  "office's home page": OFFICE,
  "office's listings": OFFICE_SEARCH,
  "office's contact page": `${OFFICE}/contact-us`,
  "agent's home page": AGENT,
  "unknown page": "/no/such/page",
  "unknown listing": "/buy-a-business/listings/none-1",
} as const;

/**
 * Returns a page's path without a language, searching for the listing if needed.
 *
 * @param prefix of the site's first language, on a site with several.
 */
export async function toPath(origin: string, page: string, prefix = ""): Promise<string> {
  if (!page.startsWith("?")) return page;
  const { body } = await sendRequest(origin, prefix + SEARCH + page);
  const path = /href="(?:\/[a-z]{2})?(\/buy-a-business\/listings\/[^"]+)"/.exec(body)?.[1];
  if (!path) throw new Error(`No listing is found by ${page}.`);
  return path;
}
