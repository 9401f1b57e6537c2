import { beforeEach, expect, test } from "vitest";
import { createMemoryLimiter, noLimiter } from "#integrations/rate-limiter.ts";
import { createApiVisitor } from "../../../../tests/support/api.ts";
import { getBrowsers, PAT } from "../../../../tests/support/buyers.ts";
import { FakeJobQueue, openTestContext } from "../../../../tests/support/context.ts";
import type { Context } from "../../context.ts";
import { requestPasswordReset } from "../password/request-password-reset.ts";
import { findSession } from "../sessions/find-session.ts";
import {
  addApp,
  createAppOffer,
  removeSecondFactor,
  renewOwnRecoveryCodes,
  showSecondFactor,
} from "./own-second-factor.ts";
import { getCodeAt } from "./totp.ts";

const CREDENTIALS = { email: PAT.email, password: PAT.password };
const { password } = CREDENTIALS;
const opened = await openTestContext();
let now = opened.clock();
const queue = new FakeJobQueue();
const events: string[] = [];
const context: Context = {
  ...opened,
  queue,
  clock: () => now,
  recordSecurityEvent: (event) => void events.push(event),
};
const openBrowser = getBrowsers(createApiVisitor(context).api);

beforeEach(async () => {
  await context.db.deleteFrom("accounts").execute();
  queue.sent.length = 0;
  events.length = 0;
});

/** Moves the clock until the app shows another code. */
const waitForNextCode = (): void => {
  now = new Date(now.getTime() + 60_000);
};

const getMails = () => queue.sent.map(({ data }) => (data as { kind: string }).kind);

/** A signed-in buyer. */
async function register() {
  const browser = openBrowser();
  await browser.send("/register", "POST", PAT);
  const viewer = await findSession(context, browser.jar.get("session") ?? "");
  if (!viewer) throw new Error("Not signed in.");
  return { browser, own: { ...context, viewer } };
}

/** The same with an authenticator app. */
async function registerWithApp() {
  const { browser, own } = await register();
  const { offer, secret } = await createAppOffer(own);
  const getCode = () => getCodeAt(secret, now);
  const codes = await addApp(own, { offer, password, first_code: getCode() });
  queue.sent.length = 0;
  waitForNextCode();
  return { browser, own, codes, getCode };
}

test("a second factor is set up with the password and a first code, and ends all other sessions", async () => {
  const { browser, own } = await register();
  const other = openBrowser();
  expect((await other.send("/login", "POST", CREDENTIALS)).status).toBe(200);
  const { offer, secret } = await createAppOffer(own);
  const input = { offer, password, first_code: getCodeAt(secret, now) };
  const wrong = [
    { ...input, password: "not the one" },
    { ...input, first_code: "000000" },
    { ...input, offer: (await createAppOffer({ ...own, viewer: { ...own.viewer, id: 999 } })).offer },
    { ...input, offer: "made up" },
  ];
  for (const one of wrong) await expect(addApp(own, one)).rejects.toMatchObject({ status: 422 });
  expect(await showSecondFactor(own)).toBeNull();
  expect(await addApp(own, input)).toHaveLength(10);
  expect(await showSecondFactor(own)).toEqual({ since: now, has_app: true, recovery_codes: 10 });
  expect((await browser.send("/profile", "GET")).status).toBe(200);
  expect((await other.send("/profile", "GET")).status).toBe(401);
  expect(getMails()).toContain("factor_added");
  expect(events).toContain("second_factor_changed");
  waitForNextCode();
  await expect(addApp(own, { ...input, first_code: getCodeAt(secret, now) }), "again").rejects.toMatchObject({
    status: 422,
  });
});

test("a wrong first code is rejected without mentioning recovery codes, which don't exist yet", async () => {
  const { own } = await register();
  const { offer } = await createAppOffer(own);
  for (const first_code of ["000000", ""]) {
    const error = await addApp(own, { offer, password, first_code }).catch((error) => error);
    expect(error.errors.first_code).toEqual([expect.stringContaining("app")]);
    expect(JSON.stringify([error.message, error.errors])).not.toMatch(/recovery/i);
  }
});

test("the second factor moves the session to another secret", async () => {
  const { getCode } = await registerWithApp();
  const attacker = openBrowser();
  await attacker.send("/login", "POST", CREDENTIALS);
  // The victim's browser was given the attacker's session, and its owner enters the code there.
  const victim = openBrowser();
  victim.jar.set("session", attacker.jar.get("session") ?? "");
  expect((await victim.send("/login/second-factor", "POST", { factor_code: getCode() })).status).toBe(200);
  expect((await victim.send("/profile", "GET")).status).toBe(200);
  expect((await attacker.send("/profile", "GET")).status).toBe(401);
});

test("of two concurrent sign-ins with one code, one is rejected", async () => {
  const { getCode, codes } = await registerWithApp();
  const trySignIn = async (factor_code: string) => {
    const browser = openBrowser();
    await browser.send("/login", "POST", CREDENTIALS);
    return async () => (await browser.send("/login/second-factor", "POST", { factor_code })).status;
  };
  for (const code of [getCode(), codes[0] ?? ""]) {
    const both = [await trySignIn(code), await trySignIn(code)];
    expect((await Promise.all(both.map((sign) => sign()))).sort()).toEqual([200, 422]);
  }
});

