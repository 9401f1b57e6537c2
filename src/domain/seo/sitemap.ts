import { NotFound } from "#lib/errors.ts";
import { getPagePath } from "#web/site-map.ts";
import type { Context, Network } from "../context.ts";
import { listPages, type SitemapUrl, SMALL_KINDS, type SmallKind } from "./list-pages.ts";
import { type ListingRun, selectListingRange, selectListingRanges, selectListingsAfter } from "./sitemap-queries.ts";

/** The protocol's limit for one file (sitemaps.org). */
const MAX_URLS = 50_000;

/** Returns how many pages fit in one file, each in every language. */
export function getMaxPages({ locales }: Pick<Network, "locales">): number {
  return Math.floor(MAX_URLS / locales.length);
}

/** Listings read at a time, which limits memory use while a file is written. */
const BATCH = 1_000;

export interface SitemapFile {
  /** Without its extension: `pages`, `listings-1`. */
  name: string;
  changed_at: Date | null;
  /** Changes whenever the file's content changes. */
  version: string;
}

/** A file and its content, loaded in batches on demand. */
export interface OpenSitemap extends SitemapFile {
  urls: AsyncIterable<SitemapUrl[]>;
}

/** Returns every non-empty file. */
export async function listSitemaps(context: Context): Promise<SitemapFile[]> {
  const small: SitemapFile[] = [];
  for (const kind of SMALL_KINDS) small.push(...(await listSmallFiles(context, kind)));
  return [...small, ...(await listListingFiles(context))];
}

/** Opens a file by name. @throws NotFound */
export async function openSitemap(context: Context, name: string): Promise<OpenSitemap> {
  const kind = SMALL_KINDS.find((small) => name === small || name.startsWith(`${small}-`));
  const found = kind
    ? (await listSmallFiles(context, kind)).find((file) => file.name === name)
    : await openListings(context, Number(/^listings-([1-9]\d*)$/.exec(name)?.[1]) - 1);
  if (!found) throw new NotFound("Sitemap not found");
  return found;
}

async function listSmallFiles(context: Context, kind: SmallKind): Promise<OpenSitemap[]> {
  const pages = await listPages(context, kind);
  const files: OpenSitemap[] = [];
  const max = getMaxPages(context.network);
  for (let start = 0; start < pages.length; start += max) {
    const urls = pages.slice(start, start + max);
    const number = start / max + 1;
    const changed_at = getLatest(urls);
    const version = urls.map(({ path, changed_at: at }) => `${path} ${at?.getTime() ?? ""}`).join("\n");
    files.push({ name: number === 1 ? kind : `${kind}-${number}`, changed_at, version, urls: toAsyncIterable(urls) });
  }
  return files;
}

async function listListingFiles({ db, network }: Context): Promise<SitemapFile[]> {
  return (await selectListingRanges(db, getMaxPages(network))).map((run, index) => getListingFile(run, index));
}

async function openListings({ db, network }: Context, index: number): Promise<OpenSitemap | undefined> {
  if (Number.isNaN(index)) return undefined;
  const run = await selectListingRange(db, getMaxPages(network), index);
  return run && { ...getListingFile(run, index), urls: readListingUrls(db, run) };
}

function getListingFile({ total, changed_at, sum }: ListingRun, index: number): SitemapFile {
  return { name: `listings-${index + 1}`, changed_at, version: `${total} ${changed_at.getTime()} ${sum}` };
}

async function* readListingUrls(db: Context["db"], { first, last }: ListingRun): AsyncIterable<SitemapUrl[]> {
  for (let after = first - 1; after < last; ) {
    const rows = await selectListingsAfter(db, after, last, BATCH);
    if (rows.length > 0) yield rows.map((row) => ({ path: getListingPath(row.slug), changed_at: row.updated_at }));
    after = rows.at(-1)?.number ?? last;
  }
}

/** Returns a listing's canonical path, for every copy of its page. */
export function getListingPath(slug: string): string {
  return getPagePath("listing", slug);
}

async function* toAsyncIterable(urls: SitemapUrl[]): AsyncIterable<SitemapUrl[]> {
  yield urls;
}

function getLatest(urls: readonly SitemapUrl[]): Date | null {
  return urls.reduce<Date | null>(
    (newest, { changed_at }) => (changed_at && (!newest || changed_at > newest) ? changed_at : newest),
    null,
  );
}
