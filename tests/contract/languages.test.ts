import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { readOutbox } from "../support/outbox.ts";
import { getPage } from "../support/page.ts";
import { findPageScript, readScripts } from "../support/scripts.ts";
import { postForm, sendRequest } from "../support/send-request.ts";
import { type Site, startSite } from "../support/server.ts";
import { AGENT, getSiteRoutes, isPublic, OFFICE } from "../support/site-routes.ts";

const LANGUAGES = [
  ["/en", "en-US"],
  ["/fr", "fr-CA"],
  ["/es", "es-ES"],
] as const;
const SEARCH = "/buy-a-business/business-listing-search";

/** Pages of the network, of one office and of one agent. */
const PATHS = [
  ...getSiteRoutes().flatMap((route) => (isPublic(route) && !route.pattern.includes(":") ? [route.pattern] : [])),
  OFFICE,
  `${OFFICE}/contact-us`,
  AGENT,
  `${AGENT}/listings`,
];

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { LOCALES: "en-US,fr-CA,es-ES" } });
});

const addPrefix = (prefix: string, path: string): string => prefix + (path === "/" ? "" : path);
const getRedirect = async (path: string, headers: Record<string, string> = {}) => {
  const { status, headers: answered } = await sendRequest(site.origin, path, { headers });
  return { status, to: answered.location, cookie: String(answered["set-cookie"] ?? "") };
};

