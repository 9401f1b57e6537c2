import { expect, test } from "vitest";
import { MINUTE_MS } from "#lib/time/durations.ts";
import { getRetryDelay, MAX_ATTEMPTS } from "./retry-delay.ts";

/** The delay after the n-th failure and the time of that failure, if the server is down from the start. */
function getDelay(chance: () => number) {
  let elapsed = 0;
  return Array.from({ length: MAX_ATTEMPTS }, (_, failures) => {
    const delay = getRetryDelay(failures + 1, chance);
    const one = { away: elapsed, rest: delay };
    elapsed += delay;
    return one;
  });
}

test.each([0, 0.5, 1])("delays from one second to fifteen minutes, never decreasing (chance %s)", (luck) => {
  const all = getDelay(() => luck).map(({ rest: delay }) => delay);
  expect(all[0]).toBe(1_000);
  expect(all).toEqual([...all].sort((a, b) => a - b));
  expect(all.at(-1)).toBe(15 * MINUTE_MS * (1 - 0.15 * luck));
});

test("delays less than a minute after a three-minute outage", () => {
  for (const luck of [0, 0.5, 1]) {
    const last = getDelay(() => luck)
      .filter(({ away: elapsed }) => elapsed <= 3 * MINUTE_MS)
      .at(-1);
    expect(last?.rest).toBeLessThan(MINUTE_MS);
  }
  // The worst case: short delays until then, and the longest just before the server is back.
  const unlucky = getDelay(() => 1).filter(({ away: elapsed }) => elapsed <= 3 * MINUTE_MS).length;
  expect(getRetryDelay(unlucky, () => 0)).toBeLessThan(MINUTE_MS);
});

test("gives up on an email after about a day", () => {
  const { away: elapsed } = getDelay(() => 0.5).at(-1) ?? { away: 0 };
  expect(elapsed / 3_600_000).toBeGreaterThan(20);
  expect(elapsed / 3_600_000).toBeLessThan(28);
});

test("spreads the retries of emails that failed together", () => {
  expect(new Set(Array.from({ length: 50 }, () => getRetryDelay(12))).size).toBeGreaterThan(40);
});
