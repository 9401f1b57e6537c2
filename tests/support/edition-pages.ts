import type { Edition } from "#editions/edition.ts";
import type { Locale } from "#editions/locales.ts";
import { getLanguageTag } from "#editions/variants.ts";
import { COUNTRY_WORDS } from "./foreign-words.ts";
import { getPage } from "./page.ts";
import { sendRequest } from "./send-request.ts";

/** Pages of every edition that contain places, prices and distances. */
function listMainPages({ locations_segment, head_office }: Edition): string[] {
  return [
    "/",
    `/${locations_segment}`,
    `/${locations_segment}/${head_office.region_slug}`,
    "/buy-a-business/business-listing-search",
    "/sell-a-business/calculator",
    "/sell-a-business/what-is-my-business-worth",
    "/buy-a-business",
    "/buy-a-business/buyer-faq",
    "/buy-a-franchise",
    "/blog/asset-sale-or-share-sale",
    "/guide-to-selling-your-business",
    "/guide-to-buying-a-business",
    "/contact-us",
    "/privacy",
  ];
}

/** A listing's path has only its number if its name has no Latin letters. */
const LISTING = /^\/buy-a-business\/listings\/(?:[a-z0-9-]+-)?\d+$/;
const OFFICE = /^\/(?:locations|agences|oficinas)\/[a-z0-9-]+\/[a-z0-9-]+$/;

/** Returns the problems of an edition's main pages and of one listing page and one office page that they link to. */
export async function inspectMainPages(origin: string, edition: Edition): Promise<string[]> {
  const wrong: string[] = [];
  const linked = new Set<string>();
  for (const path of listMainPages(edition)) {
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

/** Crawls an edition from its main pages, at most `max` pages. Returns the problems and the number of pages. */
export async function crawlEdition(origin: string, edition: Edition, max: number) {
  const wrong: string[] = [];
  const queue = listMainPages(edition);
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

const AMERICAN_PHONE = /\(\d{3}\) \d{3}-\d{4}/;

/** Returns a page's problems for its country, and its internal links. */
async function inspectPage(origin: string, path: string, edition: Edition) {
  const { status, headers, body } = await sendRequest(origin, path);
  // A buyer's pages redirect visitors to sign-in.
  if (status === 302 && String(headers.location).startsWith("/?login=1")) return { wrong: [], links: [] };
  if (status !== 200) return { wrong: [`${path}: ${status}`], links: [] };
  // A page links to its pictures.
  if (!String(headers["content-type"]).startsWith("text/html")) return { wrong: [], links: [] };
  const page = getPage(body);
  const found = [...findOutOfPlaceText(page.text, edition), ...findForeignLanguage(page.text, edition.locales[0])];
  const wrong = found.map((each) => `${path}: ${each}`);
  if (edition.dial_code !== "+1" && AMERICAN_PHONE.test(page.text)) wrong.push(`${path}: a phone number of America`);
  const lang = /<html[^>]* lang="([^"]+)"/.exec(body)?.[1];
  if (lang !== getLanguageTag(edition, edition.locales[0])) wrong.push(`${path}: lang is ${lang}`);
  const links = page.links
    .map((link) => link.replace(/[?#].*$/, ""))
    .filter((link) => /^\/(?!desk$)[^/]|^\/$/.test(link));
  return { wrong, links: [...new Set(links)] };
}

/** Finds foreign currency, miles where the unit is kilometers, US terms, and text that no page should contain. */
export function findOutOfPlaceText(text: string, edition: Edition): string[] {
  return getRules(edition).flatMap(({ not, but }) => {
    const found = [...text.matchAll(not)].map(({ 0: match, index }) =>
      text.slice(Math.max(0, index - 30), index + match.length + 20),
    );
    return found.filter((each) => !but?.test(each));
  });
}

/** English words that no text in another language contains, except in names: "United Counties of Prescott and Russell". */
const ENGLISH = /\b(?:the|with|your)\b|(?<!\p{Lu}[\p{L}’-]* )\b(?:and|of)\b|\b(?:and|of)\b(?! \p{Lu})/gu;

/** Punctuation that isn't used in a language: a colon without a space before it, or one of half width. */
const PUNCTUATION: readonly (readonly [language: string, not: RegExp])[] = [
  // Except "Re: ", the prefix of replies in every language.
  ["fr", /(?<!\bR)\p{L}: (?!\/\/)/gu],
  ["ja", /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー](?:: |, )/gu],
];

/** Finds English words and foreign punctuation in a text that should be in another language. */
export function findForeignLanguage(text: string, locale: Locale): string[] {
  const rules = PUNCTUATION.filter(([language]) => locale.startsWith(`${language}-`)).map(([, not]) => not);
  if (!locale.startsWith("en-")) rules.push(ENGLISH);
  return rules.flatMap((not) =>
    [...text.matchAll(not)].map(({ index }) => text.slice(Math.max(0, index - 30), index + 30)),
  );
}

/** Facts about sales in the United States are in US dollars, rounded: "US$500K". */
const AMERICAN_FACT = /US\$\d+(?:[KM]|万|\s)|\d\s(?:mil|M|N|Tr)?\s?US\$|\bUSD\s\d+\s?(?:[kKM]|mil)/;

/** The thank-you message that the contract spells, and the agreement, whose text doesn't change. */
const CONTRACT = /Your inquiry has been submitted|submitting your inquiry|own inquiries and rely/;

/** An amount of a million đồng or more with all its digits, which readers expect in triệu or tỷ. */
const LONG_AMOUNT_OF_DONG = /\d(?:\.\d{3}){2,}\s?₫/g;

function getRules({
  code,
  currency,
  distance_unit,
  format_locale,
  region_word,
}: Edition): { not: RegExp; but?: RegExp }[] {
  const symbol = new Intl.NumberFormat(format_locale, { style: "currency", currency }).format(1);
  const rules: { not: RegExp; but?: RegExp }[] = [{ not: /\bundefined\b|\bNaN\b|\[object|\{\w+\}/g }];
  for (const { words, editions } of COUNTRY_WORDS)
    if (!editions.includes(code)) rules.push({ not: words, but: CONTRACT });
  if (code === "US") return rules;
  if (!symbol.includes("$")) rules.push({ not: /\$\s?\d|\d\s?\$|\bUSD\b/g, but: AMERICAN_FACT });
  else if (currency !== "USD") rules.push({ not: /US\$|\bUSD\b/g, but: AMERICAN_FACT });
  if (currency === "VND") rules.push({ not: LONG_AMOUNT_OF_DONG });
  if (distance_unit === "km") rules.push({ not: /\b\d+ (?:mi|miles?)(?!\p{Letter})/gu });
  if (region_word !== "state") rules.push({ not: /\b(?:neighboring|another|by|your|the) state\b/g });
  return rules;
}
