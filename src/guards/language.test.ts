import { expect, test } from "vitest";
import { getPrefix, splitLanguage } from "#editions/language-prefix.ts";
import type { Locale } from "#editions/locales.ts";
import { createNetworkView, createPageVisit } from "../../tests/support/visits.ts";
import { languageGuard } from "./language.ts";
import type { PageVisit } from "./visit.ts";

type Locales = [Locale, ...Locale[]];
const THREE: Locales = ["en-CA", "fr-CA", "en-US"];

const visit = (address: string, changes: Partial<PageVisit> = {}, locales = THREE) =>
  languageGuard(createPageVisit(address, changes), createNetworkView({ locales }));
const createRedirect = (to: string) => ({ kind: "redirect", status: 302, to });
const stays = { kind: "pass" };

test("uses the language as prefix, with the country only where two locales share it", () => {
  expect(THREE.map((locale) => getPrefix(locale, THREE))).toEqual(["/en-ca", "/fr", "/en-us"]);
  expect(getPrefix("en-US", ["en-US", "es-ES"])).toBe("/en");
});

test.each([
  ["/fr", "/fr", "/"],
  ["/fr/contact-us", "/fr", "/contact-us"],
  ["/en-ca/locations/ontario/toronto", "/en-ca", "/locations/ontario/toronto"],
  ["/fr/", "", "/fr/"],
  ["/FR/contact-us", "", "/FR/contact-us"],
  ["/french", "", "/french"],
  ["/en/contact-us", "", "/en/contact-us"],
])("parses %s as language %o and page %s", (path, prefix, page) => {
  expect(splitLanguage(path, THREE)).toEqual({ prefix, path: page });
});

test("neither adds nor recognizes prefixes on a site with one language", () => {
  expect(visit("/contact-us", { locale: "fr-CA", accept_language: "fr" }, ["en-US"])).toEqual(stays);
  expect(splitLanguage("/en/contact-us", ["en-US"])).toEqual({ prefix: "", path: "/en/contact-us" });
});

test("prefers the chosen language, then the browser's, then the site's default", () => {
  const accept_language = "vi, fr;q=0.8, en-us;q=0.9";
  expect(visit("/contact-us?x=1", { locale: "fr-CA", accept_language })).toEqual(createRedirect("/fr/contact-us?x=1"));
  expect(visit("/contact-us", { locale: "ja-JP", accept_language })).toEqual(createRedirect("/en-us/contact-us"));
  expect(visit("/", { locale: "//evil.example" })).toEqual(createRedirect("/en-ca"));
});

test.each([
  ["fr-FR, en;q=0.5", "/fr"],
  ["en-us", "/en-us"],
  ["en-AU", "/en-ca"],
  ["fr;q=0, en-US;q=0.1", "/en-us"],
  ["fr;q=0", "/en-ca"],
  ["ja, *;q=0.5", "/en-ca"],
  [";;;q=,,", "/en-ca"],
])("sends a browser with %s to %s", (accept_language, to) => {
  expect(visit("/", { accept_language })).toEqual(createRedirect(to));
});

test("leaves a page with a language prefix in place", () => {
  expect(visit("/contact-us", { prefix: "/fr", locale: "en-US" })).toEqual(stays);
});

test.each(["/robots.txt", "/sitemap.xml", "/blog/feed.xml", "/favicon.svg"])("adds no language to %s", (path) => {
  expect(visit(path)).toEqual(stays);
});

test("switches the page to the chosen language, preserves the query and remembers the choice", () => {
  const chosen = { locale: "fr-CA", leaves_language: true };
  expect(visit("/contact-us?locale=fr-CA&x=1", { prefix: "/en-ca" })).toEqual({
    ...createRedirect("/fr/contact-us?x=1"),
    ...chosen,
  });
  expect(visit("/?locale=fr-CA")).toEqual({ ...createRedirect("/fr"), ...chosen });
  expect(visit("/contact-us?locale=ja-JP", { prefix: "/fr" })).toEqual(stays);
});
