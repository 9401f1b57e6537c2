import { expect, test } from "vitest";
import { createSecret } from "./secrets.ts";
import { formatSessionCookie, parseSessionSecret } from "./session-cookie.ts";

const secret = createSecret();

test("keeps the session cookie from scripts and other hosts, and sets Secure over https", () => {
  expect(formatSessionCookie(secret, 60, true)).toBe(
    `__Host-session=${secret}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(formatSessionCookie(secret, 60, false)).toBe(`session=${secret}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`);
});

test.each([
  [`a=b; session=${secret}; c=d`, false, secret],
  [`__Host-session=${secret}`, true, secret],
  [`session=${secret}`, true, null],
  [`my_session=${secret}`, false, null],
  ["session=short", false, null],
  [`session=${secret}x`, false, null],
  ["", false, null],
  [undefined, false, null],
])("reads from %j (https: %s) the secret %s", (cookies, isSecure, found) => {
  expect(parseSessionSecret(cookies, isSecure)).toBe(found);
});
