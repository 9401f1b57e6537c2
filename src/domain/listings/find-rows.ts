import type { ChangeFeed } from "#db/change-feed.ts";
import type { Db } from "#db/connect.ts";
import type { Context } from "#domain/context.ts";
import { type CardRow, type ListingRow, selectCardRows, selectListingRows } from "./row-queries.ts";
import { RowStore } from "./row-store.ts";

/** Enough for about twelve thousand cards. */
const MAX_CARD_BYTES = 8 * 1024 * 1024;

/** Enough for about five thousand listings. */
const MAX_LISTING_BYTES = 16 * 1024 * 1024;

interface Stores {
  cards: RowStore<CardRow>;
  listings: RowStore<ListingRow>;
}

const storesByDb = new WeakMap<Db, Stores>();

/**
 * Keeps the rows of listings in memory from now on. Before this call, and inside a transaction, they are read from the
 * database each time.
 */
export function followListings(db: Db, changes: Pick<ChangeFeed, "onChange">): void {
  const stores: Stores = {
    cards: new RowStore(selectCardRows, MAX_CARD_BYTES),
    listings: new RowStore(selectListingRows, MAX_LISTING_BYTES),
  };
  stores.cards.follow(changes);
  stores.listings.follow(changes);
  storesByDb.set(db, stores);
}

/** Returns the cards of the public listings among `numbers`, by number. */
export async function findCardRows(
  { db, index }: Pick<Context, "db" | "index">,
  numbers: readonly number[],
): Promise<Map<number, CardRow>> {
  if (numbers.length === 0) return new Map();
  const stores = storesByDb.get(db);
  if (stores) return stores.cards.find(db, numbers, await index.getCurrent());
  return groupByNumber(await selectCardRows(db, numbers));
}

/** Returns the public listings among `numbers` and the listing that the context previews, by number. */
export async function findListingRows(
  { db, index, preview }: Pick<Context, "db" | "index" | "preview">,
  numbers: readonly number[],
): Promise<Map<number, ListingRow>> {
  if (numbers.length === 0) return new Map();
  const stores = preview === undefined ? storesByDb.get(db) : undefined;
  if (stores) return stores.listings.find(db, numbers, await index.getCurrent());
  return groupByNumber(await selectListingRows(db, numbers, preview));
}

function groupByNumber<Row extends { number: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.number, row]));
}
