import { selectPasswordFor } from "#domain/accounts/demo-access/demo-access-queries.ts";
import { KNOWN_BUYER } from "#domain/accounts/demo-access/known-buyer.ts";
import { saveSearch } from "#domain/buyers/alerts/searches/save-search.ts";
import type { Context } from "#domain/context.ts";

const SEARCH_PAGE = "/buy-a-business/business-listing-search";

/** Saves two searches for the demo's known buyer, who gets alerts from then on. */
export async function loadSavedSearches(context: Context): Promise<void> {
  const buyer = await selectPasswordFor(context.db, KNOWN_BUYER.email);
  if (!buyer) return;
  const buyerContext: Context = { ...context, viewer: { role: "buyer", id: buyer.id, session: "" } };
  await saveSearch(buyerContext, { url: `${SEARCH_PAGE}?category=food-restaurants`, frequency: "instant" });
  await saveSearch(buyerContext, { url: `${SEARCH_PAGE}?real_estate=1&lender_prequalified=1`, frequency: "weekly" });
}
