import { beforeEach, expect, test } from "vitest";
import { countOutcome, enforceLimits } from "#integrations/enforce-limits.ts";
import { createMemoryLimiter } from "#integrations/rate-limiter.ts";
import { Invalid } from "#lib/errors.ts";
import { insertBuyer } from "../../../../tests/support/buyer-rows.ts";
import { FakeJobQueue, openTestContext } from "../../../../tests/support/context.ts";
import { createBrowserProof } from "../sessions/known-browser.ts";
import { createFactorProof } from "./create-factor-proof.ts";
import { getCodeAttemptLimits } from "./second-factor-limits.ts";
import { consumeTimeStep, saveTotpSecret } from "./second-factor-queries.ts";

const WRONG = "000000";
const RECOVERY_CODE = "0000-0000-0000-0000";

const queue = new FakeJobQueue();
const context = { ...(await openTestContext()), queue };
let limiter = createMemoryLimiter();
let account_id = 0;
let addresses = 0;
const EMAIL = "pat@buyers.internal";

beforeEach(async () => {
  await context.db.deleteFrom("accounts").execute();
  limiter = createMemoryLimiter();
  queue.sent.length = 0;
  account_id = (await insertBuyer(context.db)).id;
  await context.db.updateTable("accounts").set({ email: EMAIL }).where("id", "=", account_id).execute();
  await saveTotpSecret(context.db, account_id, context.encryptor.encrypt("SECRET"));
  await consumeTimeStep(context.db, account_id, 1, context.clock());
});

/** Tries a code, a wrong one by default. Returns whether the attempt was allowed. */
async function mayTry(
  address: string,
  browser: string | null = null,
  code = WRONG,
  verify = () => Promise.reject(new Invalid("wrong", {})),
): Promise<boolean> {
  const limits = await getCodeAttemptLimits(context, { account_id, browser }, code);
  try {
    await enforceLimits(limiter, limits, { address });
  } catch {
    return false;
  }
  await countOutcome(limiter, limits, address, verify).catch(() => {});
  return true;
}

/** Tries codes from new addresses until every attempt is rejected. Returns how many were allowed. */
async function countTries(getBrowser: () => string | null = () => null): Promise<number> {
  for (let tries = 0, before = -1; ; ) {
    if (tries === before) return tries;
    before = tries;
    addresses += 1;
    while (await mayTry(`203.0.${addresses >> 8}.${addresses & 255}`, getBrowser())) tries += 1;
  }
}

const OWNER = "198.51.100.7";

test("someone with the password gets thirty tries a day, and the owner's browser goes on signing in", async () => {
  const own = await createFactorProof(context, account_id);
  expect(await countTries()).toBe(30);
  expect(await mayTry(OWNER), "an unknown browser").toBe(false);
  expect(await mayTry(OWNER, own), "the owner's browser").toBe(true);
  expect(await mayTry(OWNER, null, RECOVERY_CODE), "a recovery code").toBe(true);
});

test("one address gets five tries in five minutes, and others aren't affected", async () => {
  for (let tries = 0; tries < 5; tries++) expect(await mayTry("203.0.113.1")).toBe(true);
  expect(await mayTry("203.0.113.1")).toBe(false);
  expect(await mayTry("203.0.113.2")).toBe(true);
});

test("a browser that has only passed the password, or another second factor, isn't known", async () => {
  const proofs = [
    createBrowserProof(context, { email: EMAIL }),
    createBrowserProof(context, { email: EMAIL, second_factor_since: new Date(context.clock().getTime() - 1) }),
    createBrowserProof(context, { email: "sam@buyers.internal", second_factor_since: context.clock() }),
  ];
  await countTries();
  for (const proof of proofs) expect(await mayTry(OWNER, proof)).toBe(false);
});

test("known browsers are limited, too: one by itself, and all of them", async () => {
  const own = await createFactorProof(context, account_id);
  for (let tries = 0; tries < 5; tries++) expect(await mayTry(OWNER, own)).toBe(true);
  expect(await mayTry(OWNER, own)).toBe(false);
  const more = await Promise.all(Array.from({ length: 59 }, () => createFactorProof(context, account_id)));
  expect(await countTries(() => more.pop() ?? null)).toBe(25);
});

test("a new password gives strangers new tries, at most a hundred a day", async () => {
  const countTriesWith = async (password_hash: string): Promise<number> => {
    await context.db.updateTable("accounts").set({ password_hash }).where("id", "=", account_id).execute();
    return countTries();
  };
  const tries: number[] = [];
  for (const password_hash of ["1", "2", "3", "4", "5"]) tries.push(await countTriesWith(password_hash));
  expect(tries).toEqual([30, 30, 30, 10, 0]);
});

test("the owner gets one email a day about wrong codes, after five from one address or thirty in all", async () => {
  for (let tries = 0; tries < 4; tries++) await mayTry("203.0.113.1");
  expect(queue.sent).toEqual([]);
  await mayTry("203.0.113.1");
  const mail = { kind: "wrong_codes", id: expect.stringMatching(/^wrong_codes \d{4}-\d\d-\d\d$/), account_id };
  expect(queue.sent.map(({ data }) => data)).toEqual([mail]);
  await countTries();
  const ids = new Set(queue.sent.map(({ data }) => (data as { id: string }).id));
  expect(ids.size, "the emails have one key").toBe(1);
});

test("the owner who mistypes four times and then gets it right gets no email", async () => {
  for (let tries = 0; tries < 4; tries++) await mayTry(OWNER);
  expect(await mayTry(OWNER, null, WRONG, async () => undefined as never)).toBe(true);
  expect(queue.sent).toEqual([]);
});

test("without a second factor, a wrong first code is no attack", async () => {
  await context.db.deleteFrom("second_factors").execute();
  for (let tries = 0; tries < 5; tries++) expect(await mayTry("203.0.113.1")).toBe(true);
  expect(queue.sent).toEqual([]);
});
