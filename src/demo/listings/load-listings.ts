import type { Context } from "#domain/context.ts";
import { toMinor } from "#lib/money.ts";
import { createSeededRandom } from "#lib/seeded-random.ts";
import type { DemoTranslation } from "../languages/demo-translation.ts";
import { createYearlyFigures } from "./business-figures.ts";
import { toYearlyFinancials } from "./confidential-part.ts";
import {
  insertGeneratedListings,
  runWithoutListingIndexes,
  selectWithoutYearlyFinancials,
  updateYearlyFinancials,
} from "./generated-listing-queries.ts";
import { FIRST_NUMBER, makeListing, type Seller } from "./make-listing.ts";
import type { Market } from "./market.ts";

const BATCH = 1_000;
/** With at least this many listings, indexes are created after the rows. */
const DEFERRED_INDEX_THRESHOLD = 20_000;

/** Generates and inserts listings; returns the last number. Calls `onProgress` about twenty times. */
export async function loadListings(
  { db, clock }: Context,
  { market, translation = null }: { market: Market; translation?: DemoTranslation | null },
  sellers: readonly Seller[],
  count: number,
  onProgress: (step: string) => void,
): Promise<number> {
  const now = clock();
  const step = Math.max(BATCH, Math.ceil(count / 20 / BATCH) * BATCH);
  const insertAll = async (): Promise<void> => {
    let earlier: Promise<void> = Promise.resolve();
    for (let from = 0; from < count; from += BATCH) {
      const length = Math.min(BATCH, count - from);
      const made = Array.from({ length }, (_, index) => {
        const listing = makeListing(FIRST_NUMBER + from + index, sellers, market, now);
        return translation?.listing(listing) ?? listing;
      });
      // The database inserts one batch while the next is being generated.
      await earlier;
      earlier = insertGeneratedListings(db, made);
      earlier.catch(() => {});
      const done = from + length;
      if (done % step === 0 || done === count) onProgress(`${done.toLocaleString("en-US")} listings`);
    }
    await earlier;
  };
  if (count < DEFERRED_INDEX_THRESHOLD) await insertAll();
  else await runWithoutListingIndexes(db, insertAll, () => onProgress("indexes"));
  return FIRST_NUMBER + count - 1;
}

/** Adds yearly accounts to the sample's listings, which a spreadsheet can't contain. */
export async function addYearlyFinancials({ db, clock, edition }: Context): Promise<void> {
  const lastYear = clock().getUTCFullYear() - 1;
  const minor = toMinor(1, edition.currency);
  const listings = await selectWithoutYearlyFinancials(db);
  await updateYearlyFinancials(
    db,
    listings.map(({ number, sales, sde }) => {
      const dice = createSeededRandom("demo-accounts", number);
      return {
        number,
        years: toYearlyFinancials(lastYear, createYearlyFigures(sde / minor, sales / minor, dice), minor),
      };
    }),
  );
}
