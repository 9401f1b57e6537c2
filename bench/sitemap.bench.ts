import { getMaxPages, listSitemaps, openSitemap } from "#domain/seo/sitemap.ts";
import { renderSitemap } from "../src/server/crawlers/sitemap-xml.ts";
import { printRow } from "./report.ts";
import { openGrownPostgres } from "./sites/grown-postgres.ts";

/*
 * Writes every sitemap of the network on PostgreSQL, one after the other as a crawler requests them, and measures the
 * time and this process's memory. `--full` uses a million listings.
 */
const LISTINGS = process.argv.includes("--full") ? 1_000_000 : 100_000;
const WANTED_SECONDS = 60;
const MAX_CACHE_BYTES = 50 * 1024 * 1024;
const MEGABYTE = 1_000_000;

const database = await openGrownPostgres();
await database.growTo(LISTINGS);
const { context } = database;
const { origin } = context.network;

// Warms up, so that one-time loading isn't measured.
await writeAll(1);
globalThis.gc?.();
const before = process.memoryUsage.rss();
const cpu = process.cpuUsage();
const started = performance.now();
const written = await writeAll(Number.POSITIVE_INFINITY);
const seconds = (performance.now() - started) / 1_000;
const { user, system } = process.cpuUsage(cpu);

const query = performance.now();
await context.db.selectFrom("listings").select(["slug", "updated_at"]).execute();
const plainSeconds = (performance.now() - query) / 1_000;

const size = `${LISTINGS.toLocaleString("en")} listings`;
printRow({
  what: `sitemaps of ${size}, ${written.files} files`,
  value: seconds,
  unit: "s",
  beside: `${(seconds / plainSeconds).toFixed(1)} × reading the rows at once, ${((user + system) / 1e6).toFixed(2)} s CPU`,
  wanted: { max: WANTED_SECONDS },
  floor: { max: 5 * WANTED_SECONDS },
});
printRow({
  what: `memory for the sitemaps of ${size}`,
  value: Math.max(0, written.rss - before) / MEGABYTE,
  unit: "MB",
  digits: 0,
  beside: `${(written.bytes / MEGABYTE).toFixed(0)} MB written`,
  wanted: { max: 100 },
  floor: { max: 300 },
});
await database.stop();

async function writeAll(maxFiles: number) {
  const total = { files: 0, urls: 0, bytes: 0, rss: 0 };
  for (const { name } of (await listSitemaps(context)).slice(0, maxFiles)) {
    let urls = 0;
    let bytes = 0;
    for await (const part of renderSitemap(await openSitemap(context, name), [origin])) {
      urls += part.match(/<loc>/g)?.length ?? 0;
      bytes += Buffer.byteLength(part);
      total.rss = Math.max(total.rss, process.memoryUsage.rss());
    }
    if (urls > getMaxPages(context.network) || bytes > MAX_CACHE_BYTES)
      throw new Error(`${name} is larger than the protocol allows.`);
    total.files += 1;
    total.urls += urls;
    total.bytes += bytes;
  }
  if (maxFiles > total.files && total.urls < LISTINGS)
    throw new Error(`${LISTINGS - total.urls} listings are missing.`);
  return total;
}
