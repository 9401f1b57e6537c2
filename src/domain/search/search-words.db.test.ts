import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database.ts";
import fc from "../../../tests/support/generated.ts";
import { LISTING_WORDS } from "./listing-words.ts";
import { toSearchWords } from "./search-words.ts";

const { db } = await openTestDatabase();

/** No "e" next to digits: PostgreSQL parses 5e1 as a number and 5e1a as two words, in both searches and listings. */
const PIECES = [
  ..."aZóÀñÑđĐøŁçüßæ'’`\"\\&|!():*<>@#%_-–—/.,;…·×€™½²①ガがー々・。　한글Привет",
  "Joe's ",
  " pizza ",
  "B-side",
  "www.x.com/a?b=c",
  "me@x.org",
  "1,250.5",
  "🍕",
  "👍🏽",
  "a\u0301",
  "ｶﾞ",
  "\u00a0",
  "\u200b",
  "\n",
];

test("splits a text into the same words as the database", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }), async (pieces) => {
      const text = pieces.join("");
      const { rows } = await sql<{ words: string[] }>`
        select tsvector_to_array(listing_words(${text}, null, '', '', null, '')) as words`.execute(db);
      expect(rows[0]?.words.toSorted()).toEqual([...new Set(toSearchWords(text))].toSorted());
    }),
    { numRuns: 300 },
  );
});

test("searches name, brand, county, description, category, subcategory and region", async () => {
  const { rows } = await sql<{ words: string[] }>`
    select tsvector_to_array(${LISTING_WORDS}) as words
    from (values ('Amber', 'Cafarello', 'Cook County', 'Bright', 'food-restaurants', 'juice-bars', 'new-york'))
      as listings (name, brand, county, description, category_slug, subcategory_slug, region_slug)`.execute(db);
  expect(rows[0]?.words.toSorted()).toEqual(
    [
      "amber",
      "cafarello",
      "cook",
      "county",
      "bright",
      "food",
      "restaurants",
      "juice",
      "bars",
      "new",
      "york",
    ].toSorted(),
  );
});

test("finds the words by the index", async () => {
  const plan = await db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    return sql<{ "QUERY PLAN": string }>`
      explain select from listings where ${LISTING_WORDS} @@ to_tsquery('simple', 'cafarello')`.execute(tx);
  });
  expect(JSON.stringify(plan.rows)).toContain("listings_words");
});
