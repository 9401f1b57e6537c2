import { invalidate } from "#domain/invalidate.ts";
import { getSizeBytes } from "#domain/search/index/listing-index.ts";
import { loadIndex } from "#domain/search/index/load-index.ts";
import { queryIndex } from "#domain/search/index/query-index.ts";
import { refreshIndex } from "#domain/search/index/refresh-index.ts";
import { createNameComparer } from "#domain/search/name-order.ts";
import { resolveSearch } from "#domain/search/resolve-search.ts";
import { searchListings } from "#domain/search/search-listings.ts";
import { searchBySql } from "../tests/support/sql-search.ts";
import { computeMedian, computePercentile, getGrowthExponent, printRow } from "./report.ts";
import { createTypicalSearches } from "./search/typical-searches.ts";
import { openGrownPostgres } from "./sites/grown-postgres.ts";

/*
 * Compares the listing index with plain SQL on the same PostgreSQL, in the same minute. 1,000,000 listings only with
 * --full.
 */
const SIZES = process.argv.includes("--full") ? [10_000, 100_000, 1_000_000] : [10_000, 100_000];
const WANTED_MS: Record<number, number> = { 10000: 0.1, 100000: 0.5, 1000000: 3 };
/* On a busy machine everything takes several times as long; a slowdown beyond this factor has another cause. */
const FLOOR = 20;

const database = await openGrownPostgres();
const { context } = database;
const { db, edition } = context;
const searches = createTypicalSearches(200, edition);
const medians: number[] = [];

for (const size of SIZES) {
  await database.growTo(size);
  globalThis.gc?.();
  const heap = process.memoryUsage();
  const loading = performance.now();
  const index = await loadIndex(db, createNameComparer(edition));
  const loaded = performance.now() - loading;
  globalThis.gc?.();
  const after = process.memoryUsage();
  const grown = after.heapUsed + after.arrayBuffers - heap.heapUsed - heap.arrayBuffers;
  const here = { ...context, index: { getCurrent: async () => index } };

  const queries = await Promise.all(searches.map(async (filters) => (await resolveSearch(here, filters, {})).query));
  for (const query of queries) queryIndex(index, query);
  const inIndex = await measureTimes(queries, 5, async (query) => queryIndex(index, query));
  const withRows = await measureTimes(searches.slice(0, 60), 1, (filters) => searchListings(here, filters));
  const bySql = await measureTimes(searches.slice(0, size > 100_000 ? 10 : 30), 1, (filters) =>
    searchBySql(db, edition, filters),
  );
  const words = await measureTimes(["pizza", "hair salon", "busy fitness"], 1, async (q) => {
    index.hits.clear();
    return searchListings(here, { ...searches[0]!, q });
  });
  await invalidate(context, "listings", "listing:100001", "listing:100002", "listing:100003");
  const refreshing = performance.now();
  await refreshIndex(db, index, createNameComparer(edition));
  const refreshed = performance.now() - refreshing;
  medians.push(computeMedian(inIndex));

  const isLargest = size === 1_000_000;
  const max = WANTED_MS[size] ?? Number.NaN;
  const p50 = computeMedian(withRows);
  const ratio = computeMedian(bySql) / p50;
  console.log(`\n${size.toLocaleString("en")} listings`);
  printRow({
    what: "in the index: numbers, total, three facets, p50",
    ...toMsRow(computeMedian(inIndex)),
    beside: `${(computeMedian(bySql) / computeMedian(inIndex)).toFixed(0)} times faster than plain SQL`,
    wanted: { max },
    floor: { max: FLOOR * max },
  });
  printRow({ what: "  the slowest twentieth begins at", ...toMsRow(computePercentile(inIndex, 0.95)) });
  printRow({ what: "with rows from PostgreSQL, p50", ...toMsRow(p50), ...(isLargest ? { wanted: { max: 12 } } : {}) });
  printRow({ what: "four plain SQL queries, p50", ...toMsRow(computeMedian(bySql)) });
  printRow({
    what: "plain SQL takes, times the answer with rows",
    value: ratio,
    digits: 1,
    ...(isLargest ? { wanted: { min: 25 } } : {}),
    floor: { min: 1 },
  });
  printRow({ what: "with words, none remembered, p50", ...toMsRow(computeMedian(words)) });
  printRow({ what: "loaded from PostgreSQL in", ...toMsRow(loaded) });
  printRow({
    what: "three changed listings worked in",
    ...toMsRow(refreshed),
    wanted: { max: 1_000 },
    floor: { max: 10_000 },
  });
  printRow({ what: "typed arrays, bytes a listing", value: getSizeBytes(index) / size, digits: 1 });
  printRow({ what: "all memory, bytes a listing", value: grown / size, digits: 1 });
}

for (const [at, after] of medians.slice(1).entries()) {
  const sizes: [number, number] = [SIZES[at] ?? Number.NaN, SIZES[at + 1] ?? Number.NaN];
  printRow({
    what: `index, growth exponent from ${sizes.map((size) => size.toLocaleString("en")).join(" to ")}`,
    value: getGrowthExponent(sizes, [medians[at] ?? Number.NaN, after]),
    wanted: { max: 1 },
    floor: { max: 2 },
  });
}
await database.stop();

async function measureTimes<T>(
  inputs: readonly T[],
  rounds: number,
  work: (input: T) => Promise<unknown>,
): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const input of inputs) {
      const started = performance.now();
      await work(input);
      taken.push(performance.now() - started);
    }
  }
  return taken;
}

function toMsRow(value: number): { value: number; unit: string; digits: number } {
  return { value, unit: "ms", digits: value < 10 ? 3 : 0 };
}
