import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { decodeHtml, getPage } from "../support/page.ts";
import { getFaults, getThings } from "../support/schema-org/json-ld.ts";
import { type SiteResponse, sendRequest } from "../support/send-request.ts";
import { type Site, startSite } from "../support/server.ts";
import { runProgram } from "../support/server-process.ts";
import { AGENT, findExamplePath, getSiteRoutes, isPublic, OFFICE } from "../support/site-routes.ts";

const SEARCH = "/buy-a-business/business-listing-search";
const KEY = "0123456789ABCDEFabcdef";

let site: Site;
/** A page of each kind by its route pattern, with its path. */
const pages = new Map<string, { path: string; body: string }>();
let posts: string[];

const get = (path: string, headers: Record<string, string> = {}): Promise<SiteResponse> =>
  sendRequest(site.origin, path, { headers });
const getLocations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => decodeHtml(url ?? "").replace(site.origin, "") || "/");

beforeAll(async () => {
  site = await startSite({ env: { INDEXNOW_KEY: KEY } });
  for (const route of getSiteRoutes().filter(isPublic)) {
    const path = await findExamplePath(site.origin, route);
    if (path) pages.set(route.pattern, { path, body: (await get(path)).body });
  }
  posts = getLocations((await get("/sitemaps/listings-1.xml")).body);
});

