import { beforeEach, expect, test } from "vitest";
import type { SecurityEvent } from "#lib/security-events.ts";
import { createApiVisitor } from "../../../tests/support/api.ts";
import { getBrowsers, PAT } from "../../../tests/support/buyers.ts";
import { openTestContext } from "../../../tests/support/context.ts";

const events: [SecurityEvent, string | number | undefined][] = [];
const opened = await openTestContext();
const context = {
  ...opened,
  recordSecurityEvent: (event: SecurityEvent, account?: string | number) => void events.push([event, account]),
};
const openBrowser = getBrowsers(createApiVisitor(context).api);

beforeEach(async () => {
  await context.db.deleteFrom("accounts").execute();
  events.length = 0;
});

test("signing in, failing to, and confirming with a wrong password are security events", async () => {
  const pat = openBrowser();
  await pat.sendJson("/register", "POST", PAT);
  await openBrowser().send("/login", "POST", { email: PAT.email, password: "not the one" });
  await openBrowser().send("/login", "POST", { email: "nobody@buyers.example.com", password: "not the one" });
  await pat.send("/login", "POST", { email: PAT.email, password: PAT.password });
  await pat.send("/account/cancel", "POST", { password: "not the one" });
  const { id } = await context.db.selectFrom("accounts").select("id").executeTakeFirstOrThrow();
  expect(events).toEqual([
    ["sign_in_failed", PAT.email],
    ["sign_in_failed", "nobody@buyers.example.com"],
    ["signed_in", PAT.email],
    ["password_confirmation_failed", id],
  ]);
});
