import type { Db } from "#db/connect.ts";
import { ColumnBuilder } from "./build-columns.ts";
import { selectAfter, selectChanges } from "./index-queries.ts";
import { createListingIndex, type ListingIndex } from "./listing-index.ts";

const ROWS_A_QUERY = 20_000;

/** Loads all public listings. Changes made during the load are returned again after the index's horizon. */
export async function loadIndex(db: Db, compareNames: (a: string, b: string) => number): Promise<ListingIndex> {
  const { horizon } = await selectChanges(db, null);
  const builder = new ColumnBuilder();
  for (let last = 0; ; ) {
    const rows = await selectAfter(db, last, ROWS_A_QUERY);
    builder.add(rows);
    if (rows.length < ROWS_A_QUERY) break;
    last = rows.at(-1)!.number;
  }
  return createListingIndex(builder.buildColumns(compareNames), horizon);
}
