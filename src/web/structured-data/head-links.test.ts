import { expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import type { Locale } from "#editions/locales.ts";
import { EXAMPLE_SIBLING_SITES } from "#editions/location-sections.ts";
import { createPageRouter } from "../document/page-router.ts";
import { renderHeadLinks } from "./head-links.ts";
import { getAlternates } from "./hreflang.ts";
import { createThing } from "./thing.ts";

const network = {
  origin: "https://www.example.com",
  sibling_sites: "https://{code}.brokers.example",
  locales: ["en-US"] as [Locale],
};
const reader = { edition: EDITIONS.US, network };

const findPage = createPageRouter("locations");
const renderPageLinks = (path: string, robots = "") =>
  renderHeadLinks({
    html: `<html><head><link rel="canonical" href="${network.origin}${path}"/>${robots}</head><body></body></html>`,
    page: findPage(path)!.page,
    things: [createThing("Person", { name: "A" })],
    reader,
  });
const parseHreflangs = (html: string) =>
  [...html.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang]) => lang);

test("lists each edition once, including itself, and an x-default", () => {
  const alternates = getAlternates("/contact-us", reader);
  expect(alternates).toHaveLength(15);
  expect(new Set(alternates.map(({ hreflang }) => hreflang)).size).toBe(15);
  expect(alternates).toContainEqual({ hreflang: "en-US", href: "https://www.example.com/contact-us" });
  expect(alternates).toContainEqual({ hreflang: "en-GB", href: "https://uk.brokers.example/contact-us" });
  expect(alternates).toContainEqual({ hreflang: "x-default", href: "https://www.example.com/contact-us" });
  for (const { hreflang } of alternates) expect(hreflang).toMatch(/^([a-z]{2}-[A-Z]{2}|x-default)$/);
});

test("two editions list the same URLs, as search engines require", () => {
  const canada = getAlternates("/contact-us", {
    edition: EDITIONS.CA,
    network: { ...network, origin: "https://ca.brokers.example" },
  });
  const fromUs = getAlternates("/contact-us", {
    ...reader,
    network: { ...network, origin: "https://us.brokers.example" },
  });
  expect(canada).toEqual(fromUs);
});

test("uses each country's own segment for the locations page", () => {
  expect(getAlternates("/locations", reader)).toContainEqual({
    hreflang: "en-FR",
    href: "https://fr.brokers.example/agences",
  });
});

test.each([
  ["/", 15],
  ["/sell-a-business", 15],
  ["/how-we-work", 0],
  ["/blog/sde", 0],
  ["/locations/florida/tampa-bay/contact-us", 0],
])("lists the alternates of %s: %d", (path, count) => {
  expect(parseHreflangs(renderPageLinks(path))).toHaveLength(count);
});

test("lists no sites of other editions unless they are configured", () => {
  const alone = { ...network, sibling_sites: EXAMPLE_SIBLING_SITES };
  expect(getAlternates("/contact-us", { ...reader, network: alone })).toEqual([]);
});

test("adds nothing to a page that isn't indexed", () => {
  const head = renderPageLinks("/select-location", '<meta name="robots" content="noindex,follow"/>');
  expect(head).toBe("");
});

test("links feeds from listing and blog pages", () => {
  expect(renderPageLinks("/")).toContain('type="application/rss+xml" title="Newest businesses for sale"');
  expect(renderPageLinks("/blog")).toContain('href="/feeds/blog.json"');
  expect(renderPageLinks("/resources")).not.toContain("/feeds/");
});
