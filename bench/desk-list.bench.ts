import type { DeskListQuery } from "#domain/listings/editing/lists/list-queries.ts";
import { selectDeskListings } from "#domain/listings/editing/lists/list-queries.ts";
import { computeMedian, printRow } from "./report.ts";
import { openGrownPostgres } from "./sites/grown-postgres.ts";

/* The desk's list of 100,000 listings, as head office reads it: a page, its totals and the counts by status. */
const LISTINGS = 100_000;
const WANTED_MS = 50;
const FLOOR_MS = 1_000;
const RUNS = 15;
const DAYS = { from: "2026-10-24", open_from: "2026-11-22" };
const PLAIN: DeskListQuery = {
  q: "",
  status: null,
  office_id: null,
  agent_id: null,
  category: null,
  price_min: null,
  price_max: null,
  listed_before: null,
  confirmed_before: null,
  sort: "updated_at",
  descending: true,
  page: 1,
  per_page: 25,
};
const QUERIES: Record<string, Partial<DeskListQuery>> = {
  "latest change first": {},
  "by name": { sort: "name", descending: false },
  "highest price first": { sort: "price" },
  "not confirmed in 90 days, oldest first": {
    confirmed_before: new Date("2026-08-25"),
    sort: "confirmed_at",
    descending: false,
  },
  "active of an office": { office_id: 3, status: "active" },
  "of a category, by price": { category: "food-and-beverage", sort: "price", descending: false },
  "by price range": { price_min: 20_000_000, price_max: 50_000_000 },
  "by a number": { q: "100500" },
  "by two words": { q: "profitable cafe" },
  "the last page": { page: LISTINGS / 25 },
};

const database = await openGrownPostgres();
const { db } = database.context;
await database.growTo(LISTINGS);
for (const [what, query] of Object.entries(QUERIES)) {
  const taken: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    await selectDeskListings(db, {}, { ...PLAIN, ...query }, DAYS);
    taken.push(performance.now() - start);
  }
  printRow({
    what,
    value: computeMedian(taken),
    unit: "ms",
    wanted: { max: WANTED_MS },
    floor: { max: FLOOR_MS },
  });
}
await database.stop();
