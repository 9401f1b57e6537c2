import type { IncomingMessage } from "node:http";
import type { ShownPage } from "#domain/stats/views/view-counter.ts";
import { splitLanguage } from "#editions/language-prefix.ts";
import { NO_PAGE } from "#guards/no-page.ts";
import type { NetworkView } from "#guards/visit.ts";
import { memoize } from "#lib/memoize.ts";
import { isPersonal } from "../pages/personal-pages.ts";
import type { ReadVisit } from "./visit-reader.ts";

const MAX_CACHE_ENTRIES = 2_000;

const isPublicPage = memoize(MAX_CACHE_ENTRIES, (path) => !NO_PAGE.test(path) && !isPersonal(path));

/**
 * Returns the page that a response has shown to a visitor; null for other responses. A prefetched page doesn't count
 * yet.
 */
export function getShownPage(
  { method, path, query }: Pick<ReadVisit, "method" | "path" | "query">,
  status: number,
  { headers }: Pick<IncomingMessage, "headers">,
  locales: NetworkView["locales"],
): Omit<ShownPage, "address"> | null {
  if (method !== "GET" || (status !== 200 && status !== 304)) return null;
  if (!isPublicPage(path)) return null;
  const purpose = headers["sec-purpose"] ?? headers.purpose;
  if (purpose !== undefined && /prefetch|prerender/.test(String(purpose))) return null;
  return {
    path: splitLanguage(path, locales).path,
    query,
    user_agent: headers["user-agent"] ?? "",
    referrer: headers.referer ?? "",
    is_private: headers["sec-gpc"] === "1" || headers.dnt === "1",
  };
}
