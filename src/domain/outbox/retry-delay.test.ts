import { expect, test } from "vitest";
import { MAX_ATTEMPTS, retryDelayAfter } from "./retry-delay.ts";

const MINUTE = 60_000;

/** How long a mail rests at its n-th failure, and when that was, if its server is away from the start. */
function rests(chance: () => number) {
  let away = 0;
  return Array.from({ length: MAX_ATTEMPTS }, (_, failures) => {
    const rest = retryDelayAfter(failures + 1, chance);
    const one = { away, rest };
    away += rest;
    return one;
  });
}

test.each([0, 0.5, 1])(
  "a mail rests from a second to a quarter of an hour, never less than before (chance %s)",
  (luck) => {
    const all = rests(() => luck).map(({ rest }) => rest);
    expect(all[0]).toBe(1_000);
    expect(all).toEqual([...all].sort((a, b) => a - b));
    expect(all.at(-1)).toBe(15 * MINUTE * (1 - 0.15 * luck));
  },
);

test("after three minutes without a server none rests for as long as a minute", () => {
  for (const luck of [0, 0.5, 1]) {
    const last = rests(() => luck)
      .filter(({ away }) => away <= 3 * MINUTE)
      .at(-1);
    expect(last?.rest).toBeLessThan(MINUTE);
  }
  // The worst: short rests until then, and the longest just before the server is back.
  const unlucky = rests(() => 1).filter(({ away }) => away <= 3 * MINUTE).length;
  expect(retryDelayAfter(unlucky, () => 0)).toBeLessThan(MINUTE);
});

test("a mail is given up after about a day", () => {
  const { away } = rests(() => 0.5).at(-1) ?? { away: 0 };
  expect(away / 3_600_000).toBeGreaterThan(20);
  expect(away / 3_600_000).toBeLessThan(28);
});

test("mails that failed together do not come back together", () => {
  expect(new Set(Array.from({ length: 50 }, () => retryDelayAfter(12))).size).toBeGreaterThan(40);
});
