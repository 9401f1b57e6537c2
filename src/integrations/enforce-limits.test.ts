import { expect, test } from "vitest";
import { Invalid } from "#lib/errors.ts";
import { CHALLENGE_REQUIRED, countOutcome, enforceLimits } from "./enforce-limits.ts";
import { type CountedLimit, createMemoryLimiter } from "./rate-limiter.ts";

const LIMIT = { name: "tries", points: 4, seconds: 60 };
const address = "203.0.113.1";

function createCaller(counted: Omit<CountedLimit, "limit">) {
  const limiter = createMemoryLimiter();
  const limits = [{ limit: LIMIT, ...counted }];
  return async (work: () => Promise<unknown> = async () => {}, hasSolved = async () => false) => {
    await enforceLimits(limiter, limits, { address, hasSolved });
    await countOutcome(limiter, limits, address, work).catch((error) => {
      if (!(error instanceof Invalid)) throw error;
    });
  };
}

const reject = async () => {
  throw new Invalid("no", {});
};

test("successes don't count against a limit of failures", async () => {
  const call = createCaller({ countsFailures: true });
  for (let run = 0; run < 20; run++) await call();
  for (let run = 0; run < 4; run++) await call(reject);
  await expect(call()).rejects.toMatchObject({ status: 429 });
});

test("faults count more than successes", async () => {
  const call = createCaller({ faultPoints: 1 });
  await call(reject);
  await call();
  await call();
  await expect(call()).rejects.toMatchObject({ status: 429, code: undefined });
});

test("beyond a limit that yields to a challenge, only a solved one passes", async () => {
  const call = createCaller({ yieldsToChallenge: true });
  for (let run = 0; run < 4; run++) await call();
  await expect(call()).rejects.toMatchObject({ status: 429, code: CHALLENGE_REQUIRED });
  await call(undefined, async () => true);
});

test("reports a failure that takes the last point, and no success that does", async () => {
  let reports = 0;
  const call = createCaller({
    countsFailures: true,
    onLastFailure: async () => {
      reports += 1;
    },
  });
  for (let run = 0; run < 3; run++) await call(reject);
  await call();
  expect(reports).toBe(0);
  await call(reject);
  expect(reports).toBe(1);
  await expect(call()).rejects.toMatchObject({ status: 429 });
  expect(reports).toBe(1);
});

test("other errors don't count as faults", async () => {
  const call = createCaller({ faultPoints: 3 });
  const fail = async () => {
    throw new Error("away");
  };
  await expect(call(fail)).rejects.toThrow("away");
  for (let run = 0; run < 3; run++) await call();
});
