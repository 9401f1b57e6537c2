import { expect, test } from "vitest";
import { NO_PLUGINS } from "#config/plugin-ids.ts";
import { buildContentSecurityPolicy } from "./content-security-policy.ts";

const NO_PLUGINS_CASE = { https: false, recaptcha: false, plugins: NO_PLUGINS };
const getDirective = (policy: string, name: string) =>
  policy.split("; ").find((each) => each.startsWith(`${name} `)) ?? null;

test("allows no inline scripts", () => {
  expect(getDirective(buildContentSecurityPolicy(NO_PLUGINS_CASE), "script-src")).toBe("script-src 'self'");
});

test("allows vendor scripts only if they are configured", () => {
  const withoutVendors = buildContentSecurityPolicy(NO_PLUGINS_CASE);
  expect(withoutVendors).not.toContain("https:");
  const tags = buildContentSecurityPolicy({ ...NO_PLUGINS_CASE, plugins: { ...NO_PLUGINS, ga_id: "G-ABCDEF1" } });
  expect(getDirective(tags, "script-src")).toBe("script-src 'self' https://www.googletagmanager.com");
  expect(tags).not.toContain("facebook");
  const pixel = buildContentSecurityPolicy({
    ...NO_PLUGINS_CASE,
    plugins: { ...NO_PLUGINS, fb_pixel_id: "123456789" },
  });
  expect(getDirective(pixel, "script-src")).toBe("script-src 'self' https://connect.facebook.net");
  expect(pixel).not.toContain("google");
  const captcha = buildContentSecurityPolicy({ ...NO_PLUGINS_CASE, recaptcha: true });
  expect(getDirective(captcha, "frame-src")).toBe("frame-src https://www.google.com/recaptcha/");
});

test("upgrades insecure requests only on https", () => {
  expect(buildContentSecurityPolicy(NO_PLUGINS_CASE)).not.toContain("upgrade-insecure-requests");
  expect(buildContentSecurityPolicy({ ...NO_PLUGINS_CASE, https: true })).toContain("upgrade-insecure-requests");
});
