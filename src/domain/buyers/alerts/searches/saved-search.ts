import type { AlertFrequency } from "#db/tables/buyers.ts";
import { type Context, requireBuyer } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import type { SavedSearchRow } from "./saved-search-queries.ts";
import { selectSavedListingAlerts, selectSearchesFor } from "./saved-search-queries.ts";

export const FREQUENCIES = ["instant", "daily", "weekly"] as const satisfies AlertFrequency[];

/** The maximum per buyer: the list is one page, and each search is checked against every changed listing. */
export const MAX_SEARCHES = 50;

/** A saved search as its buyer sees it. Times are ISO 8601 UTC. */
export interface SavedSearch {
  id: number;
  name: string;
  /** The search page's path and query. */
  url: string;
  frequency: AlertFrequency;
  paused: boolean;
  created_at: string;
}

export function toSavedSearch({
  id,
  name,
  path,
  query,
  frequency,
  paused_at,
  created_at,
}: SavedSearchRow): SavedSearch {
  return {
    id,
    name,
    frequency,
    url: query ? `${path}?${query}` : path,
    paused: paused_at !== null,
    created_at: created_at.toISOString(),
  };
}

/** A buyer's alert settings, except the weekly email. */
export interface Alerts {
  searches: SavedSearch[];
  /** Whether they get alerts for price drops and saved listings back on the market. */
  saved_listings: boolean;
}

/** Returns the signed-in buyer's alert settings. @throws NotSignedIn */
export async function listAlerts(context: Context): Promise<Alerts> {
  const { id } = requireBuyer(context);
  const saved_listings = await selectSavedListingAlerts(context.db, id);
  // The account has been deleted since the request started.
  if (saved_listings === undefined) throw new NotSignedIn(m.sign_in_first({}, getMessageOptions(context.locale)));
  const searches = await selectSearchesFor(context.db, id);
  return { searches: searches.map(toSavedSearch), saved_listings };
}
