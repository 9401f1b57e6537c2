import { describe, expect, test } from "vitest";
import { argon2Hasher, hashesAtOnce } from "./password-hash.ts";

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

describe("a password's hash", () => {
  test("is Argon2id with 19 MiB, two passes and one lane, salted anew each time", async () => {
    const { hash, verify } = argon2Hasher();
    const stored = await hash("four quiet herons");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hash("four quiet herons")).not.toBe(stored);
    expect(await verify(stored, "four quiet herons")).toBe(true);
    expect(await verify(stored, "four quiet heron")).toBe(false);
  });

  test("of nobody matches nothing, not even an empty password", async () => {
    const { verify } = argon2Hasher(CHEAP);
    for (const password of ["", "four quiet herons"]) expect(await verify(null, password)).toBe(false);
  });

  test.each([1, 2])(
    "is made for %d at once; fifty wait, and whoever comes after is told to come back",
    async (many) => {
      const { hash } = argon2Hasher(CHEAP, many);
      // The second time as the first: whoever waited has left as many places as they took.
      for (const _ of [1, 2]) {
        const all = await Promise.allSettled(Array.from({ length: many + 53 }, () => hash("four quiet herons")));
        const rejected = all.filter(({ status }) => status === "rejected");
        expect(rejected).toHaveLength(3);
        expect(rejected[0]).toMatchObject({ reason: { status: 503, retry_after: 1 } });
      }
      await expect(hash("four quiet herons")).resolves.toMatch(/^\$argon2id/);
    },
  );

  test("is made for two at once, but leaves one processor to everybody else", () => {
    expect([1, 2, 3, 4, 64].map(hashesAtOnce)).toEqual([1, 1, 2, 2, 2]);
  });
});
