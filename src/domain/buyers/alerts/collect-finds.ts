import type { AlertKind } from "#db/tables/buyers.ts";
import type { Context } from "#domain/context.ts";
import { MAX_TRANSACTION_MS } from "#domain/listings/max-transaction.ts";
import { type SearchAmong, searchAmong } from "#domain/search/search-among.ts";
import {
  type ChangedListing,
  insertFinds,
  insertSavedFinds,
  type ListingEvent,
  selectChanged,
  selectEventsFor,
  selectSeenUntil,
  updateSeenUntil,
} from "./find-queries.ts";
import { type SavedSearchRow, selectActiveSearches } from "./searches/saved-search-queries.ts";
import { parseSavedFilters } from "./searches/search-address.ts";

/** How far back the first run looks for changes. */
const FIRST_RUN_WINDOW_MS = 60 * 60_000;

const LISTING_BATCH_SIZE = 2_000;
const SEARCH_BATCH_SIZE = 500;

/**
 * Checks listings that changed since the last run and records which saved searches match them and what happened to
 * saved listings. A listing is recorded once per search, an event once per buyer. Returns how many were recorded.
 */
export async function collectFinds(context: Context): Promise<number> {
  const { db, clock } = context;
  const now = clock();
  const seenUntil = (await selectSeenUntil(db)) ?? new Date(now.getTime() - FIRST_RUN_WINDOW_MS);
  const since = new Date(seenUntil.getTime() - MAX_TRANSACTION_MS);
  let recorded = await insertSavedFinds(db, since, now);
  for (let after = 0; ; ) {
    const changed = await selectChanged(db, since, after, LISTING_BATCH_SIZE);
    if (changed.length === 0) break;
    recorded += await collectBatch(context, changed, since, now);
    after = changed.at(-1)!.number;
  }
  await updateSeenUntil(db, now);
  return recorded;
}

async function collectBatch(context: Context, changed: ChangedListing[], since: Date, now: Date): Promise<number> {
  const { db } = context;
  const numbers = changed.map(({ number }) => number);
  const listings = new Map(changed.map((listing) => [listing.number, listing]));
  const events = Map.groupBy(await selectEventsFor(db, numbers, since), ({ listing_number }) => listing_number);
  const among = await searchAmong(context, numbers);
  let recorded = 0;
  for (let after = 0; ; ) {
    const searches = await selectActiveSearches(db, after, SEARCH_BATCH_SIZE);
    if (searches.length === 0) return recorded;
    for (const search of searches) {
      const finds = (await searchForFinds(context, among, search)).flatMap((number) => {
        const listing = listings.get(number);
        if (!listing || listing.updated_at <= search.since) return [];
        const findKind = getFindKind(listing, search, events.get(number) ?? []);
        return [
          { buyer_id: search.buyer_id, search_id: search.id, listing_number: number, found_at: now, ...findKind },
        ];
      });
      if (finds.length > 0) recorded += await insertFinds(db, finds);
    }
    after = searches.at(-1)!.id;
  }
}

function searchForFinds(context: Context, among: SearchAmong, search: SavedSearchRow): Promise<number[]> {
  const { office_id, agent_id, thropro, query } = search;
  const scope = {
    ...(office_id === null ? {} : { office_id }),
    ...(agent_id === null ? {} : { agent_id }),
    ...(thropro ? { thropro } : {}),
  };
  return among(parseSavedFilters(context, query), scope);
}

/** Returns why a listing is in an alert. If there are several reasons, the latest counts. */
function getFindKind(
  { listed_at, version }: ChangedListing,
  { since }: SavedSearchRow,
  events: readonly ListingEvent[],
): { kind: AlertKind; price_before: number | null } {
  const status = events.findLast(({ field, new_value }) => field === "status" && new_value === "active");
  if (status && status.old_value !== "draft") return { kind: "back_on_market", price_before: null };
  if (status || listed_at > since) return { kind: "new", price_before: null };
  const price = events.findLast(({ field }) => field === "price");
  if (!price || price.old_value === null || price.new_value === null) {
    // An imported listing may have an earlier listing date, so its version shows whether it is new.
    return { kind: version === 1 ? "new" : "changed", price_before: null };
  }
  const [before, after] = [Number(price.old_value), Number(price.new_value)];
  return { kind: after < before ? "price_down" : "price_up", price_before: before };
}
