import type { Edition } from "#editions/edition.ts";
import { ask } from "./ask.ts";
import { getPage } from "./page.ts";

/** Pages of every edition that say where, how much and how far. */
function mainPages({ locations_segment, head_office }: Edition): string[] {
  return [
    "/",
    `/${locations_segment}`,
    `/${locations_segment}/${head_office.region_slug}`,
    "/buy-a-business/business-listing-search",
    "/sell-a-business/calculator",
  ];
}

const LISTING = /^\/buy-a-business\/listings\/[a-z0-9-]+-\d+$/;
const OFFICE = /^\/(?:locations|agences|oficinas)\/[a-z0-9-]+\/[a-z0-9-]+$/;

/** What is wrong with an edition's main pages, and with one page of a listing and one of an office that they lead to. */
export async function inspectMainPages(origin: string, edition: Edition): Promise<string[]> {
  const wrong: string[] = [];
  const linked = new Set<string>();
  for (const path of mainPages(edition)) {
    const page = await inspectPage(origin, path, edition);
    wrong.push(...page.wrong);
    for (const link of page.links) linked.add(link);
  }
  for (const kind of [LISTING, OFFICE]) {
    const path = [...linked].find((link) => kind.test(link));
    wrong.push(...(path ? (await inspectPage(origin, path, edition)).wrong : [`nothing leads to ${kind}`]));
  }
  return wrong;
}

/** What is wrong with the pages that lead to one another from the main ones, so many at most; and how many there were. */
export async function crawlEdition(origin: string, edition: Edition, max: number) {
  const wrong: string[] = [];
  const queue = mainPages(edition);
  const seen = new Set(queue);
  for (let at = 0; at < queue.length && at < max; at++) {
    const page = await inspectPage(origin, queue[at] ?? "/", edition);
    wrong.push(...page.wrong);
    for (const link of page.links.filter((each) => !seen.has(each))) {
      seen.add(link);
      queue.push(link);
    }
  }
  return { wrong, pages: Math.min(max, queue.length) };
}

/** What is wrong with a page for its country, in words; and the pages of the site that it leads to. */
async function inspectPage(origin: string, path: string, edition: Edition) {
  const { status, headers, body } = await ask(origin, path);
  // A buyer's pages ask a stranger to sign in.
  if (status === 302 && String(headers.location).startsWith("/?login=1")) return { wrong: [], links: [] };
  if (status !== 200) return { wrong: [`${path}: ${status}`], links: [] };
  const page = getPage(body);
  const wrong = wordsOutOfPlace(page.text, edition).map((found) => `${path}: ${found}`);
  const lang = /<html[^>]* lang="([^"]+)"/.exec(body)?.[1];
  if (lang !== edition.locales[0]) wrong.push(`${path}: lang is ${lang}`);
  const links = page.links.map((link) => link.replace(/[?#].*$/, "")).filter((link) => /^\/[^/]|^\/$/.test(link));
  return { wrong, links: [...new Set(links)] };
}

/** Money of another country, miles where there are kilometres, words of the United States, and what no page should say. */
export function wordsOutOfPlace(text: string, edition: Edition): string[] {
  return getRules(edition).flatMap(({ not, but }) => {
    const found = [...text.matchAll(not)].map(({ 0: match, index }) =>
      text.slice(Math.max(0, index - 30), index + match.length + 20),
    );
    return found.filter((each) => !but?.test(each));
  });
}

/** Facts from American sales are in their own money, and rounded: "US$500K". */
const AMERICAN_FACT = /US\$\d+(?:[KM]|万|\s)|\d\s(?:mil|M|N|Tr)?\s?US\$|\bUSD\s\d+\s?(?:[kKM]|mil)/;

function getRules({
  code,
  currency,
  distance_unit,
  format_locale,
  region_word,
}: Edition): { not: RegExp; but?: RegExp }[] {
  const symbol = new Intl.NumberFormat(format_locale, { style: "currency", currency }).format(1);
  const rules: { not: RegExp; but?: RegExp }[] = [{ not: /\bundefined\b|\bNaN\b|\[object|\{\w+\}/g }];
  if (code === "US") return rules;
  if (!symbol.includes("$")) rules.push({ not: /\$\s?\d|\d\s?\$|\bUSD\b/g, but: AMERICAN_FACT });
  else if (currency !== "USD") rules.push({ not: /US\$|\bUSD\b/g, but: AMERICAN_FACT });
  if (distance_unit === "km") rules.push({ not: /\b\d+ (?:mi|miles?)(?!\p{Letter})/gu });
  if (currency !== "USD") rules.push({ not: /\bZIP\b|\bSBA\b/g });
  if (region_word !== "state") rules.push({ not: /\b(?:neighboring|another|by|your|the) state\b/g });
  return rules;
}
