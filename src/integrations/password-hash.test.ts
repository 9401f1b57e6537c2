import { describe, expect, test } from "vitest";
import { createArgon2Hasher, getMaxConcurrentHashes } from "./password-hash.ts";

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

describe("password hashes", () => {
  test("uses Argon2id with 19 MiB, two passes, one lane and a new salt each time", async () => {
    const { hash, verify } = createArgon2Hasher();
    const stored = await hash("four quiet herons");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hash("four quiet herons")).not.toBe(stored);
    expect(await verify(stored, "four quiet herons")).toBe(true);
    expect(await verify(stored, "four quiet heron")).toBe(false);
  });

  test("matches nothing without an account, not even an empty password", async () => {
    const { verify } = createArgon2Hasher(CHEAP);
    for (const password of ["", "four quiet herons"]) expect(await verify(null, password)).toBe(false);
  });

  test.each([1, 2])("hashes %d at once, queues fifty and rejects more", async (many) => {
    const { hash } = createArgon2Hasher(CHEAP, many);
    // Twice, to check that finished calls free their places in the queue.
    for (const _ of [1, 2]) {
      const all = await Promise.allSettled(Array.from({ length: many + 53 }, () => hash("four quiet herons")));
      const rejected = all.filter(({ status }) => status === "rejected");
      expect(rejected).toHaveLength(3);
      expect(rejected[0]).toMatchObject({ reason: { status: 503, retry_after: 1 } });
    }
    await expect(hash("four quiet herons")).resolves.toMatch(/^\$argon2id/);
  });

  test("hashes two at once but leaves one processor free", () => {
    expect([1, 2, 3, 4, 64].map(getMaxConcurrentHashes)).toEqual([1, 1, 2, 2, 2]);
  });
});