describe.each(LANGUAGES)("under %s", (prefix, locale) => {
  test("every page is in its language, names its translations and links within its language", async () => {
    const wrong: string[] = [];
    for (const path of PATHS) {
      const { status, body } = await sendRequest(site.origin, addPrefix(prefix, path));
      const page = getPage(body);
      const strays = page.links.filter((link) => link.startsWith("/") && !/^\/(desk|feeds|icons)/.test(link));
      const stray = strays.find(
        (link) => link !== prefix && !new RegExp(`^${prefix}[/?#]`).test(link) && !/[?&]locale=/.test(link),
      );
      if (status !== 200 || !body.includes(`<html lang="${locale}" dir="ltr"`)) wrong.push(`${path}: ${status}`);
      if (stray) wrong.push(`${path} leads to ${stray}`);
      if (page.canonical && !page.canonical.startsWith(site.origin + prefix)) wrong.push(`${path}: ${page.canonical}`);
      if (/undefined|\[object/.test(page.text)) wrong.push(`${path} has an empty place`);
    }
    expect(wrong).toEqual([]);
  });

  test("a missing page is in its language", async () => {
    const { status, body } = await sendRequest(site.origin, `${prefix}/about/nothing`);
    expect(status).toBe(404);
    expect(body).toContain(`<html lang="${locale}"`);
  });

  test("redirects and sign-in keep the language", async () => {
    expect(await getRedirect(`${prefix}/bizmatch/search?page=2`)).toMatchObject({
      status: 302,
      to: `${prefix}?login=1&redirect=${encodeURIComponent("/bizmatch/search?page=2")}`,
    });
    expect(await getRedirect(`${prefix}${AGENT}/bio`)).toMatchObject({ status: 301, to: prefix + AGENT });
    expect(await getRedirect(`${prefix}/Contact-Us/`)).toMatchObject({ status: 301, to: `${prefix}/contact-us` });
    expect(await getRedirect(`${prefix}/locations/texas/tampa-bay`)).toMatchObject({
      status: 301,
      to: prefix + OFFICE,
    });
  });
});

describe("without a language prefix", () => {
  test.each([
    ["/contact-us?x=1", {}, "/en/contact-us?x=1"],
    ["/", { "Accept-Language": "es-MX,fr;q=0.5" }, "/es"],
    ["/contact-us", { "Accept-Language": "es", Cookie: "locale=fr-CA" }, "/fr/contact-us"],
    ["/contact-us", { "Accept-Language": "ja", Cookie: "locale=ja-JP" }, "/en/contact-us"],
  ])("%s with %o redirects temporarily to %s", async (path, headers, to) => {
    expect(await getRedirect(path, headers as Record<string, string>)).toMatchObject({ status: 302, to });
  });

  test("another language's segment is not found", async () => {
    const { status, to } = await getRedirect("/de/contact-us");
    expect([status, to]).toEqual([302, "/en/de/contact-us"]);
    expect((await sendRequest(site.origin, String(to))).status).toBe(404);
  });
});

test("the language switcher keeps the page and its query, and the choice is remembered", async () => {
  const { body } = await sendRequest(site.origin, `/en${SEARCH}?state=florida`);
  const link = getPage(body).links.find((href) => href.includes("locale=fr-CA")) ?? "";
  expect(link).toBe(`${SEARCH}?state=florida&locale=fr-CA`);
  const move = await getRedirect(link);
  expect(move).toMatchObject({ status: 302, to: `/fr${SEARCH}?state=florida` });
  expect(move.cookie).toMatch(/^locale=fr-CA; Path=\/; Max-Age=31536000; SameSite=Lax/);
});

test("calls are answered in the client's accepted language", async () => {
  const getMessage = async (language: string): Promise<string> =>
    JSON.parse(
      (await sendRequest(site.origin, "/api/listings/none-1", { headers: { "Accept-Language": language } })).body,
    ).message;
  const [english, french, spanish] = [await getMessage("en"), await getMessage("fr-FR"), await getMessage("es")];
  expect(new Set([english, french, spanish]).size).toBe(3);
});

test("a form's errors, thank-you page and email links are in its language", async () => {
  const typed = {
    name: "Zoé Tremblay",
    postal_code: "33602",
    email: "zoe.tremblay@example.org",
    message: "Bonjour",
    privacy_terms: "1",
  };
  const rejected = await postForm(site.origin, "/fr/contact-us", { ...typed, email: "nulle part" });
  expect(rejected.status).toBe(422);
  expect(rejected.body).toContain('<html lang="fr-CA"');
  expect(rejected.body).toContain("nulle part");
  const sent = await postForm(site.origin, "/fr/contact-us", {
    ...typed,
    phone: "(813) 555-0142",
  });
  expect([sent.status, sent.headers.location]).toEqual([303, "/fr/contact-us/thank-you"]);
  await expect.poll(async () => (await readOutbox(site.origin, typed.email)).length).toBe(1);
  const [mail] = await readOutbox(site.origin, typed.email);
  expect(mail?.text).toContain(`${site.origin}/fr`);
});

test("sitemaps list every page in every language, and feeds link to the first", async () => {
  const pages = (await sendRequest(site.origin, "/sitemaps/pages.xml")).body;
  for (const [prefix] of LANGUAGES) {
    expect(pages).toContain(`<loc>${site.origin}${prefix}</loc>`);
    expect(pages).toContain(`<loc>${site.origin}${prefix}/contact-us</loc>`);
  }
  expect(pages).not.toContain(`<loc>${site.origin}/contact-us</loc>`);
  const reader = { headers: { "Accept-Language": "fr", Cookie: "locale=fr-CA" } };
  expect((await sendRequest(site.origin, "/feeds/listings.xml", reader)).body).toContain(
    `<link>${site.origin}/en/buy-a-business/listings/`,
  );
});

test("a page's script is no more than 5 kB larger in one language than in the first", async () => {
  const readSize = async (prefix: string): Promise<number> => {
    const script = findPageScript((await sendRequest(site.origin, prefix)).body);
    const scripts = await readScripts(site.origin, script);
    return gzipSync([...scripts.values()].map(({ text }) => text).join("")).length;
  };
  const first = await readSize("/en");
  for (const [prefix] of LANGUAGES) {
    const size = await readSize(prefix);
    expect(size, prefix).toBeGreaterThan(50_000);
    expect(Math.abs(size - first), prefix).toBeLessThan(5_000);
  }
});

test("a page loads only its language's scripts", async () => {
  const script = findPageScript((await sendRequest(site.origin, `/fr${SEARCH}`)).body);
  const paths = [...(await readScripts(site.origin, script)).keys()];
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !path.startsWith("/build/fr-CA/"))).toEqual([]);
});
