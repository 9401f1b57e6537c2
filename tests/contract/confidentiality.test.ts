import { createReadStream } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse";
import { beforeAll, expect, test } from "vitest";
import { createDemoNetwork } from "#demo/networks/demo-network.ts";
import { EDITIONS } from "#editions/countries.ts";
import { FIRST_GENERATED_NUMBER } from "../support/canaries.ts";
import { getPage } from "../support/page.ts";
import { sendRequest } from "../support/send-request.ts";
import { getSharedSite } from "../support/shared-site.ts";

const sample = join(import.meta.dirname, "../../demo/listings.csv");

const site = getSharedSite();
/** Every public page that the site links to, by path, in lowercase. */
const pages = new Map<string, string>();
let rows: Record<string, string>[];

beforeAll(async () => {
  rows = await createReadStream(sample)
    .pipe(parse({ bom: true, columns: true, relax_column_count: true }))
    .toArray();
  const waiting = ["/", "/buy-a-business/business-listing-search"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const { body } = await sendRequest(site.origin, path);
    pages.set(path, body.toLowerCase());
    waiting.push(...getPage(body).links.filter((link) => isCrawled(link) && !pages.has(link)));
  }
});

/**
 * Limits the crawl: each search with all its pages but not every filter; all listings of the spreadsheet and some
 * others, with their copies under one office and one agent; every fifth agent; all offices, but the pages below only
 * every fifth.
 */
function isCrawled(link: string): boolean {
  if (!/^\/(?!api|desk|storefronts)[^?#]*(\?page=\d+)?$/.test(link)) return false;
  const business = /\/listings\/[^/]*-(\d+)$/.exec(link)?.[1];
  if (business) {
    return (
      (Number(business) < FIRST_GENERATED_NUMBER || business.endsWith("7")) &&
      /^\/(buy-a-business|locations\/[^/]+\/miami|agents\/grant-okafor)\//.test(link)
    );
  }
  const below = /^\/locations\/[^/]+\/([^/?]+)\//.exec(link)?.[1];
  if (below) return below === "miami" || below.length % 5 === 0;
  const agent = /^\/agents\/([^/?]+)/.exec(link)?.[1];
  return !agent || agent === "grant-okafor" || agent.length % 5 === 0;
}

/** Returns the pages that contain a text in their markup or in their script's data. */
function findPagesWith(text: string): string[] {
  const words = text.toLowerCase();
  return [...pages].flatMap(([path, html]) => (html.includes(words) ? [path] : []));
}

const listValues = (name: string): string[] => [...new Set(rows.map((row) => row[name]?.trim() ?? "").filter(Boolean))];

test("the crawl covers the whole site", () => {
  const listings = [...pages.keys()].filter((path) => /^\/buy-a-business\/listings\//.test(path));
  expect(listings.length).toBeGreaterThan(100);
  // The 81 open offices, including a connected organization, and head office.
  expect([...pages.keys()].filter((path) => /^\/locations\/[^/]+\/[^/]+$/.test(path)).length).toBe(82);
  expect([...pages.keys()].filter((path) => /^\/agents\/[^/]+$/.test(path)).length).toBeGreaterThan(20);
  expect(findPagesWith("Cash flow").length).toBeGreaterThan(100);
});

test("no public page contains confidential text of the other demo listings", () => {
  expect(
    [...pages.keys()].filter((path) => Number(/-(\d+)$/.exec(path)?.[1]) >= FIRST_GENERATED_NUMBER).length,
  ).toBeGreaterThan(100);
  expect(findPagesWith("canary")).toEqual([]);
});

test.each(["Business Name", "Street", "Lease", "Internal Notes"])("no public page contains the value of %s", (name) => {
  const canaries = listValues(name).filter((text) => text.length > 6);
  expect(canaries.length).toBeGreaterThan(3);
  const leaks = canaries.flatMap((text) => findPagesWith(text).map((path) => `${text} on ${path}`));
  expect(leaks).toEqual([]);
});

test("no listing's page names its town except in its own public text", () => {
  const offices = new Set(createDemoNetwork(EDITIONS.US).offices.map(({ locality }) => locality));
  let seen = 0;
  const leaks: string[] = [];
  for (const row of rows) {
    const town = /^([^,]+),/.exec(row.Location ?? "")?.[1]?.trim() ?? "";
    const path = [...pages.keys()].find(
      (page) => page.startsWith("/buy-a-business/listings/") && page.endsWith(`-${row["Ref #"]}`),
    );
    if (!town || / county$/i.test(town) || offices.has(town) || !path || !row["Ref #"]) continue;
    seen += 1;
    const html = pages.get(path) ?? "";
    const said = `${getPage(html).title} ${/<h1.*?<\/h1>\s*<p[^>]*>(.*?)<\/p>/s.exec(html)?.[1]}`;
    // As a place name ("El Paso, Texas", not "El Paso County") or as a value in the script's data.
    if (said.includes(`${town.toLowerCase()}, `) || html.includes(`\\"${town.toLowerCase()}\\"`))
      leaks.push(`${town} on ${path}`);
  }
  expect(leaks).toEqual([]);
  expect(seen).toBeGreaterThan(20);
});

test("a sold business can't be identified by its name, number or price", () => {
  const sold = rows.filter((row) => /^(sold|closed)$/i.test(row.Status ?? ""));
  expect(sold.length).toBeGreaterThan(3);
  const canaries = sold
    .flatMap((row) => [row["Ad Headline"] ?? "", row["Ref #"] ?? ""])
    .filter((text) => text.length > 5);
  const leaks = canaries.flatMap((text) => findPagesWith(text).map((path) => `${text} on ${path}`));
  expect(leaks).toEqual([]);
});

test("drafts and withdrawn listings appear on no page", () => {
  const hidden = rows.filter((row) => /^(draft|withdrawn|expired|off market)$/i.test(row.Status ?? ""));
  expect(hidden.length).toBeGreaterThan(3);
  const leaks = hidden.flatMap((row) =>
    findPagesWith(row["Ad Headline"] || "?").map((path) => `${row["Ad Headline"]} on ${path}`),
  );
  expect(leaks).toEqual([]);
});
