import { expect, test } from "vitest";
import { crawlerBounds, MAX_FILTER_COMBINATIONS } from "./crawler-bounds.ts";

const BOT = "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)";
const CHROME = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";
const MANY = "?state=florida&category=retail&price_max=500000";

test("allows crawlers a fixed number of filter combinations per second", () => {
  let now = 5_000;
  const isBound = crawlerBounds(() => now);
  const query = Array.from({ length: MAX_FILTER_COMBINATIONS + 3 }, () => isBound(MANY, BOT));
  expect(query.filter(Boolean)).toHaveLength(3);
  now = 6_000;
  expect(isBound(MANY, BOT)).toBe(false);
});

test("never limits people or single filters", () => {
  const isBound = crawlerBounds(() => 5_000);
  for (let n = 0; n < 1_000; n++) {
    expect(isBound(MANY, CHROME)).toBe(false);
    // Some people's browsers send no user agent.
    expect(isBound(MANY, "")).toBe(false);
    expect(isBound(MANY)).toBe(false);
    expect(isBound("?state=florida&page=2", BOT)).toBe(false);
    expect(isBound("", BOT)).toBe(false);
  }
});
