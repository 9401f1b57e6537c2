import { fillFolder, openAlone } from "./embedded/data-folder.ts";
import { printRow } from "./report.ts";
import { type BuiltSite, startSite, withFolder } from "./sites/built-site.ts";
import { openGrownPostgres } from "./sites/grown-postgres.ts";
import { readPages } from "./sites/read-pages.ts";

/* Measures the memory of the site's process after it has rendered four hundred pages of 10,000 listings. */
const LISTINGS = 10_000;
const PAGES = 400;
const MEGABYTE = 1_000_000;

const database = await openGrownPostgres();
await database.growTo(LISTINGS);
await withFolder(async (folder) => {
  const megabytes = await measureServingMemory(await startSite(folder, { ...database.env, RATE_LIMITS: "off" }));
  printRow({ ...toMemoryRow("site on PostgreSQL", megabytes), wanted: { max: 250 }, floor: { max: 900 } });
});
await database.stop();

await withFolder(async (folder) => {
  await fillFolder(folder, LISTINGS);
  const alone = (await openAlone(folder)).rss / MEGABYTE;
  const megabytes = await measureServingMemory(await startSite(folder, { DEMO: "0", RATE_LIMITS: "off" }));
  const beside = `${(megabytes / alone).toFixed(2)} × PGlite alone`;
  printRow({ ...toMemoryRow("embedded site", megabytes), beside, wanted: { max: 600 }, floor: { max: 2_000 } });
  printRow({ ...toMemoryRow("PGlite alone, nothing served", alone) });
});

async function measureServingMemory(site: BuiltSite): Promise<number> {
  const getSearchPath = (n: number) => `/buy-a-business/business-listing-search?price_max=${1_000_000 + n}`;
  const getListingPath = (n: number) => `/buy-a-business/listings/listing-${100_001 + n}`;
  try {
    await readPages(
      site.port,
      Array.from({ length: PAGES }, (_, n) => (n % 2 ? getSearchPath(n) : getListingPath(n))),
    );
    return (await site.usage()).rss / MEGABYTE;
  } finally {
    await site.stop();
  }
}

function toMemoryRow(what: string, value: number) {
  return { what: `memory, ${what}, 10,000 listings`, value, unit: "MB", digits: 0 };
}
