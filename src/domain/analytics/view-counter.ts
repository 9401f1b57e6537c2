import { createHmac, randomBytes } from "node:crypto";
import type { PageVisitTable } from "#db/tables/views.ts";
import type { Context } from "#domain/context.ts";
import { isCrawler } from "#lib/crawler.ts";
import { getSource, viewedOn } from "./page-view.ts";
import { addVisits, claimSalt } from "./view-queries.ts";

/** A page that was shown. */
export interface ShownPage {
  /** Without a language. */
  path: string;
  /** As it was asked for, with its question mark, or empty. */
  query: string;
  address: string;
  user_agent: string;
  referrer: string;
  /** The visitor asks not to be followed: `Sec-GPC: 1` or `DNT: 1`. */
  is_private: boolean;
}

export interface ViewCounter {
  count(page: ShownPage): void;
  /** Writes what is not written yet. */
  close(): Promise<void>;
}

/** How long views are gathered before they are written, all in one statement. */
const FLUSH_INTERVAL_MS = 1_000;

/** More different ones within that time are not people; what is over is not counted. */
const MAX_BUFFERED_VIEWS = 5_000;

/** Other hosts than these first of a day's are `other`: anybody can write a header. */
const MAX_HOSTS = 300;
const KINDS = ["paid", "email", "search", "social", "inside", "direct"];

/**
 * Counts views without cookies and without a visitor waiting for it. Who looks is known for a day, by a hash with the
 * day's salt: neither address nor browser are kept. Crawlers do not count; who asks not to be followed counts as a view
 * from nowhere, by nobody.
 */
export function viewCounter(context: Pick<Context, "db" | "log" | "clock" | "network" | "edition">): ViewCounter {
  const { db, log, clock, network, edition } = context;
  const host = URL.parse(network.origin)?.host ?? "";
  const salts = new Map<string, string | null>();
  let gathered = new Map<string, PageVisitTable>();
  let hosts = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  /** The day's salt; null until the database has said which. */
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
  const boundedSource = (source: string): string => {
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
    if (visits.length === 0) return writing;
    writing = writing
      .then(() => addVisits(db, visits))
      .catch((error) => log.warn({ err: error }, "failed to count views"));
    return writing;
  };
  // So that it is there when the first visitor comes.
  getSalt(toDay(clock()));

  return {
    count({ path, query, address, user_agent, referrer, is_private }) {
      if (isCrawler(user_agent)) return;
      const day = toDay(clock());
      const salt = getSalt(day);
      const visitor = is_private || salt === null ? "" : hash(salt, address, user_agent);
      const source = is_private ? "direct" : boundedSource(getSource(query, referrer, host));
      for (const { kind, subject } of viewedOn(path, query, edition.locations_segment)) {
        const key = `${day}\n${kind}\n${subject}\n${source}\n${visitor}`;
        const visit = gathered.get(key);
        if (visit) visit.views += 1;
        else if (gathered.size < MAX_BUFFERED_VIEWS)
          gathered.set(key, { day, kind, subject, source, visitor, views: 1 });
      }
      timer ??= setTimeout(write, FLUSH_INTERVAL_MS).unref();
    },
    close: write,
  };
}

/** A time's day, UTC. */
export function toDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

function hash(salt: string, address: string, user_agent: string): string {
  return createHmac("sha256", salt).update(`${address}\n${user_agent}`).digest("base64url").slice(0, 22);
}
