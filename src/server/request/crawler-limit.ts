import { isCrawler } from "#lib/crawler.ts";

/**
 * Max filter combinations per second for all crawlers together; the number of combinations is practically unlimited.
 */
export const MAX_FILTER_COMBINATIONS = 10;

/**
 * A query with more filters than this is a combination. Pages with fewer filters are in the sitemaps or linked from
 * them.
 */
const FEW = 2;

/**
 * Limits self-identified crawlers that request one filter combination after another. People are never limited.
 */
export function createCrawlerLimit(clock: () => number = () => performance.now()) {
  let second = -1;
  let given = 0;
  return (query: string, user_agent = ""): boolean => {
    // A missing user agent may be a person's privacy setting, so it isn't limited.
    if (query === "" || query.split("&").length <= FEW || user_agent === "" || !isCrawler(user_agent)) return false;
    const now = Math.floor(clock() / 1_000);
    if (now !== second) [second, given] = [now, 0];
    given += 1;
    return given > MAX_FILTER_COMBINATIONS;
  };
}
