import type { IncomingMessage } from "node:http";
import { toLoggedPath } from "#domain/redirects/missing-page.ts";
import { splitLanguage } from "#editions/language-prefix.ts";
import { NO_PAGE } from "#guards/no-page.ts";
import type { NetworkView } from "#guards/visit.ts";
import { isCrawler } from "#lib/crawler.ts";
import { isPersonal } from "../pages/personal-pages.ts";
import type { ReadVisit } from "./visit-reader.ts";

/** Returns the path to log for a person's visit to a page that doesn't exist; null for everything else. */
export function getMissingPath(
  { method, path, address }: Pick<ReadVisit, "method" | "path" | "address">,
  status: number,
  { headers }: Pick<IncomingMessage, "headers">,
  locales: NetworkView["locales"],
): string | null {
  if (status !== 404 || method !== "GET" || address.isPrivate || NO_PAGE.test(path) || isPersonal(path)) return null;
  if (isCrawler(headers["user-agent"] ?? "")) return null;
  return toLoggedPath(splitLanguage(path, locales).path);
}
