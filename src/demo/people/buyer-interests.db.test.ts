import { createReadStream } from "node:fs";
import { expect, test } from "vitest";
import { listActivity } from "#domain/buyers/activity/list-activity.ts";
import { listHidden } from "#domain/buyers/matches/list-hidden.ts";
import { listMatches } from "#domain/buyers/matches/list-matches.ts";
import { listSavedListings } from "#domain/buyers/saved/list-saved-listings.ts";
import type { Context } from "#domain/context.ts";
import { NO_FILTERS } from "#domain/search/search-filters.ts";
import { insertBuyer } from "../../../tests/support/buyer-rows.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { loadDemo } from "../load-demo.ts";
import { loadBuyerInterests } from "./load-buyer-interests.ts";

const context = await openTestContext();
const buyers: Context[] = [];
for (let number = 0; number < 4; number++) buyers.push({ ...context, viewer: await insertBuyer(context.db) });
await loadDemo(
  context,
  () => createReadStream("demo/listings.csv"),
  () => {},
  500,
);

test("a demo buyer has matches and saved listings, some of which have changed or are no longer for sale", async () => {
  for (const buyer of buyers.slice(0, 3)) {
    expect((await listMatches(buyer, { ...NO_FILTERS, sort: "score" })).total).toBeGreaterThan(0);
    expect((await listHidden(buyer)).length).toBeGreaterThan(0);
    const saved = await listSavedListings(buyer);
    const kinds = saved.flatMap(({ changes }) => changes.map(({ kind }) => kind));
    expect(kinds).toContain("under_offer");
    expect(kinds.some((kind) => kind === "sold" || kind === "withdrawn")).toBe(true);
    expect(kinds.some((kind) => kind.startsWith("price_"))).toBe(true);
    expect(saved.some(({ changes }) => changes.length === 0)).toBe(true);
    expect((await listActivity(buyer)).total).toBeGreaterThan(saved.length);
  }
});

test("a new buyer has nothing, and a buyer with preferences is not changed", async () => {
  const newcomer = buyers[3]!;
  expect(await listSavedListings(newcomer)).toEqual([]);
  expect((await listActivity(newcomer)).total).toBe(0);
  const before = await listSavedListings(buyers[0]!);
  // The new buyer is now the first of the remaining ones.
  expect(await loadBuyerInterests(context)).toBeGreaterThan(0);
  expect(await listSavedListings(newcomer)).not.toEqual([]);
  expect(await listSavedListings(buyers[0]!)).toEqual(before);
});
