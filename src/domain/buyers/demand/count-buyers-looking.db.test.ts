import { expect, test } from "vitest";
import { insertBuyer } from "../../../../tests/support/buyer-rows.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import fc from "../../../../tests/support/generated.ts";
import { SECTORS, STATES } from "../../../../tests/support/random-listings.ts";
import { anyPreferences } from "../../../../tests/support/random-preferences.ts";
import { isRowMatch, type PreferenceRow } from "../matching/match-rules.ts";
import { countBuyersLooking, roundDemand } from "./count-buyers-looking.ts";
import { selectDemand } from "./demand-queries.ts";

const context = await openTestContext();
const { db } = context;

async function insertWithRows(rows: readonly PreferenceRow[]): Promise<number> {
  const { id } = await insertBuyer(db);
  if (rows.length > 0)
    await db
      .insertInto("buyer_preferences")
      .values(rows.map((row, position) => ({ buyer_id: id, position, ...row })))
      .execute();
  return id;
}

test("counts the buyers of whom a row matches, as the matching rules do", async () => {
  const samples = fc.sample(anyPreferences, { numRuns: 60, seed: 1 }).map(({ rows }) => rows);
  for (const rows of samples) await insertWithRows(rows);
  const categories = [...new Set(SECTORS.map(({ category_slug }) => category_slug))];
  for (const state of STATES) {
    for (const category of [null, ...categories]) {
      const isMatch = (row: PreferenceRow): boolean =>
        isRowMatch(
          { ...row, subcategory: null, ...(category === null && { category: null }) },
          { state, category: category ?? "", subcategory: null },
        );
      const matching = samples.filter((rows) => rows.some(isMatch));
      expect(await selectDemand(db, { state, category })).toBe(matching.length);
    }
  }
});

test("counts each buyer once, and none who has cancelled", async () => {
  await db.deleteFrom("buyer_preferences").execute();
  const row = { state: "nevada", category: null, subcategory: null };
  const ids = [];
  for (let made = 0; made < 7; made++) ids.push(await insertWithRows([row, { ...row, category: "retail" }]));
  await db.updateTable("accounts").set({ cancelled_at: new Date() }).where("id", "=", ids[0]!).execute();
  expect(await selectDemand(db, { state: "nevada", category: null })).toBe(6);
  expect(await selectDemand(db, { state: "nevada", category: "retail" })).toBe(6);
  expect(await selectDemand(db, { state: "texas", category: null })).toBe(0);
});

test("never shows a count below five, nor an exact one", () => {
  expect([0, 1, 4].map((exact) => roundDemand(exact).shown)).toEqual(["none", "few", "few"]);
  expect([1, 4].map((exact) => roundDemand(exact).count)).toEqual([0, 0]);
  expect([5, 9, 10, 143].map((exact) => roundDemand(exact).count)).toEqual([5, 5, 10, 140]);
});

test("rejects a place that it doesn't know", async () => {
  const query = { postal_code: "nowhere at all", category: "" };
  await expect(countBuyersLooking(context, query)).rejects.toMatchObject({
    status: 422,
    errors: { postal_code: [expect.stringContaining("find that place")] },
  });
});
