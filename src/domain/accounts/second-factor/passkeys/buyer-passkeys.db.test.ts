import { beforeEach, expect, test } from "vitest";
import { createMemoryLimiter, noLimiter } from "#integrations/rate-limiter.ts";
import { createApiVisitor } from "../../../../../tests/support/api.ts";
import { createAuthenticator } from "../../../../../tests/support/authenticator.ts";
import { getBrowsers, PAT } from "../../../../../tests/support/buyers.ts";
import { FakeJobQueue, openTestContext } from "../../../../../tests/support/context.ts";
import type { Context } from "../../../context.ts";
import { findSession } from "../../sessions/find-session.ts";
import { addApp, createAppOffer, removeSecondFactor, showSecondFactor } from "../own-second-factor.ts";
import { getCodeAt } from "../totp.ts";

const { email, password } = PAT;
const opened = await openTestContext();
const { origin } = opened.network;
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
type Browser = ReturnType<typeof openBrowser>;

beforeEach(async () => {
  await context.db.deleteFrom("accounts").execute();
  queue.sent.length = 0;
  events.length = 0;
});

const getMails = () => queue.sent.map(({ data }) => (data as { kind: string }).kind);

async function register() {
  const browser = openBrowser();
  await browser.send("/register", "POST", PAT);
  queue.sent.length = 0;
  return browser;
}

async function getOwnContext(browser: Browser): Promise<Context> {
  const viewer = await findSession(context, browser.jar.get("session") ?? "");
  if (!viewer) throw new Error("Not signed in.");
  return { ...context, viewer };
}

/** What a call returned, of any type. */
const send = async (browser: Browser, path: string, method: string, body?: unknown) => {
  const response = await browser.sendJson(path, method, body);
  return { status: response.status, body: response.body as never as Record<string, never> };
};

async function addPasskey(browser: Browser, name = "Phone") {
  const authenticator = createAuthenticator(origin);
  const offered = await send(browser, "/account/passkeys/options", "POST", { name, password });
  expect(offered.status).toBe(200);
  const passkey = JSON.stringify(authenticator.create(offered.body as never));
  const added = await send(browser, "/account/passkeys", "POST", { name, passkey });
  return { authenticator, added };
}

/** Signs in by password in a new browser, which then waits for the second factor. */
async function startSignIn() {
  const browser = openBrowser();
  expect((await browser.send("/login", "POST", { email, password })).status).toBe(202);
  return browser;
}

const getChallenge = async (browser: Browser) => {
  const { body } = await send(browser, "/passkeys/challenge", "POST");
  return body.options as never as { challenge: string; rpId: string };
};

const pass = (browser: Browser, answer: object | string) =>
  send(browser, "/login/second-factor", "POST", {
    passkey: typeof answer === "string" ? answer : JSON.stringify(answer),
  });

test("a first passkey turns the second factor on, gives recovery codes and ends all other sessions", async () => {
  const browser = await register();
  const other = openBrowser();
  expect((await other.send("/login", "POST", { email, password })).status).toBe(200);
  const { added } = await addPasskey(browser);
  expect(added.status).toBe(201);
  expect(added.body.recovery_codes).toHaveLength(10);
  expect((await other.send("/profile", "GET")).status).toBe(401);
  expect((await browser.send("/profile", "GET")).status).toBe(200);
  expect(getMails()).toEqual(["factor_added"]);
  expect(events).toContain("second_factor_changed");
  const second = await addPasskey(browser, "Laptop");
  expect(second.added.body).toEqual({ recovery_codes: [] });
  expect(getMails()).toEqual(["factor_added", "passkey_added"]);
  const listed = await send(browser, "/account/passkeys", "GET");
  expect(listed.body).toMatchObject({ available: true, data: [{ used_at: null }, { used_at: null }] });
  expect(await showSecondFactor(await getOwnContext(browser))).toMatchObject({ has_app: false, recovery_codes: 10 });
});

test("a challenge for signing in, given without the password, adds no passkey", async () => {
  const browser = await register();
  await addPasskey(browser);
  const { challenge, rpId } = await getChallenge(browser);
  const answer = createAuthenticator(origin).create({ challenge, rp: { id: rpId } });
  const added = await send(browser, "/account/passkeys", "POST", { name: "Copy", passkey: JSON.stringify(answer) });
  expect(added.status).toBe(422);
  expect((await send(browser, "/account/passkeys", "GET")).body.data).toHaveLength(1);
});

