import type { AlertFrequency } from "#db/tables/buyers.ts";
import { type Context, requireBuyer } from "#domain/context.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import type { SavedSearchRow } from "./saved-search-queries.ts";
import { selectSavedListingAlerts, selectSearchesFor } from "./saved-search-queries.ts";

export const FREQUENCIES = ["instant", "daily", "weekly"] as const satisfies AlertFrequency[];

/** How many searches a buyer may keep: their list is one page, and each is asked about every changed listing. */
export const MAX_SEARCHES = 50;

/** A search that a buyer keeps, as they see it. Times are ISO 8601 UTC. */
export interface SavedSearch {
  id: number;
  name: string;
  /** The search's page, from the root of the site. */
  url: string;
  frequency: AlertFrequency;
  paused: boolean;
  created_at: string;
}

export function shownSearch({ id, name, path, query, frequency, paused_at, created_at }: SavedSearchRow): SavedSearch {
  return {
    id,
    name,
    frequency,
    url: query ? `${path}?${query}` : path,
    paused: paused_at !== null,
    created_at: created_at.toISOString(),
  };
}

/** All that a buyer hears of between the weekly mails. */
export interface Alerts {
  searches: SavedSearch[];
  /** Whether they hear of lower prices and of what is for sale again among the listings that they keep. */
  saved_listings: boolean;
}

/** What the buyer who asks hears of. @throws NotSignedIn */
export async function listAlerts(context: Context): Promise<Alerts> {
  const { id } = requireBuyer(context);
  const saved_listings = await selectSavedListingAlerts(context.db, id);
  // Whose account has gone meanwhile is nobody's.
  if (saved_listings === undefined) throw new NotSignedIn(m.sign_in_first({}, messagesIn(context.locale)));
  const searches = await selectSearchesFor(context.db, id);
  return { searches: searches.map(shownSearch), saved_listings };
}
