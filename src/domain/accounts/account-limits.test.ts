import { expect, test } from "vitest";
import { createMemoryLimiter, getLimitKey } from "#integrations/rate-limiter.ts";
import { getLoginLimits } from "./account-limits.ts";

function createLogins() {
  const limiter = createMemoryLimiter();
  return async (email: string, address: string): Promise<boolean> => {
    const taken = await Promise.all(
      getLoginLimits({ email }).map((counted) => limiter.take(counted.limit, getLimitKey(counted, address))),
    );
    return taken.every(({ allowed }) => allowed);
  };
}

test("wrong passwords from one address don't lock the account for another", async () => {
  const mayLogIn = createLogins();
  for (let attempt = 0; attempt < 25; attempt++) expect(await mayLogIn("pat@example.com", "203.0.113.1")).toBe(true);
  expect(await mayLogIn("Pat@example.com ", "203.0.113.1")).toBe(false);
  expect(await mayLogIn("pat@example.com", "203.0.113.2")).toBe(true);
});

test("a guess from many addresses at one email is limited", async () => {
  const mayLogIn = createLogins();
  let attempts = 0;
  while (await mayLogIn("pat@example.com", `203.0.${attempts >> 8}.${attempts & 255}`)) attempts++;
  expect(attempts).toBe(250);
  expect(await mayLogIn("sam@example.com", "203.0.0.1")).toBe(true);
});
