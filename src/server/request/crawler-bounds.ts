import { isCrawler } from "#lib/crawler.ts";

/** Combinations of filters that programs are given between them in a second, of which there are more than anybody can count. */
export const MAX_FILTER_COMBINATIONS = 10;

/** More parts than these in a query are a combination; what has fewer is in the sitemaps or one step from it. */
const FEW = 2;

/**
 * Says whether a visit is to come back later: only programs that say what they are, and only where they ask for one
 * combination of filters after the other. A person is never told so, however fast they are.
 */
export function crawlerBounds(clock: () => number = () => performance.now()) {
  let second = -1;
  let given = 0;
  return (query: string, user_agent = ""): boolean => {
    // Who says nothing may be a person who keeps their browser to themselves.
    if (query === "" || query.split("&").length <= FEW || user_agent === "" || !isCrawler(user_agent)) return false;
    const now = Math.floor(clock() / 1_000);
    if (now !== second) [second, given] = [now, 0];
    given += 1;
    return given > MAX_FILTER_COMBINATIONS;
  };
}
