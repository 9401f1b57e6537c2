import type { IncomingMessage } from "node:http";
import type { ShownPage } from "#domain/analytics/view-counter.ts";
import { splitLanguage } from "#editions/language-prefix.ts";
import { NO_PAGE } from "#guards/no-page.ts";
import type { NetworkView } from "#guards/visit.ts";
import { isPersonal } from "../pages/personal-pages.ts";
import type { ReadVisit } from "./visit-reader.ts";

/**
 * Returns the page that a response has shown, also where only its data was fetched; null for everything else. A
 * prefetched page does not count yet.
 */
export function getShownPage(
  { method, path, query }: Pick<ReadVisit, "method" | "path" | "query">,
  status: number,
  { headers }: Pick<IncomingMessage, "headers">,
  locales: NetworkView["locales"],
): Omit<ShownPage, "address"> | null {
  if (method !== "GET" || (status !== 200 && status !== 304)) return null;
  const page = path.endsWith(".data") ? path.replace(/(\/_|)\.data$/, "") || "/" : path;
  if (NO_PAGE.test(page) || isPersonal(page)) return null;
  if (/prefetch|prerender/.test(`${headers["sec-purpose"] ?? ""}${headers.purpose ?? ""}`)) return null;
  return {
    path: splitLanguage(page, locales).path,
    query,
    user_agent: headers["user-agent"] ?? "",
    referrer: headers.referer ?? "",
    is_private: headers["sec-gpc"] === "1" || headers.dnt === "1",
  };
}