test("a passkey stores only transports that are words", async () => {
  const browser = await register();
  const { body } = await send(browser, "/account/passkeys/options", "POST", { name: "Phone", password });
  const answer = createAuthenticator(origin).create(body as never);
  const response = { ...answer.response, transports: ["usb", "\ud83d", 7] };
  const passkey = JSON.stringify({ ...answer, response });
  expect((await send(browser, "/account/passkeys", "POST", { name: "Phone", passkey })).status).toBe(201);
  const [row] = await context.db.selectFrom("passkeys").select("transports").execute();
  expect(row?.transports).toEqual(["usb"]);
});

test("a passkey signs in after the password, under another session secret", async () => {
  const { authenticator } = await addPasskey(await register());
  const browser = await startSignIn();
  const pending = browser.jar.get("session");
  expect((await browser.send("/profile", "GET")).status).toBe(401);
  const passed = await pass(browser, authenticator.use(await getChallenge(browser)));
  expect(passed.status).toBe(200);
  expect(passed.body).toMatchObject({ token: expect.stringMatching(/^h_/), user: { email } });
  expect((await browser.send("/profile", "GET")).status).toBe(200);
  const planted = openBrowser();
  planted.jar.set("session", pending ?? "");
  expect((await planted.send("/profile", "GET")).status).toBe(401);
  const { body } = await send(browser, "/account/passkeys", "GET");
  expect(body.data).toMatchObject([{ name: "Phone", used_at: now.toISOString() }]);
  expect(events.at(-1)).toBe("signed_in");
});

test("a challenge is answered once, within five minutes, and only by its own session", async () => {
  const { authenticator } = await addPasskey(await register());
  const browser = await startSignIn();
  const challenge = await getChallenge(browser);
  const answer = authenticator.use(challenge);
  expect((await pass(await startSignIn(), answer)).status, "another session").toBe(422);
  expect((await pass(browser, { ...answer, id: "other" })).status).toBe(422);
  expect((await pass(browser, answer)).status, "used up by the wrong answer").toBe(422);
  const expired = authenticator.use(await getChallenge(browser));
  now = new Date(now.getTime() + 6 * 60_000);
  expect((await pass(browser, expired)).status).toBe(422);
  const right = authenticator.use(await getChallenge(browser));
  expect((await pass(browser, right)).status).toBe(200);
  const again = await startSignIn();
  await getChallenge(again);
  expect((await pass(again, right)).status, "replayed").toBe(422);
  expect(events.filter((event) => event === "second_factor_failed")).toHaveLength(5);
});

test("rejects answers from elsewhere, of another buyer and that aren't answers", async () => {
  const { authenticator } = await addPasskey(await register());
  const sam = openBrowser();
  await sam.send("/register", "POST", { ...PAT, email: "sam@buyers.example.com", first_name: "Sam" });
  const others = (await addPasskey(sam)).authenticator;
  const browser = await startSignIn();
  const answers = [
    async () => others.use(await getChallenge(browser)),
    async () => ({ ...others.use(await getChallenge(browser)), id: authenticator.id }),
    async () => authenticator.use({ ...(await getChallenge(browser)), rpId: "evil.example.com" }),
    async () => authenticator.use({ ...(await getChallenge(browser)), challenge: "AAAA" }),
    async () => authenticator.use(await getChallenge(browser), "https://evil.example.com"),
    async () => createAuthenticator("https://evil.example.com").use(await getChallenge(browser)),
    async () => "null",
    async () => "not an answer",
  ];
  for (const createAnswer of answers) {
    const rejected = await pass(browser, await createAnswer());
    expect(rejected.status).toBe(422);
    expect(rejected.body.errors).toEqual({ passkey: [expect.stringContaining("passkey")] });
  }
  expect((await browser.send("/profile", "GET")).status).toBe(401);
});

test("needs one or the other, and a session that has passed the password", async () => {
  const { authenticator, added } = await addPasskey(await register());
  const browser = await startSignIn();
  const neither = await send(browser, "/login/second-factor", "POST", {});
  expect(neither.body.errors).toEqual({ factor_code: [expect.any(String)] });
  expect((await send(openBrowser(), "/passkeys/challenge", "POST")).status).toBe(401);
  const answer = authenticator.use(await getChallenge(browser));
  expect((await pass(openBrowser(), answer)).status).toBe(401);
  const [factor_code] = added.body.recovery_codes as never as string[];
  expect((await send(browser, "/login/second-factor", "POST", { factor_code })).status).toBe(200);
});

test("an account without passkeys gets no challenge", async () => {
  expect((await send(await register(), "/passkeys/challenge", "POST")).body).toEqual({ options: null });
});

