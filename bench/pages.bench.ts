import { measureReact } from "./pages/measure-react.ts";
import { computeMedian, getGrowthExponent, printRow } from "./report.ts";
import { type BuiltSite, startSite, withFolder } from "./sites/built-site.ts";
import { openGrownPostgres } from "./sites/grown-postgres.ts";
import { readPages } from "./sites/read-pages.ts";

/*
 * Measures the CPU time of an uncached page in the server's process: rendered from PostgreSQL, hashed and compressed.
 * Each visit requests another canonical URL, so none is served from the page cache.
 */
const SIZES = [10_000, 100_000] as const;
/* Requests before measuring, because V8 is still optimizing a server that has just started. */
const WARM_UP = 1_000;
/* Uses the median of short rounds, because the machine also does other work. */
const ROUNDS = 5;
const VISITS = 40;
const SEARCH = "/buy-a-business/business-listing-search";

let visits = 0;
/** Filters that most listings pass, different for each n. */
const getSearchPath = (n: number) => `${SEARCH}?price_max=${1_000_000 + 100 * n}${n % 3 ? "" : "&state=florida"}`;
const PAGES = {
  search: { address: getSearchPath, max: 2, floor: 20 },
  listing: { address: (n: number) => getListingPath(100_001 + (n % SIZES[0])), max: 1.2, floor: 12 },
  office: { address: (n: number) => `${offices[n % offices.length]}?radius=${n}`, max: 1.2, floor: 12 },
  agent: { address: (n: number) => `/agents/agent-${1 + (n % 200)}?radius=${n}`, max: 1.2, floor: 12 },
};

const database = await openGrownPostgres();
const rows = await database.context.db
  .selectFrom("offices")
  .select(["slug", "region_slug"])
  .where("slug", "like", "office-%")
  .execute();
const offices = rows.map(({ slug, region_slug }) => `/locations/${region_slug}/${slug}`);
const alone = measureReact();
printRow({ what: "React alone, 24 plain cards and 60 links", value: alone, unit: "ms" });

const searches: number[] = [];
for (const size of SIZES) {
  await database.growTo(size);
  await withFolder(async (folder) => {
    const site = await startSite(folder, { ...database.env, RATE_LIMITS: "off" });
    try {
      searches.push(await measure(site, size));
    } finally {
      await site.stop();
    }
  });
}
await database.stop();
printRow({
  what: "search page, growth exponent from 10,000 to 100,000",
  value: getGrowthExponent([...SIZES], [searches[0] ?? Number.NaN, searches[1] ?? Number.NaN]),
  wanted: { max: 0.15 },
  floor: { max: 0.8 },
});

/**
 * Prints a row for each page at the first size and for the search page at every size; resolves with the search page's
 * value.
 */
async function measure(site: BuiltSite, size: number): Promise<number> {
  let ofSearch = Number.NaN;
  for (const [name, { address, max, floor }] of Object.entries(PAGES)) {
    if (name !== "search" && size !== SIZES[0]) continue;
    const value = await getCpu(site, address);
    if (name === "search") ofSearch = value;
    const times = `${(value / alone).toFixed(1)} × React alone`;
    const what = `${name} page, not kept, ${size.toLocaleString("en")} listings`;
    printRow({ what, value, unit: "ms CPU", beside: times, wanted: { max }, floor: { max: floor } });
  }
  return ofSearch;
}

async function getCpu(site: BuiltSite, address: (n: number) => string): Promise<number> {
  const listNewAddresses = (count: number) => Array.from({ length: count }, () => address(visits++));
  await readPages(site.port, listNewAddresses(WARM_UP));
  const turns: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const paths = listNewAddresses(VISITS);
    const before = await site.usage();
    await readPages(site.port, paths);
    const after = await site.usage();
    turns.push((after.cpu_ms - before.cpu_ms) / VISITS);
  }
  return computeMedian(turns);
}

/** Without a query, because a search in the query is run to find the listings before and after. */
function getListingPath(number: number): string {
  return `/buy-a-business/listings/listing-${number}`;
}
