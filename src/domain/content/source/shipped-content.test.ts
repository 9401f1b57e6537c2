import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { parsePortraitPath } from "#illustrations/portraits/portrait-path.ts";
import { parseStorefrontPath } from "#illustrations/storefronts/storefront-path.ts";
import { isReservedSegment } from "../reserved-segments.ts";
import { isEmailSection } from "../settings/email-texts.ts";
import { PLACEHOLDERS } from "../text/placeholders.ts";
import { type ContentPlace, parseContentPath } from "./content-path.ts";
import {
  menuFile,
  pageFront,
  parseFrontMatter,
  parseYaml,
  postFront,
  sectionFront,
  splitFile,
} from "./front-matter.ts";
import { localizeFile } from "./localize-file.ts";
import { mergeAdditions } from "./merge-additions.ts";
import { readContentFolder, type SourceFile } from "./read-folder.ts";
import { renderMarkdown } from "./render-markdown.ts";

const project = join(import.meta.dirname, "../../../..");
const shipped = mergeAdditions(
  await readContentFolder(join(project, "content")),
  await readContentFolder(join(project, "demo/content")),
);
const network = { locales: ["en-US"] as const };
const files = shipped.map((file) =>
  localizeFile(file, parseContentPath(file.path)?.locale ?? "en-US", { edition: EDITIONS.US, network }),
);
const markdown = files.filter(({ path }) => path.endsWith(".md"));
const listByPath = (some: readonly SourceFile[]) => some.map((file) => [file.path, file] as const);

const FRAGMENTS = ["site-header", "site-footer", "settings", "office-home"];

/** Paths of pages with their own route. */
const ROUTES = new Set([
  ...["/", "/contact-us", "/locations", "/select-location", "/resources", "/blog", "/reviews", "/buy-a-franchise"],
  ...["/about-transworld-business-advisors", "/about/our-team", "/about/our-leadership-team", "/verify-document"],
  ...["/privacy", "/terms", "/accessibility", "/bizmatch/preferences", "/sell-a-business", "/buy-a-business"],
  ...[
    "recently-sold-listings",
    "mergers-and-acquisitions",
    "calculator",
    "finding-a-business-broker",
    "seller-faq",
  ].map((page) => `/sell-a-business/${page}`),
  ...["seller-registration", "what-is-my-business-worth"].map((page) => `/sell-a-business/${page}`),
  ...["business-listing-search", "thropro-listings", "finding-the-right-business", "buyer-faq"].map(
    (page) => `/buy-a-business/${page}`,
  ),
  ...["buyer-registration", "active-business-listings"].map((page) => `/buy-a-business/${page}`),
]);

/** Returns the URL path of a page in the folder. */
function toAddress(place: ContentPlace): string | null {
  if (place.kind === "post") return `/blog/${place.slug}`;
  if (place.kind !== "page") return null;
  if (place.office) return `/locations/florida/${place.office}/${place.slug}`;
  if (place.agent) return `/agents/${place.agent}/${place.slug}`;
  return place.template ? `/${place.template}/${place.slug}` : `/${place.slug}`;
}

const addresses = new Set(files.flatMap(({ path }) => toAddress(parseContentPath(path) as ContentPlace) ?? []));

function isKnown(link: string): boolean {
  const path = link.split(/[?#]/)[0] ?? "";
  const shared = path.replace(/^\/locations\/florida\/tampa-bay(?=\/)|^\/agents\/grant-okafor(?=\/)/, "");
  if (parseStorefrontPath(path) || parsePortraitPath(path)) return true;
  return ROUTES.has(path) || addresses.has(path) || ROUTES.has(shared);
}

/** Lists every string in a front matter value, at any depth. */
function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "sources" ? [] : listTexts(inner)));
}

/** Returns paragraphs, list items, cells and headings as plain text. */
function getBlocks(html: string): string[] {
  return html
    .split(/<\/?(?:p|li|h\d|td|th|blockquote)[^>]*>/)
    .map((block) => block.replace(/<[^>]+>/g, "").trim())
    .filter(Boolean);
}

