import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openSecondConnection, openTestDatabase } from "../../tests/support/database.ts";
import { createMemoryLimiter, createSharedLimiter, noLimiter } from "./rate-limiter.ts";

const connection = await openTestDatabase();
const second = await openSecondConnection(connection);
const LIMIT = { name: "test", points: 2, seconds: 10 };
let people = 0;
const createAddress = (): string => `203.0.113.${people++}`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T12:00:00Z") });
});
afterEach(() => void vi.useRealTimers());

describe.each([
  ["of this process", () => createMemoryLimiter()],
  ["of the database", () => createSharedLimiter(connection.executeSql)],
])("rate limiter %s", (_, make) => {
  test("allows a key up to its limit, reports what is left, and then rejects it", async () => {
    const limiter = make();
    const key = createAddress();
    expect(await limiter.take(LIMIT, key)).toEqual({ limit: LIMIT, allowed: true, remaining: 1, reset: 10 });
    vi.advanceTimersByTime(4_000);
    expect(await limiter.take(LIMIT, key)).toMatchObject({ allowed: true, remaining: 0, reset: 6 });
    for (const _ of [3, 4, 5])
      expect(await limiter.take(LIMIT, key)).toMatchObject({ allowed: false, remaining: 0, reset: 6 });
    expect(await limiter.take(LIMIT, createAddress())).toMatchObject({ allowed: true });
    expect(await limiter.take({ ...LIMIT, name: "other" }, key)).toMatchObject({ allowed: true });
  });
});

test("shares the database's limit among processes and resets it when its time is over", async () => {
  const [one, other] = [createSharedLimiter(connection.executeSql), createSharedLimiter(second.executeSql)];
  const key = createAddress();
  await one.take(LIMIT, key);
  await other.take(LIMIT, key);
  expect((await one.take(LIMIT, key)).allowed).toBe(false);
  vi.advanceTimersByTime(10_001);
  expect(await other.take(LIMIT, key)).toMatchObject({ allowed: true, remaining: 1 });
});

test("counts in the process while the database is unavailable", async () => {
  const limiter = createSharedLimiter(() => Promise.reject(new Error("gone")));
  const key = createAddress();
  const taken = [await limiter.take(LIMIT, key), await limiter.take(LIMIT, key), await limiter.take(LIMIT, key)];
  expect(taken.map(({ allowed }) => allowed)).toEqual([true, true, false]);
});

test("always allows calls without a limit", async () => {
  for (const _ of [1, 2, 3]) expect((await noLimiter.take(LIMIT, "x")).allowed).toBe(true);
});
