import { expect, test } from "vitest";
import { countOutcome, enforceLimits } from "#integrations/enforce-limits.ts";
import { createMemoryLimiter } from "#integrations/rate-limiter.ts";
import { Invalid } from "#lib/errors.ts";
import { getProofLimits } from "./nda-limits.ts";

const address = "203.0.113.1";

/** Uploads until the limit. Returns how many uploads were allowed. */
async function countUploads(upload: () => Promise<void>): Promise<number> {
  const limiter = createMemoryLimiter();
  const limits = getProofLimits(1);
  for (let uploads = 0; ; uploads++) {
    try {
      await enforceLimits(limiter, limits, { address });
    } catch {
      return uploads;
    }
    await countOutcome(limiter, limits, address, upload).catch(() => {});
  }
}

test("a file that can't be read counts four times", async () => {
  expect(await countUploads(async () => {})).toBe(20);
  const reject = async () => {
    throw new Invalid("This file can't be read.", {});
  };
  expect(await countUploads(reject)).toBe(5);
});
