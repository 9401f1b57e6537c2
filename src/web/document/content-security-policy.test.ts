import { expect, test } from "vitest";
import { NO_PLUGINS } from "#config/plugin-ids.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const NO_PLUGINS_CASE = { https: false, recaptcha: false, plugins: NO_PLUGINS };
const directive = (policy: string, name: string) =>
  policy.split("; ").find((each) => each.startsWith(`${name} `)) ?? null;

test("allows a page's own inline scripts by hash", () => {
  const html = '<script>go()</script><script src="/build/a.js"></script>';
  expect(directive(contentSecurityPolicy(html, NO_PLUGINS_CASE), "script-src")).toBe(
    `script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='`,
  );
});

test("allows vendor scripts only if they are configured", () => {
  const closed = contentSecurityPolicy("", NO_PLUGINS_CASE);
  expect(closed).not.toContain("https:");
  const tags = contentSecurityPolicy("", { ...NO_PLUGINS_CASE, plugins: { ...NO_PLUGINS, ga_id: "G-ABCDEF1" } });
  expect(directive(tags, "script-src")).toBe("script-src 'self' https://www.googletagmanager.com");
  expect(tags).not.toContain("facebook");
  const pixel = contentSecurityPolicy("", { ...NO_PLUGINS_CASE, plugins: { ...NO_PLUGINS, fb_pixel_id: "123456789" } });
  expect(directive(pixel, "script-src")).toBe("script-src 'self' https://connect.facebook.net");
  expect(pixel).not.toContain("google");
  const captcha = contentSecurityPolicy("", { ...NO_PLUGINS_CASE, recaptcha: true });
  expect(directive(captcha, "frame-src")).toBe("frame-src https://www.google.com/recaptcha/");
});

test("upgrades insecure requests only on https", () => {
  expect(contentSecurityPolicy("", NO_PLUGINS_CASE)).not.toContain("upgrade-insecure-requests");
  expect(contentSecurityPolicy("", { ...NO_PLUGINS_CASE, https: true })).toContain("upgrade-insecure-requests");
});