test("adding one needs a name, the password and the browser's answer to this session's challenge", async () => {
  const browser = await register();
  const offer = (body: object) => send(browser, "/account/passkeys/options", "POST", body);
  expect((await offer({ password })).body.errors).toEqual({ name: [expect.any(String)] });
  expect((await offer({ name: "Phone", password: "not the one" })).body.errors).toEqual({
    password: [expect.any(String)],
  });
  const { body: options } = await offer({ name: "Phone", password });
  const passkey = JSON.stringify(createAuthenticator("https://evil.example.com").create(options as never));
  for (const wrong of [passkey, passkey, "[]", "not an answer"])
    expect((await send(browser, "/account/passkeys", "POST", { name: "Phone", passkey: wrong })).status).toBe(422);
  expect(await context.db.selectFrom("second_factors").selectAll().execute()).toEqual([]);
  expect((await browser.send("/login", "POST", { email, password })).status).toBe(200);
});

test("one is removed with the password, but not the only second factor, which is turned off with a passkey", async () => {
  const browser = await register();
  const { authenticator } = await addPasskey(browser);
  const { authenticator: lost } = await addPasskey(browser, "Lost phone");
  queue.sent.length = 0;
  const remove = (id: string, body: object = { password }) => send(browser, `/account/passkeys/${id}`, "DELETE", body);
  expect((await remove(lost.id, { password: "not the one" })).status).toBe(422);
  expect((await remove("none")).status).toBe(404);
  expect((await remove(lost.id)).status).toBe(204);
  expect(getMails()).toEqual(["passkey_removed"]);
  const only = await remove(authenticator.id);
  expect(only.status).toBe(422);
  expect(only.body.errors).toEqual({ passkey: [expect.stringContaining("only second factor")] });
  const own = await getOwnContext(browser);
  await expect(removeSecondFactor(own, { password }), "without either").rejects.toMatchObject({ status: 422 });
  const passkey = JSON.stringify(authenticator.use(await getChallenge(browser)));
  await removeSecondFactor(own, { password, passkey });
  expect(getMails()).toEqual(["passkey_removed", "factor_removed"]);
  expect(await context.db.selectFrom("passkeys").selectAll().execute()).toEqual([]);
  expect((await openBrowser().send("/login", "POST", { email, password })).status).toBe(200);
});

test("of two concurrent removals, one leaves the last passkey", async () => {
  const browser = await register();
  const ids = [(await addPasskey(browser)).authenticator.id, (await addPasskey(browser)).authenticator.id];
  const removals = ids.map((id) => send(browser, `/account/passkeys/${id}`, "DELETE", { password }));
  expect((await Promise.all(removals)).map(({ status }) => status).sort()).toEqual([204, 422]);
});

test("an app joins passkeys with the same recovery codes, and then each passkey can be removed", async () => {
  const browser = await register();
  const { authenticator, added } = await addPasskey(browser);
  const own = await getOwnContext(browser);
  const { offer, secret } = await createAppOffer(own);
  expect(await addApp(own, { offer, password, first_code: getCodeAt(secret, now) })).toEqual([]);
  expect(await showSecondFactor(own)).toMatchObject({ has_app: true, recovery_codes: 10 });
  expect((await send(browser, `/account/passkeys/${authenticator.id}`, "DELETE", { password })).status).toBe(204);
  const [factor_code] = added.body.recovery_codes as never as string[];
  expect((await send(await startSignIn(), "/login/second-factor", "POST", { factor_code })).status).toBe(200);
});

test("tries with a passkey are limited by address, apart from those with a code", async () => {
  await addPasskey(await register());
  const limiters = { calls: noLimiter, writes: createMemoryLimiter() };
  const browser = getBrowsers(createApiVisitor(context, { limiters }).api)();
  await browser.send("/login", "POST", { email, password });
  const statuses: number[] = [];
  for (let tries = 0; tries < 21; tries++) statuses.push((await pass(browser, "{}")).status);
  expect(statuses.at(-2)).toBe(422);
  expect(statuses.at(-1)).toBe(429);
  expect((await send(browser, "/login/second-factor", "POST", { factor_code: "000000" })).status).toBe(422);
});

test("the export lists passkeys without their keys", async () => {
  const browser = await register();
  const { authenticator } = await addPasskey(browser);
  const text = await (await browser.send("/account/export", "GET")).text();
  expect(JSON.parse(text).passkeys).toEqual([{ name: "Phone", created_at: expect.any(String), used_at: null }]);
  expect(text).not.toContain(authenticator.id);
});
