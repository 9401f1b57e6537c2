import { expect, test } from "vitest";
import { createEncryptor } from "#integrations/encryptor.ts";
import { createMemoryLimiter, getLimitKey } from "#integrations/rate-limiter.ts";
import { getLoginLimits } from "./account-limits.ts";
import { createBrowserProof } from "./sessions/known-browser.ts";

const keys = { encryptor: createEncryptor(["a key of the tests alone, long enough"]) };
const PAT = "pat@example.com";

function createLogins() {
  const limiter = createMemoryLimiter();
  return async (email: string, address: string, browser: string | null = null): Promise<boolean> => {
    for (const counted of getLoginLimits({ email }, keys, browser)) {
      const { allowed } = await limiter.take(counted.limit, getLimitKey(counted, address));
      if (!allowed) return false;
    }
    return true;
  };
}

test("wrong passwords from one address don't lock the account for another", async () => {
  const mayLogIn = createLogins();
  for (let attempt = 0; attempt < 25; attempt++) expect(await mayLogIn(PAT, "203.0.113.1")).toBe(true);
  expect(await mayLogIn("Pat@example.com ", "203.0.113.1")).toBe(false);
  expect(await mayLogIn(PAT, "203.0.113.2")).toBe(true);
});

test("a guess from many addresses at one email is limited, but not the account's own browser", async () => {
  const mayLogIn = createLogins();
  let attempts = 0;
  while (await mayLogIn(PAT, `203.0.${attempts >> 8}.${attempts & 255}`)) attempts++;
  expect(attempts).toBe(250);
  expect(await mayLogIn("sam@example.com", "203.0.0.1")).toBe(true);
  const proof = createBrowserProof(keys, { email: "Pat@Example.com" });
  expect(await mayLogIn(PAT, "198.51.100.1", proof)).toBe(true);
});

test("known browsers are limited together, so that a former password doesn't give more guesses at the next one", async () => {
  const mayLogIn = createLogins();
  let attempts = 0;
  while (await mayLogIn(PAT, `203.0.${attempts >> 8}.${attempts & 255}`, createBrowserProof(keys, { email: PAT })))
    attempts++;
  expect(attempts).toBe(100);
  const limits = getLoginLimits({ email: PAT }, keys, createBrowserProof(keys, { email: PAT }));
  expect(limits.at(-1), "the owner solves a challenge").toMatchObject({ yieldsToChallenge: true });
});

test("a browser that another account has signed in with is not known", async () => {
  const mayLogIn = createLogins();
  const proof = createBrowserProof(keys, { email: "sam@example.com" });
  for (let attempt = 0; attempt < 25; attempt++) await mayLogIn(PAT, "203.0.113.1", proof);
  expect(await mayLogIn(PAT, "203.0.113.1", proof)).toBe(false);
});

test("beyond the limits by email, a solved challenge counts, up to an hourly maximum", () => {
  const limits = getLoginLimits({ email: PAT }, keys, null);
  expect(limits.map(({ limit, yieldsToChallenge = false }) => [limit.name, limit.points, yieldsToChallenge])).toEqual([
    ["login", 25, false],
    ["login-email", 25, true],
    ["login-email-anywhere", 250, true],
    ["login-email-solved", 1_000, false],
  ]);
});
