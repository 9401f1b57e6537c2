import { expect, test } from "vitest";
import { createUncachedLimit, MAX_UNCACHED_PER_SECOND } from "./uncached-limit.ts";

test("a client beyond the limit waits for the next second, and others are not affected", () => {
  let now = 500;
  const isLimited = createUncachedLimit(() => now);
  for (let page = 0; page < MAX_UNCACHED_PER_SECOND; page++) expect(isLimited("203.0.113.1")).toBe(false);
  expect(isLimited("203.0.113.1")).toBe(true);
  expect(isLimited("203.0.113.2")).toBe(false);
  now = 1_000;
  expect(isLimited("203.0.113.1")).toBe(false);
});

test("the addresses of one IPv6 network count as one client", () => {
  const isLimited = createUncachedLimit(() => 0);
  for (let page = 0; page < MAX_UNCACHED_PER_SECOND; page++) isLimited(`2001:db8::${page.toString(16)}`);
  expect(isLimited("2001:db8::ffff")).toBe(true);
});