describe.each(listByPath(markdown))("%s", (path, { text }) => {
  const place = parseContentPath(path) as ContentPlace;
  const { front, body } = splitFile(path, text);
  const html = renderMarkdown(body);
  const prose = [...listTexts(front), ...getBlocks(html)];

  test("has the required metadata", () => {
    expect(place).not.toBeNull();
    const isFragment = place.kind === "section" && (FRAGMENTS.includes(place.slug) || isEmailSection(place.slug));
    if (place.kind === "section" && !isFragment && !place.office) parseFrontMatter(path, sectionFront, front);
    if (place.kind === "page") parseFrontMatter(path, pageFront, front);
    if (place.kind === "post") parseFrontMatter(path, postFront, front);
  });

  test("has its headings in order, below the page's h1", () => {
    const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    levels.forEach((level, at) => {
      expect(level).toBeGreaterThanOrEqual(2);
      expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 1) + 1);
    });
  });

  test("uses only known placeholders", () => {
    const open = [...text.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
    expect(open.filter((name) => !PLACEHOLDERS.includes(name as (typeof PLACEHOLDERS)[number]))).toEqual([]);
  });

  test("has no overlong sentence and takes the number of years only from the placeholder", () => {
    const sentences = prose.flatMap((block) => block.split(/(?<=[.!?:;])\s+/));
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 45)).toEqual([]);
    expect(text).not.toMatch(/\b4[05]\+? years/);
  });

  test("links only to existing pages", () => {
    const inHtml = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link);
    const inFront = listTexts(front).filter((value) => value.startsWith("/"));
    const links = [...inHtml, ...inFront].filter((link) => !/^https:\/\//.test(link));
    expect(links.filter((link) => !isKnown(link))).toEqual([]);
  });
});

test("has only menus that link to existing pages", () => {
  const menus = files.filter(({ path }) => path.endsWith(".yaml"));
  expect(menus.length).toBeGreaterThanOrEqual(2);
  const urls = menus.flatMap(({ path, text }) => {
    const { items } = parseFrontMatter(path, menuFile, parseYaml(path, text));
    return items.flatMap(({ url, children = [] }) => [url, ...children.map((child) => child.url)]);
  });
  expect(urls.filter((url) => !isKnown(url))).toEqual([]);
});

const countWords = (path: string): number => {
  const file = files.find((file) => file.path === path);
  return file ? splitFile(path, file.text).body.split(/\s+/).length : 0;
};

test("has articles short enough to read in one sitting, and longer guides", () => {
  const posts = files.map(({ path }) => path).filter((path) => path.startsWith("en-US/blog/"));
  expect(posts).toHaveLength(8);
  for (const path of posts) {
    expect(countWords(path), path).toBeGreaterThanOrEqual(500);
    expect(countWords(path), path).toBeLessThanOrEqual(900);
  }
  for (const guide of ["guide-to-selling-your-business", "guide-to-buying-a-business"]) {
    expect(countWords(`en-US/pages/${guide}.md`), guide).toBeGreaterThanOrEqual(900);
  }
});

test("has at least twelve answers in both question lists, and six leaders", () => {
  const getFront = (name: string): Record<string, unknown[]> => {
    const path = `en-US/sections/${name}.md`;
    return splitFile(path, files.find((file) => file.path === path)?.text ?? "").front as Record<string, unknown[]>;
  };
  expect(getFront("seller-faq").questions?.length).toBeGreaterThanOrEqual(12);
  expect(getFront("buyer-faq").questions?.length).toBeGreaterThanOrEqual(12);
  expect(getFront("our-leadership-team").leaders).toHaveLength(6);
});

test("has a page of each type and none at a reserved path", () => {
  const pages = files.flatMap(({ path }) => {
    const place = parseContentPath(path);
    return place?.kind === "page" ? [place] : [];
  });
  expect(new Set(pages.map(({ type }) => type)).size).toBe(5);
  expect(pages.some(({ office }) => office)).toBe(true);
  expect(pages.some(({ agent }) => agent)).toBe(true);
  const first = pages.map(({ type, template, slug }) => (type === "custom" ? slug : (template ?? "free")));
  expect(first.filter(isReservedSegment)).toEqual([]);
});
