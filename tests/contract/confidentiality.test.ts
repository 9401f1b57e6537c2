import { createReadStream } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse";
import { beforeAll, expect, test } from "vitest";
import { US_OFFICES } from "#demo/offices/demo-offices.ts";
import { ask } from "../support/ask.ts";
import { MADE_UP_FROM } from "../support/canaries.ts";
import { getPage } from "../support/page.ts";
import { type Site, startSite } from "../support/server.ts";

const sample = join(import.meta.dirname, "../../demo/listings.csv");

let site: Site;
/** Every public page that the site itself leads to, as it is sent but in lower case, by its address. */
const pages = new Map<string, string>();
let rows: Record<string, string>[];

beforeAll(async () => {
  site = await startSite();
  rows = await createReadStream(sample)
    .pipe(parse({ bom: true, columns: true, relax_column_count: true }))
    .toArray();
  const waiting = ["/", "/buy-a-business/business-listing-search"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const { body } = await ask(site.origin, path);
    pages.set(path, body.toLowerCase());
    waiting.push(...getPage(body).links.filter((link) => isWalked(link) && !pages.has(link)));
  }
});

/**
 * Each search with all its pages, but not with every filter; of the businesses all of the spreadsheet's and some of the
 * others, their copies under one office and one agent; of the agents every fifth, of the offices all, but the pages
 * below every fifth alone.
 */
function isWalked(link: string): boolean {
  if (!/^\/(?!api|desk|storefronts)[^?#]*(\?page=\d+)?$/.test(link)) return false;
  const business = /\/listings\/[^/]*-(\d+)$/.exec(link)?.[1];
  if (business) {
    return (
      (Number(business) < MADE_UP_FROM || business.endsWith("7")) &&
      /^\/(buy-a-business|locations\/[^/]+\/miami|agents\/grant-okafor)\//.test(link)
    );
  }
  const below = /^\/locations\/[^/]+\/([^/?]+)\//.exec(link)?.[1];
  if (below) return below === "miami" || below.length % 5 === 0;
  const agent = /^\/agents\/([^/?]+)/.exec(link)?.[1];
  return !agent || agent === "grant-okafor" || agent.length % 5 === 0;
}

/** The pages on which a text stands, in the markup as well as in what the browser's script is given. */
function pagesWith(text: string): string[] {
  const words = text.toLowerCase();
  return [...pages].flatMap(([path, html]) => (html.includes(words) ? [path] : []));
}

const column = (name: string): string[] => [...new Set(rows.map((row) => row[name]?.trim() ?? "").filter(Boolean))];

test("the walk has seen the whole site", () => {
  const listings = [...pages.keys()].filter((path) => /^\/buy-a-business\/listings\//.test(path));
  expect(listings.length).toBeGreaterThan(100);
  // The 81 open offices, one of them of a connected organization, and head office.
  expect([...pages.keys()].filter((path) => /^\/locations\/[^/]+\/[^/]+$/.test(path)).length).toBe(82);
  expect([...pages.keys()].filter((path) => /^\/agents\/[^/]+$/.test(path)).length).toBeGreaterThan(20);
  expect(pagesWith("Cash flow").length).toBeGreaterThan(100);
});

test("no public page says what is marked as confidential in the rest of the demonstration", () => {
  expect([...pages.keys()].filter((path) => Number(/-(\d+)$/.exec(path)?.[1]) >= MADE_UP_FROM).length).toBeGreaterThan(
    100,
  );
  expect(pagesWith("canary")).toEqual([]);
});

test.each(["Business Name", "Street", "Lease", "Internal Notes"])(
  "no public page says what stands under %s",
  (name) => {
    const canaries = column(name).filter((text) => text.length > 6);
    expect(canaries.length).toBeGreaterThan(3);
    const leaks = canaries.flatMap((text) => pagesWith(text).map((path) => `${text} on ${path}`));
    expect(leaks).toEqual([]);
  },
);

test("no business's page says its town, but for what its own words say", () => {
  const offices = new Set(US_OFFICES.map(({ locality }) => locality));
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
    // As a place of its own ("El Paso, Texas", not "El Paso County"), or as a value in what the script is given.
    if (said.includes(`${town.toLowerCase()}, `) || html.includes(`\\"${town.toLowerCase()}\\"`))
      leaks.push(`${town} on ${path}`);
  }
  expect(leaks).toEqual([]);
  expect(seen).toBeGreaterThan(20);
});

test("what was sold is not to be recognised by its name, its number or its price", () => {
  const sold = rows.filter((row) => /^(sold|closed)$/i.test(row.Status ?? ""));
  expect(sold.length).toBeGreaterThan(3);
  const canaries = sold
    .flatMap((row) => [row["Ad Headline"] ?? "", row["Ref #"] ?? ""])
    .filter((text) => text.length > 5);
  const leaks = canaries.flatMap((text) => pagesWith(text).map((path) => `${text} on ${path}`));
  expect(leaks).toEqual([]);
});

test("what is a draft or was withdrawn stands nowhere", () => {
  const hidden = rows.filter((row) => /^(draft|withdrawn|expired|off market)$/i.test(row.Status ?? ""));
  expect(hidden.length).toBeGreaterThan(3);
  const leaks = hidden.flatMap((row) =>
    pagesWith(row["Ad Headline"] || "?").map((path) => `${row["Ad Headline"]} on ${path}`),
  );
  expect(leaks).toEqual([]);
});
