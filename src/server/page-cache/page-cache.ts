import { BoundedStore } from "#lib/bounded-store.ts";
import type { Log } from "#lib/log.ts";
import type { PageAddress } from "#web/address-keys.ts";
import type { RenderedPage } from "../pages/page-renderer.ts";
import { isPersonal } from "../pages/personal-pages.ts";
import { type CachedPage, createCachedPage, dependsOn, getSizeBytes, isCacheable } from "./cached-page.ts";

/** Max bytes of all pages together. */
const MAX_CACHE_BYTES = 48 * 1024 * 1024;

/**
 * After a change by another process, how long the stale page is served while a new one is rendered. Together with the
 * half second in which a lost notification is noticed, visitors never see anything older than a second.
 */
const STALE_MS = 400;

/** Max age even if nothing changed, because pages show the current day and year. */
const MAX_AGE_MS = 5 * 60_000;

/** Longer queries are practically never requested twice. */
const MAX_QUERY_LENGTH = 2_000;

/** Matches paths that are not pages, also under a locale prefix. */
const NO_PAGE = /^(\/[a-z]{2}(-[a-z]{2})?)?\/(api|build|storefronts|desk|sanctum)([/.]|$)/i;

/** File names contain a dot; page paths do not. */
const FILE = /\.[^/]*$/;

interface Setup {
  /** Renders the page of a canonical address for everyone. */
  render(canonical: string, request_id: string): Promise<RenderedPage>;
  /** Headers of every response: name, value, name... */
  headers: readonly string[];
  log: Log;
  maxBytes?: number;
  now?: () => number;
}

/** A visit and its page request. */
export interface PageVisit {
  method: string;
  path: string;
  query: string;
  address: PageAddress;
}

/** Caches whole public pages as bytes until their content changes. */
export interface PageCache {
  /**
   * Returns the page of a visit, synchronously if it is cached; null if it is not cacheable and must be rendered
   * separately.
   */
  find(visit: PageVisit, request_id: string): CachedPage | Promise<CachedPage | null> | null;
  /** Returns whether the page of a visit is cached and fresh, so that sending it takes no time. */
  has(visit: PageVisit): boolean;
  /** Removes pages that this process changed, so that writers see their own writes. */
  drop(tags: readonly string[]): void;
  /** Marks pages that another process changed as stale. */
  expire(tags: readonly string[]): void;
}

/** A rendering in progress, shared by all visitors who request the page. */
interface Rendering {
  page: Promise<CachedPage | null>;
  /** Tags changed since the rendering began. It may have read the old data. */
  changed: Set<string>;
}

export function createPageCache(setup: Setup): PageCache {
  const { render, headers, log, maxBytes = MAX_CACHE_BYTES, now = () => performance.now() } = setup;
  const store = new BoundedStore<string, CachedPage>(maxBytes);
  /** By address, the rendering that new visitors wait for. */
  const inProgress = new Map<string, Rendering>();
  /** All renderings in progress, including those that began before a change. */
  const unfinished = new Set<Rendering>();

  const save = (key: string, page: CachedPage): void => store.set(key, page, getSizeBytes(page));

  async function renderAndCache(key: string, rendering: Rendering, request_id: string): Promise<CachedPage | null> {
    try {
      const rendered = await render(key, request_id);
      // While the database is unavailable, a stale page is better than none.
      if (rendered.response.status === 503) return store.peek(key) ?? null;
      if (!isCacheable(rendered.response)) {
        if (rendered.response.headers.has("set-cookie"))
          log.error({ path: key.split("?")[0] }, "a public page set a cookie");
        store.delete(key);
        return null;
      }
      const page = createCachedPage(rendered, headers, now());
      if (!dependsOn(page, rendering.changed)) save(key, page);
      return page;
    } catch (error) {
      log.error({ err: error, request_id }, "failed to cache a page");
      return null;
    } finally {
      unfinished.delete(rendering);
      if (inProgress.get(key) === rendering) inProgress.delete(key);
    }
  }

  function fetchOnce(key: string, request_id: string): Promise<CachedPage | null> {
    const joined = inProgress.get(key);
    if (joined) return joined.page;
    const rendering: Rendering = { page: Promise.resolve(null), changed: new Set() };
    inProgress.set(key, rendering);
    unfinished.add(rendering);
    rendering.page = renderAndCache(key, rendering, request_id);
    return rendering.page;
  }

  /** Counts a hit. At the second one, the page is compressed to its smallest form. */
  function countHit(key: string, page: CachedPage): void {
    page.hits += 1;
    if (page.hits > 1) return;
    page.improve().then(
      () => store.peek(key) === page && save(key, page),
      (error) => log.error({ err: error }, "failed to compress a page"),
    );
  }

  /** Makes new visitors wait for a rendering that starts from now on. Runs `apply` for every affected page. */
  function invalidatePages(tags: readonly string[], apply: (key: string, page: CachedPage) => void): void {
    const changed = new Set(tags);
    for (const rendering of unfinished) for (const tag of changed) rendering.changed.add(tag);
    inProgress.clear();
    for (const [key, page] of [...store.listEntries()]) if (dependsOn(page, changed)) apply(key, page);
  }

  const getOverdue = (page: CachedPage): number => now() - (page.staleSince ?? page.madeAt + MAX_AGE_MS);

  return {
    has({ address: { canonical } }) {
      const page = store.peek(canonical);
      return page !== undefined && getOverdue(page) < STALE_MS;
    },
    find({ method, path, query, address: { canonical, hasIgnoredQuery, isPrivate } }, request_id) {
      if ((method !== "GET" && method !== "HEAD") || isPrivate) return null;
      // A cached redirect can't be used for a query with ignored keys, because redirects keep the whole query.
      const applyQueryRule = (page: CachedPage | null) => (page?.status === 301 && hasIgnoredQuery ? null : page);
      const page = store.get(canonical);
      // The address of a cached page has been checked already.
      if (!page && (!isPublicPage(path) || query.length > MAX_QUERY_LENGTH)) return null;
      const overdue = page ? getOverdue(page) : Number.POSITIVE_INFINITY;
      if (!page || overdue >= STALE_MS) return fetchOnce(canonical, request_id).then(applyQueryRule);
      if (overdue >= 0) void fetchOnce(canonical, request_id);
      countHit(canonical, page);
      return applyQueryRule(page);
    },
    drop(tags) {
      invalidatePages(tags, (key) => store.delete(key));
    },
    expire(tags) {
      const since = now();
      invalidatePages(tags, (_key, page) => {
        page.staleSince ??= since;
      });
    },
  };
}

function isPublicPage(path: string): boolean {
  return !NO_PAGE.test(path) && !isPersonal(path) && !FILE.test(path);
}
