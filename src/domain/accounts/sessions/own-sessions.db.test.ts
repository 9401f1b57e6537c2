import { beforeEach, expect, test } from "vitest";
import { createApiVisitor } from "../../../../tests/support/api.ts";
import { getBrowsers, PAT } from "../../../../tests/support/buyers.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { findSession } from "./find-session.ts";
import { endOtherSessions, listOwnSessions } from "./own-sessions.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";
let user_agent: string | null = null;
const opened = await openTestContext();
const context = { ...opened, getUserAgent: () => user_agent };
const openBrowser = getBrowsers(createApiVisitor(context).api);

beforeEach(async () => {
  await context.db.deleteFrom("accounts").execute();
});

async function signIn() {
  const browser = openBrowser();
  await browser.send("/login", "POST", { email: PAT.email, password: PAT.password });
  const viewer = await findSession(context, browser.jar.get("session") ?? "");
  if (!viewer) throw new Error("Not signed in.");
  return { browser, inSession: { ...context, viewer } };
}

test("lists one's own sessions with their browsers and ends all but the current one", async () => {
  user_agent = null;
  const phone = openBrowser();
  await phone.send("/register", "POST", PAT);
  user_agent = FIREFOX;
  const { browser, inSession } = await signIn();
  expect(await listOwnSessions(inSession)).toMatchObject([
    { browser: "Firefox, Linux", is_current: true },
    { browser: null, is_current: false },
  ]);
  await endOtherSessions(inSession);
  expect(await listOwnSessions(inSession)).toHaveLength(1);
  expect((await browser.send("/profile", "GET")).status).toBe(200);
  expect((await phone.send("/profile", "GET")).status).toBe(401);
});

test("leaves out sessions that have expired", async () => {
  await openBrowser().send("/register", "POST", PAT);
  const { inSession } = await signIn();
  const later = { ...inSession, clock: () => new Date(context.clock().getTime() + 15 * 86_400_000) };
  expect(await listOwnSessions(later)).toEqual([]);
});
