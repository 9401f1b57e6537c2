import { EDITIONS } from "#editions/countries.ts";
import type { Edition } from "#editions/edition.ts";
import { ask } from "./ask.ts";
import { pageOf } from "./page.ts";

/** Pages of every edition that say where, how much and how far. */
export function mainPages({ locations_segment, head_office }: Edition): string[] {
  return [
    "/",
    `/${locations_segment}`,
    `/${locations_segment}/${head_office.region_slug}`,
    "/buy-a-business/business-listing-search",
    "/sell-a-business/calculator",
  ];
}

/** A page of a listing and of an office that these pages lead to. */
export const LISTING = /^\/buy-a-business\/listings\/[a-z0-9-]+-\d+$/;
export const OFFICE = /^\/(?:locations|agences|oficinas)\/[a-z0-9-]+\/[a-z0-9-]+$/;

/** What is wrong with a page for its country, in words; and the pages of the site that it leads to. */
export async function inspectPage(origin: string, path: string, edition: Edition) {
  const { status, headers, body } = await ask(origin, path);
  if (status === 301 || status === 302) return { wrong: [], links: [], moved: String(headers.location) };
  if (status !== 200) return { wrong: [`${path}: ${status}`], links: [] };
  const page = pageOf(body);
  const wrong = wordsOutOfPlace(page.text, edition).map((found) => `${path}: ${found}`);
  const lang = /<html[^>]* lang="([^"]+)"/.exec(body)?.[1];
  if (lang !== edition.locales[0]) wrong.push(`${path}: lang is ${lang}`);
  const links = page.links.map((link) => link.replace(/[?#].*$/, "")).filter((link) => /^\/[^/]|^\/$/.test(link));
  return { wrong, links: [...new Set(links)] };
}

/** Money of another country, miles where there are kilometres, words of the United States, and what no page should say. */
export function wordsOutOfPlace(text: string, edition: Edition): string[] {
  return rulesOf(edition).flatMap(({ not, but }) => {
    const found = [...text.matchAll(not)].map(({ 0: match, index }) => text.slice(Math.max(0, index - 30), index + match.length + 20));
    return found.filter((each) => !but?.test(each));
  });
}

function rulesOf({ code, currency, distance_unit, format_locale, region_word }: Edition): { not: RegExp; but?: RegExp }[] {
  const symbol = new Intl.NumberFormat(format_locale, { style: "currency", currency }).format(1);
  const rules: { not: RegExp; but?: RegExp }[] = [{ not: /\bundefined\b|\bNaN\b|\[object|\{\w+\}/g }];
  if (code === "US") return rules;
  // Facts from American sales are said to be so, in their own money.
  if (!symbol.includes("$")) rules.push({ not: /\$\s?\d|\d\s?\$|\bUSD\b/g, but: /US\$/ });
  else if (currency !== "USD") rules.push({ not: /US\$|\bUSD\b/g });
  if (distance_unit === "km") rules.push({ not: /\b\d+ (?:mi|miles?)\b/g });
  if (!EDITIONS.PR.locales.includes("es-ES") || code !== "PR") rules.push({ not: /\bZIP\b|\bSBA\b/g });
  if (region_word !== "state") rules.push({ not: /\b(?:neighboring|another|by|your|the) state\b/g });
  return rules;
}
