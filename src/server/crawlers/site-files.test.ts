import { expect, test } from "vitest";
import type { Locale } from "#editions/locales.ts";
import { createWebManifest, renderRobotsTxt, renderSecurityTxt } from "./site-files.ts";

const network = { origin: "https://www.example.com", brand: "Harbor & Oak", locales: ["en-US"] as [Locale] };

test("shows crawlers the sitemap and closes personal pages to them", () => {
  const lines = renderRobotsTxt(network).split("\n");
  expect(lines).toContain("Sitemap: https://www.example.com/sitemap.xml");
  expect(lines).toContain("Disallow: /desk");
  expect(lines).toEqual(expect.arrayContaining(["Disallow: /*?*bbox=", "Disallow: /*?*polygon="]));
  expect(lines).not.toContain("Disallow: /");
  // A crawler that may not read a page cannot see its noindex.
  expect(lines.join()).not.toMatch(/thank-you|select-location/);
});

test("sets an expiry of less than a year in security.txt", () => {
  const now = new Date("2026-11-20T12:34:56Z");
  const expires = /^Expires: (.+)$/m.exec(renderSecurityTxt(network, "en-US", now))?.[1] ?? "";
  const days = (Date.parse(expires) - now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
  expect(renderSecurityTxt(network, "en-US", now)).toMatch(/^Contact: https:\/\/www\.example\.com\/contact-us$/m);
});

test("gives phones the brand name and maskable icons", () => {
  const { name, icons } = createWebManifest(network, "en-US");
  expect(name).toBe("Harbor & Oak");
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]),
  );
});
