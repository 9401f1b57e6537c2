import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertListing, insertOffice } from "../../../tests/support/listings.ts";
import { NO_FILTERS } from "./search-filters.ts";
import { searchListings } from "./search-listings.ts";
import { rebuildVocabulary } from "./vocabulary/rebuild-vocabulary.ts";
import { isVocabularyStale } from "./vocabulary/vocabulary-queries.ts";

const context = await openTestContext();
const { db } = context;
const office_id = await insertOffice(db);
await insertListing(db, { number: 100_001, office_id, name: "Joe's Pizzeria", description: "Wood-fired oven." });
await insertListing(db, { number: 100_002, office_id, name: "Harbor Pizza", description: "Busy pizza corner." });
await insertListing(db, { number: 100_005, office_id, name: "Corner Pizza", description: "By the park." });
await insertListing(db, { number: 100_003, office_id, name: "Piazza Books", description: "Quiet." });
await insertListing(db, { number: 100_004, office_id, name: "Hidden Bakery", status: "draft", description: "Secret." });
const search = (q: string) => searchListings(context, { ...NO_FILTERS, q });

test("finds nothing for a misspelled word without a vocabulary", async () => {
  expect(await search("pizzza")).toMatchObject({ total: 0, corrected: null });
});

test("treats a vocabulary as stale if it was never built or is older than the listings", async () => {
  expect(await isVocabularyStale(db)).toBe(true);
  await rebuildVocabulary(context);
  expect(await isVocabularyStale(db)).toBe(false);
  await sql`insert into cache_versions (tag) values ('listings')`.execute(db);
  expect(await isVocabularyStale(db)).toBe(true);
});

test("corrects a word with one typo and reports the correction", async () => {
  expect(await search("pizzza")).toMatchObject({ total: 2, corrected: "pizza" });
  expect(await search("harbro pizza")).toMatchObject({ total: 1, corrected: "harbor pizza" });
});

test("corrects a misspelled prefix", async () => {
  expect(await search("pizxeri")).toMatchObject({ total: 1, corrected: "pizzeri", listings: [{ number: 100_001 }] });
});

test("doesn't correct a word that has matches, even if another word is more common", async () => {
  expect(await search("piazza")).toMatchObject({ total: 1, corrected: null, listings: [{ number: 100_003 }] });
});

test("doesn't correct words that exist but never together", async () => {
  expect(await search("piazza oven")).toMatchObject({ total: 0, corrected: null });
});

test("never suggests a word of a listing that isn't public", async () => {
  expect(await search("sekret")).toMatchObject({ total: 0, corrected: null });
});

test("handles query operators in a misspelled word", async () => {
  expect(await search("pizzza' | !(x:*")).toMatchObject({ total: 0 });
});
