import { createHmac, randomBytes } from "node:crypto";
import type { PageVisitTable } from "#db/tables/views.ts";
import type { Context } from "#domain/context.ts";
import { isCrawler } from "#lib/crawler.ts";
import { toDay } from "#lib/time/day.ts";
import { getSource, listViewSubjects } from "./page-view.ts";
import { addVisits, claimSalt } from "./view-queries.ts";

export interface ShownPage {
  /** Without a locale prefix. */
  path: string;
  /** The query string with its question mark, or empty. */
  query: string;
  address: string;
  user_agent: string;
  referrer: string;
  /** The visitor opts out of tracking: `Sec-GPC: 1` or `DNT: 1`. */
  is_private: boolean;
}

export interface ViewCounter {
  count(page: ShownPage): void;
  /** Writes all buffered views. */
  close(): Promise<void>;
}

/** How long views are buffered before they are written in one statement. */
const FLUSH_INTERVAL_MS = 1_000;

/** More distinct views than this within the interval are not from people; the rest are not counted. */
const MAX_BUFFERED_VIEWS = 5_000;

/** Max referring hosts per day. The rest count as `other`, because anyone can forge a referrer header. */
const MAX_HOSTS = 300;
const KINDS = ["paid", "email", "search", "social", "inside", "direct"];

/**
 * Counts views without cookies and without delaying the visitor. Visitors are identified for one day by a hash with the
 * day's salt; neither address nor browser is stored. Crawlers are not counted; visitors who opt out of tracking count
 * as a view without source or visitor.
 */
export function createViewCounter(context: Pick<Context, "db" | "log" | "clock" | "network" | "edition">): ViewCounter {
  const { db, log, clock, network, edition } = context;
  const host = URL.parse(network.origin)?.host ?? "";
  const salts = new Map<string, string | null>();
  let gathered = new Map<string, PageVisitTable>();
  /** The counted views of each visitor and page since the last write. */
  let identified = new Map<string, PageVisitTable[]>();
  /** The hashes of visitors since the last write, because most visitors open several pages. */
  let visitors = new Map<string, string>();
  let hosts = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  /** Returns the day's salt; null until it has been loaded from the database. */
  const getSalt = (day: string): string | null => {
    const known = salts.get(day);
    if (known !== undefined) return known;
    salts.clear();
    hosts = new Set();
    salts.set(day, null);
    claimSalt(db, day, randomBytes(32).toString("base64url"))
      .then((salt) => void salts.set(day, salt))
      .catch((error) => {
        salts.delete(day);
        log.warn({ err: error }, "failed to read the visitor salt");
      });
    return null;
  };
  const limitSource = (source: string): string => {
    if (KINDS.includes(source) || hosts.has(source)) return source;
    if (hosts.size >= MAX_HOSTS) return "other";
    hosts.add(source);
    return source;
  };
  const write = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const visits = [...gathered.values()];
    gathered = new Map();
    identified = new Map();
    visitors = new Map();
    if (visits.length === 0) return writing;
    writing = writing
      .then(() => addVisits(db, visits))
      .catch((error) => log.warn({ err: error }, "failed to count views"));
    return writing;
  };
  // Loads the salt before the first visitor arrives.
  getSalt(toDay(clock()));

  const getVisitor = (salt: string, address: string, user_agent: string): string => {
    const key = `${salt}\n${address}\n${user_agent}`;
    const known = visitors.get(key);
    if (known !== undefined) return known;
    const visitor = hash(salt, address, user_agent);
    if (visitors.size < MAX_BUFFERED_VIEWS) visitors.set(key, visitor);
    return visitor;
  };
  const identify = ({ path, query, address, user_agent, referrer, is_private }: ShownPage): PageVisitTable[] => {
    if (isCrawler(user_agent)) return [];
    const day = toDay(clock());
    const salt = getSalt(day);
    const visitor = is_private || salt === null ? "" : getVisitor(salt, address, user_agent);
    const source = is_private ? "direct" : limitSource(getSource(query, referrer, host));
    return listViewSubjects(path, query, edition.locations_segment).flatMap(({ kind, subject }) => {
      const key = `${day}\n${kind}\n${subject}\n${source}\n${visitor}`;
      const known = gathered.get(key);
      if (known) return [known];
      if (gathered.size >= MAX_BUFFERED_VIEWS) return [];
      const visit = { day, kind, subject, source, visitor, views: 0 };
      gathered.set(key, visit);
      return [visit];
    });
  };

  return {
    count(page) {
      const key = `${page.path}\n${page.query}\n${page.address}\n${page.user_agent}\n${page.referrer}\n${page.is_private}`;
      let visits = identified.get(key);
      if (!visits) {
        visits = identify(page);
        if (identified.size < MAX_BUFFERED_VIEWS) identified.set(key, visits);
      }
      for (const visit of visits) visit.views += 1;
      timer ??= setTimeout(write, FLUSH_INTERVAL_MS).unref();
    },
    close: write,
  };
}

function hash(salt: string, address: string, user_agent: string): string {
  return createHmac("sha256", salt).update(`${address}\n${user_agent}`).digest("base64url").slice(0, 22);
}
