import type { Log } from "#lib/log.ts";
import type { PageAddress } from "#web/address-keys.ts";
import type { RenderedPage } from "../pages/page-renderer.ts";
import { BoundedStore } from "./bounded-store.ts";
import { type CachedPage, cachedPage, dependsOn, getBytes, isCacheable } from "./cached-page.ts";

/** The room for all pages together, in bytes. */
const MAX_CACHE_BYTES = 48 * 1024 * 1024;

/**
 * After a change that another process made, the old page is still sent for this long while a new one is rendered. With
 * the half second that a lost notification may take, what visitors see is never older than a second.
 */
const STALE_MS = 400;

/** A page is made anew after this long even if nothing was said to have changed: the day and the year go on. */
const MAX_AGE_MS = 5 * 60_000;

/** Longer queries are asked by nobody twice. */
const MAX_QUERY_LENGTH = 2_000;

/** Not pages, or pages of one person; under a language's prefix as well. */
const NOT_PUBLIC = /^(\/[a-z]{2}(-[a-z]{2})?)?\/(api|build|storefronts|desk|sanctum|bizmatch)([/.]|$)/i;

/** Files have names with a dot; pages have none, but for the data of a page. */
const FILE = /\.[^/]*$/;

interface Setup {
  /** Renders the page of a canonical address, for everyone. */
  render(canonical: string, request_id: string): Promise<RenderedPage>;
  /** Headers of every answer: name, value, name... */
  headers: readonly string[];
  log: Log;
  maxBytes?: number;
  now?: () => number;
}

/** A visit, and what it says as one of a page. */
export interface PageVisit {
  method: string;
  path: string;
  query: string;
  address: PageAddress;
}

/** Whole public pages, kept as bytes until what they were made from changes. */
export interface PageCache {
  /** The page of a visit, at once or when it is rendered; null when it is none to keep, and has to be asked for itself. */
  find(visit: PageVisit, request_id: string): CachedPage | Promise<CachedPage | null> | null;
  /** Forgets pages that this process has changed: whoever wrote sees what they wrote. */
  drop(tags: readonly string[]): void;
  /** Lets pages that another process has changed go stale. */
  expire(tags: readonly string[]): void;
}

/** A page being rendered, once for all who ask for it. */
interface Flight {
  page: Promise<CachedPage | null>;
  /** What changed since it began: it may have read that before. */
  changed: Set<string>;
}

export function createPageCache(setup: Setup): PageCache {
  const { render, headers, log, maxBytes = MAX_CACHE_BYTES, now = () => performance.now() } = setup;
  const store = new BoundedStore<CachedPage>(maxBytes);
  /** By address, the flight that newcomers join. */
  const joinable = new Map<string, Flight>();
  /** Also those that a change has overtaken. */
  const inTheAir = new Set<Flight>();

  const save = (key: string, page: CachedPage): void => store.set(key, page, getBytes(page));

  async function fill(key: string, flight: Flight, request_id: string): Promise<CachedPage | null> {
    try {
      const rendered = await render(key, request_id);
      // While the database is away, an old page is better than none.
      if (rendered.answer.status === 503) return store.peek(key) ?? null;
      if (!isCacheable(rendered.answer)) {
        if (rendered.answer.headers.has("set-cookie"))
          log.error({ path: key.split("?")[0] }, "a public page set a cookie");
        store.delete(key);
        return null;
      }
      const page = await cachedPage(rendered, headers, now());
      if (!dependsOn(page, flight.changed)) save(key, page);
      return page;
    } catch (error) {
      log.error({ err: error, request_id }, "a page could not be kept");
      return null;
    } finally {
      inTheAir.delete(flight);
      if (joinable.get(key) === flight) joinable.delete(key);
    }
  }

  function fetchOnce(key: string, request_id: string): Promise<CachedPage | null> {
    const joined = joinable.get(key);
    if (joined) return joined.page;
    const flight: Flight = { page: Promise.resolve(null), changed: new Set() };
    joinable.set(key, flight);
    inTheAir.add(flight);
    flight.page = fill(key, flight, request_id);
    return flight.page;
  }

  /** Asked for again, a page is worth its smallest form. */
  function countHit(key: string, page: CachedPage): void {
    page.hits += 1;
    if (page.hits > 1) return;
    page.encode("br").then(
      () => store.peek(key) === page && save(key, page),
      (error) => log.error({ err: error }, "a page could not be compressed"),
    );
  }

  /** Newcomers wait for a page that is rendered from now on. Runs `apply` for every page concerned. */
  function change(tags: readonly string[], apply: (key: string, page: CachedPage) => void): void {
    const changed = new Set(tags);
    for (const flight of inTheAir) for (const tag of changed) flight.changed.add(tag);
    joinable.clear();
    for (const [key, page] of [...store.entries()]) if (dependsOn(page, changed)) apply(key, page);
  }

  return {
    find({ method, path, query, address: { canonical, hasIgnoredQuery, isPrivate } }, request_id) {
      if ((method !== "GET" && method !== "HEAD") || isPrivate) return null;
      if (!isPublicPage(path) || query.length > MAX_QUERY_LENGTH) return null;
      // A redirect carries the whole query on, which a kept one does not know.
      const orNull = (page: CachedPage | null) => (page?.status === 301 && hasIgnoredQuery ? null : page);
      const page = store.get(canonical);
      const overdue = page ? now() - (page.staleSince ?? page.madeAt + MAX_AGE_MS) : Number.POSITIVE_INFINITY;
      if (!page || overdue >= STALE_MS) return fetchOnce(canonical, request_id).then(orNull);
      if (overdue >= 0) void fetchOnce(canonical, request_id);
      countHit(canonical, page);
      return orNull(page);
    },
    drop(tags) {
      change(tags, (key) => store.delete(key));
    },
    expire(tags) {
      const since = now();
      change(tags, (_key, page) => {
        page.staleSince ??= since;
      });
    },
  };
}

function isPublicPage(path: string): boolean {
  return !NOT_PUBLIC.test(path) && (path.endsWith(".data") || !FILE.test(path));
}
