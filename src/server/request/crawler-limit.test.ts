import { expect, test } from "vitest";
import { createCrawlerLimit, MAX_FILTER_COMBINATIONS } from "./crawler-limit.ts";

const BOT = "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)";
const CHROME = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";
const MANY = "?state=florida&category=retail&price_max=500000";

test("allows crawlers a fixed number of filter combinations per second", () => {
  let now = 5_000;
  const isLimited = createCrawlerLimit(() => now);
  const query = Array.from({ length: MAX_FILTER_COMBINATIONS + 3 }, () => isLimited(MANY, BOT));
  expect(query.filter(Boolean)).toHaveLength(3);
  now = 6_000;
  expect(isLimited(MANY, BOT)).toBe(false);
});

test("never limits people or single filters", () => {
  const isLimited = createCrawlerLimit(() => 5_000);
  for (let n = 0; n < 1_000; n++) {
    expect(isLimited(MANY, CHROME)).toBe(false);
    // Some people's browsers send no user agent.
    expect(isLimited(MANY, "")).toBe(false);
    expect(isLimited(MANY)).toBe(false);
    expect(isLimited("?state=florida&page=2", BOT)).toBe(false);
    expect(isLimited("", BOT)).toBe(false);
  }
});