test("the password alone opens nothing, and a code works once", async () => {
  const { getCode } = await registerWithApp();
  const browser = openBrowser();
  const first = await browser.send("/login", "POST", CREDENTIALS);
  expect(first.status).toBe(202);
  expect(await first.json()).toEqual({ message: expect.any(String), second_factor: "required" });
  expect((await browser.send("/profile", "GET")).status).toBe(401);
  const wrong = await browser.send("/login/second-factor", "POST", { factor_code: "12345" });
  expect(wrong.status).toBe(422);
  expect(events).toContain("second_factor_failed");
  const factor_code = getCode();
  const passed = await browser.send("/login/second-factor", "POST", { factor_code });
  expect(passed.status).toBe(200);
  expect(await passed.json()).toMatchObject({ token: expect.stringMatching(/^h_/), user: { email: PAT.email } });
  expect((await browser.send("/profile", "GET")).status).toBe(200);
  const onlooker = openBrowser();
  await onlooker.send("/login", "POST", CREDENTIALS);
  expect((await onlooker.send("/login/second-factor", "POST", { factor_code })).status).toBe(422);
  expect((await openBrowser().send("/login/second-factor", "POST", { factor_code })).status).toBe(401);
});

test("the password step expires after fifteen minutes", async () => {
  const { getCode } = await registerWithApp();
  const browser = openBrowser();
  await browser.send("/login", "POST", CREDENTIALS);
  now = new Date(now.getTime() + 16 * 60_000);
  expect((await browser.send("/login/second-factor", "POST", { factor_code: getCode() })).status).toBe(401);
});

test("codes are limited to five tries in five minutes", async () => {
  await registerWithApp();
  const limiters = { calls: noLimiter, writes: createMemoryLimiter() };
  const browser = getBrowsers(createApiVisitor(context, { limiters }).api)();
  await browser.send("/login", "POST", CREDENTIALS);
  const tryCode = async () => (await browser.send("/login/second-factor", "POST", { factor_code: "000000" })).status;
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries++) statuses.push(await tryCode());
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});

test("who has only the password can't keep the owner out", async () => {
  const { getCode, codes } = await registerWithApp();
  const limiters = { calls: noLimiter, writes: createMemoryLimiter() };
  const open = getBrowsers(createApiVisitor(context, { limiters }).api);
  const tryCode = async (browser: ReturnType<typeof open>, factor_code: string) => {
    await browser.send("/login", "POST", CREDENTIALS);
    return (await browser.send("/login/second-factor", "POST", { factor_code })).status;
  };
  const own = open();
  expect(await tryCode(own, getCode())).toBe(200);
  waitForNextCode();
  const attacker = open();
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries++) statuses.push(await tryCode(attacker, "000000"));
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  expect(getMails()).toEqual(["wrong_codes"]);
  expect(await tryCode(own, "000000"), "counts apart").toBe(422);
  expect(await tryCode(own, getCode()), "the owner's browser").toBe(200);
  expect(await tryCode(open(), codes[0] ?? ""), "a recovery code anywhere").toBe(200);
});

test("a recovery code signs in once and is reported by email", async () => {
  const { own, codes } = await registerWithApp();
  const [factor_code = ""] = codes;
  const browser = openBrowser();
  await browser.send("/login", "POST", CREDENTIALS);
  expect((await browser.send("/login/second-factor", "POST", { factor_code })).status).toBe(200);
  expect(getMails()).toEqual(["recovery_code_used"]);
  expect(await showSecondFactor(own)).toMatchObject({ recovery_codes: 9 });
  const again = openBrowser();
  await again.send("/login", "POST", CREDENTIALS);
  expect((await again.send("/login/second-factor", "POST", { factor_code })).status).toBe(422);
});

test("a password reset leaves the second factor", async () => {
  await registerWithApp();
  await requestPasswordReset(context, { email: PAT.email });
  const { account_id } = await context.db.selectFrom("second_factors").select("account_id").executeTakeFirstOrThrow();
  const password_hash = await context.passwords.hash("five quiet herons");
  await context.db.updateTable("accounts").set({ password_hash }).where("id", "=", account_id).execute();
  const response = await openBrowser().send("/login", "POST", { ...CREDENTIALS, password: "five quiet herons" });
  expect(response.status).toBe(202);
});

test("it is removed with the password and a code, and sessions that wait for a code end", async () => {
  const { browser, own, getCode, codes } = await registerWithApp();
  const waiting = openBrowser();
  await waiting.send("/login", "POST", CREDENTIALS);
  for (const wrong of [
    { password, factor_code: "000000" },
    { password: "not the one", factor_code: getCode() },
  ])
    await expect(removeSecondFactor(own, wrong)).rejects.toMatchObject({ status: 422 });
  const renewed = await renewOwnRecoveryCodes(own, { password, factor_code: codes[0] });
  await expect(removeSecondFactor(own, { password, factor_code: codes[1] }), "replaced").rejects.toThrow();
  await removeSecondFactor(own, { password, factor_code: renewed[0] });
  expect(getMails()).toEqual(["factor_removed"]);
  expect(await showSecondFactor(own)).toBeNull();
  expect((await browser.send("/profile", "GET")).status).toBe(200);
  expect((await waiting.send("/profile", "GET")).status).toBe(401);
  expect((await openBrowser().send("/login", "POST", CREDENTIALS)).status).toBe(200);
});