/** Returns the SEO audits that a page's markup fails. */
function getAudits(path: string, body: string): string[] {
  const page = getPage(body);
  const head = body.slice(0, body.indexOf("</head>"));
  const robots = /<meta name="robots" content="(.*?)"/.exec(head)?.[1];
  const isFound = robots === undefined;
  const alternates = [...head.matchAll(/hreflang="(.*?)" href="(.*?)"/g)];
  const checks: [string, boolean][] = [
    ["has a language", /<html lang="[a-z]{2}-[A-Z]{2}"/.test(body)],
    [
      "fits the screen of a phone",
      head.includes('<meta name="viewport" content="width=device-width, initial-scale=1"'),
    ],
    ["has one title of a sensible length", page.titles.length === 1 && (page.title ?? "").length <= 100],
    ["says of itself only what robots know", isFound || robots === "noindex,follow"],
    ["has a description of a sensible length", !isFound || /^.{40,160}$/.test(page.description ?? "")],
    ["has an address of its own", !isFound || page.canonical?.startsWith(`${site.origin}/`) === true],
    ["can be shared", !isFound || /<meta property="og:title" content="[^"]+"/.test(head)],
    [
      "names versions by languages that there are",
      alternates.every(([, tag]) => tag === "x-default" || isLanguage(tag)),
    ],
    ["has words for its pictures", [...body.matchAll(/<img\b[^>]*>/g)].every(([image]) => /\salt="/.test(image))],
    ["has links that can be followed", !/<a\b[^>]*href="(javascript:|#?")/.test(body.replace(/href="#[^"]+"/g, ""))],
    [
      "has links that say where they lead",
      !/<a\b[^>]*>(\s|<svg.*?<\/svg>)*<\/a>/s.test(body.replace(/<a\b[^>]*aria-label="[^"]+".*?<\/a>/gs, "")),
    ],
  ];
  return checks.filter(([, holds]) => !holds).map(([what]) => `${path}: not so: ${what}`);
}

function isLanguage(tag = ""): boolean {
  return (
    Intl.getCanonicalLocales(tag)[0] === tag && new Intl.DisplayNames("en", { type: "region" }).of(tag.slice(3)) !== tag
  );
}

test("every kind of page passes the markup audits", () => {
  expect(pages.size).toBeGreaterThan(60);
  expect([...pages.values()].flatMap(({ path, body }) => getAudits(path, body))).toEqual([]);
});

test("indexable pages have unique titles and descriptions", () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const { body } of pages.values()) {
    const { title, description, canonical = "" } = getPage(body);
    if (body.includes('<meta name="robots"')) continue;
    for (const words of [`title: ${title}`, `description: ${description}`]) {
      const other = seen.get(words);
      if (other !== undefined && other !== canonical) twice.push(`${words} on ${other} and ${canonical}`);
      seen.set(words, canonical);
    }
  }
  expect(twice).toEqual([]);
});

test("the structured data of every kind of page is valid schema.org", () => {
  expect([...pages.values()].flatMap(({ path, body }) => getFaults(body).map((fault) => `${path}: ${fault}`))).toEqual(
    [],
  );
  const listTypes = (pattern: string) => getThings(pages.get(pattern)?.body ?? "").map((thing) => thing["@type"]);
  expect(listTypes("/")).toEqual(["Organization", "WebSite"]);
  expect(listTypes("/locations/:state/:slug")).toEqual(expect.arrayContaining(["LocalBusiness", "BreadcrumbList"]));
  expect(listTypes("/agents/:agent")).toEqual(["Person", "BreadcrumbList"]);
  expect(listTypes("/buy-a-business/listings/:post")).toEqual(["Product", "BreadcrumbList"]);
  expect(listTypes("/sell-a-business/seller-faq")).toContain("FAQPage");
  expect(listTypes("/blog/:blog")).toEqual(["BlogPosting", "BreadcrumbList"]);
});

test("structured data of listings reveals no more than the page", async () => {
  for (const path of posts.filter((_, index) => index % 200 === 0)) {
    const { body } = await get(path);
    expect(getFaults(body), path).toEqual([]);
    const [product] = getThings(body) as { offers: { price?: number } }[];
    expect(JSON.stringify(product)).not.toMatch(/canary/i);
    const shown = product?.offers.price?.toLocaleString("en-US");
    if (shown) expect(getPage(body).text, path).toContain(`$${shown}`);
  }
});

test("a search with more than two filters is not indexable, and equal filters have one canonical URL", async () => {
  const getHead = async (query: string) => {
    const { body } = await get(`${SEARCH}?${query}`);
    return { hidden: body.includes('content="noindex,follow"'), canonical: getPage(body).canonical };
  };
  expect(await getHead("state=florida&category=retail")).toEqual({
    hidden: false,
    canonical: `${site.origin}${SEARCH}?state=florida&category=retail`,
  });
  expect(await getHead("category=retail&state=florida&sort=price-asc&utm_source=x")).toEqual(
    await getHead("state=florida&category=retail"),
  );
  expect((await getHead("state=florida&category=retail&price_max=900000")).hidden).toBe(true);
});

test("the sitemap lists existing, indexable, canonical pages", async () => {
  const { body, headers } = await get("/sitemap.xml");
  expect(headers["content-type"]).toMatch(/^application\/xml/);
  const files = getLocations(body);
  expect(files).toEqual(["pages", "offices", "agents", "blog", "listings-1"].map((name) => `/sitemaps/${name}.xml`));
  const sampled: string[] = [];
  for (const file of files) {
    const paths = getLocations((await get(file)).body);
    expect(new Set(paths).size).toBe(paths.length);
    sampled.push(...paths.filter((_, index) => file.includes("pages") || index % Math.ceil(paths.length / 5) === 0));
  }
  const wrong: string[] = [];
  for (const path of sampled) {
    const { status, body } = await get(path);
    const isOwn = getPage(body).canonical === site.origin + path;
    if (status !== 200 || !isOwn || body.includes('<meta name="robots"')) wrong.push(`${status} ${path}`);
  }
  expect(wrong).toEqual([]);
  expect(sampled.length).toBeGreaterThan(50);
});

test("a withdrawn or sold listing leaves the sitemap and feeds in the same write", async () => {
  const createRow = (number: number, status: string) =>
    `${number},Kestrel Yard ${number},Retail,"Tampa, FL","$500,000",tampa-bay,${status}\n`;
  const load = async (...rows: string[]) => {
    const file = join(site.dataDir, "kestrel.csv");
    await writeFile(file, `Listing #,Headline,Category,Location,Asking Price,Office,Status\n${rows.join("")}`);
    expect((await runProgram("command.js", ["import", file], { DATA_DIR: site.dataDir })).code).toBe(0);
    const told = await Promise.all(
      ["/sitemaps/listings-1.xml", "/feeds/listings.xml", "/feeds/listings.json"].map((path) => get(path)),
    );
    return told.map(({ body }) => [...new Set(body.match(/kestrel-yard-\d+-\d+/g))].sort());
  };
  const names = [81_000_001, 81_000_002, 81_000_003].map((number) => `kestrel-yard-${number}-${number}`);
  expect(
    await load(createRow(81_000_001, "Active"), createRow(81_000_002, "Active"), createRow(81_000_003, "Active")),
  ).toEqual([names, names, names]);
  const left = names.slice(2);
  expect(await load(createRow(81_000_001, "Withdrawn"), createRow(81_000_002, "Sold"))).toEqual([left, left, left]);
  expect((await get(`/buy-a-business/listings/${names[0]}`)).status).toBe(410);
  expect((await get(`/buy-a-business/listings/${names[1]}`)).status).toBe(301);
});

test.each(["/sitemap.xml", "/sitemaps/listings-1.xml", "/feeds/listings.json", "/feeds/blog.xml", "/robots.txt"])(
  "%s is revalidated on every request and sent only if it changed",
  async (path) => {
    const { status, headers } = await get(path, { "Accept-Encoding": "gzip" });
    expect([status, headers["cache-control"], headers["set-cookie"]]).toEqual([200, "no-cache", undefined]);
    const again = await get(path, { "If-None-Match": String(headers.etag), Cookie: "locale=fr-CA" });
    expect(again).toMatchObject({ status: 304, body: "" });
    expect((await sendRequest(site.origin, path, { method: "HEAD" })).body).toBe("");
  },
);

test("well-known files exist, and the icons that pages name are images", async () => {
  expect((await get(`/${KEY}.txt`)).body).toBe(KEY);
  expect((await get("/.well-known/security.txt")).body).toContain("Expires: ");
  const { icons } = JSON.parse((await get("/manifest.webmanifest")).body) as { icons: { src: string; type: string }[] };
  const named = [...icons.map(({ src }) => src), "/icons/share.png", "/icons/apple-touch-icon.png", "/favicon.ico"];
  for (const path of named) {
    const { status, headers } = await get(path);
    expect([path, status, headers["content-type"]]).toEqual([path, 200, expect.stringMatching(/^image\//)]);
  }
  expect((await get("/sitemaps/listings-99.xml")).status).toBe(404);
  expect((await get("/feeds/__proto__.xml")).status).toBe(404);
});

test("a crawler gets the same page as people", async () => {
  for (const path of ["/", OFFICE, AGENT, posts[0] ?? "", `${SEARCH}?state=florida`]) {
    const person = await get(path, {
      "User-Agent": "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0",
      "Accept-Language": "de",
    });
    const crawler = await get(path, { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
    expect(crawler.body).toBe(person.body);
  }
});
