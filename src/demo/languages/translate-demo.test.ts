import { expect, test } from "vitest";
import { toListingSlug } from "#domain/listings/listing.ts";
import { EDITIONS, type EditionCode } from "#editions/countries.ts";
import type { Edition } from "#editions/edition.ts";
import type { Locale } from "#editions/locales.ts";
import { getCategoryName } from "#editions/translated-data.ts";
import { findOutOfPlaceText } from "../../../tests/support/edition-pages.ts";
import { FIRST_NUMBER, makeListing, type Seller } from "../listings/make-listing.ts";
import { createDemoNetwork, getMarket } from "../networks/demo-network.ts";
import { createAgentRows, createOfficeRow } from "../offices/office-rows.ts";
import { getDemoLanguage } from "./demo-languages.ts";
import { createDemoTranslation } from "./translate-demo.ts";

const NOW = new Date("2026-11-25T12:00:00Z");

const SITES: [EditionCode, Locale][] = [
  ["JP", "ja-JP"],
  ["VN", "vi-VN"],
  ["ES", "es-ES"],
  ["FR", "fr-CA"],
];

function createSeller(edition: Edition): Seller {
  const region = edition.regions[0]!.slug;
  const place = { region, county: null, latitude: 1, longitude: 1, locality: "", postal_code: "" };
  return { office_id: 1, agent_ids: [1], places: [place] };
}

test.each(SITES)("the demo of %s is in %s", (code, locale) => {
  const edition = EDITIONS[code];
  const translation = createDemoTranslation(edition, locale)!;
  const sellers = [createSeller(edition)];
  for (let number = FIRST_NUMBER; number < FIRST_NUMBER + 200; number++) {
    const made = makeListing(number, sellers, getMarket(edition), NOW);
    const { name, description, reason_for_selling, territory, training, price } = translation.listing(made).listing;
    for (const text of [name, description, reason_for_selling ?? "", territory ?? "", training ?? ""]) {
      expect(text).not.toMatch(/[<>]|\b(?:the|and|with|business|owner)\b/i);
      if (code === "JP") expect(text).toMatch(/^$|[\p{Script=Han}\p{Script=Hiragana}]/u);
    }
    expect(price).toBe(made.listing.price);
  }
});

test("Japanese offices, people and addresses are written in Japanese, and their URLs stay", () => {
  const translation = createDemoTranslation(EDITIONS.JP, "ja-JP")!;
  for (const [position, office] of createDemoNetwork(EDITIONS.JP).offices.entries()) {
    const row = createOfficeRow(office, position, "JP");
    const { name, locality, address_1, slug, broker_of_record } = translation.office(row);
    for (const text of [name, locality, address_1, broker_of_record]) expect(text).toMatch(/^[^A-Za-z]+$/);
    expect(slug).toBe(row.slug);
    for (const [at, agent] of createAgentRows(office, 1, position).entries()) {
      expect(translation.agent(agent, at).name).toMatch(/^\p{Script=Han}+$/u);
      expect(translation.agent(agent, at).slug).toBe(agent.slug);
    }
  }
});

test.each([
  ...(["CA", "GH", "IE", "SG", "UAE", "UK", "ZA"] as const).map((code) => [code, EDITIONS[code].locales[0]] as const),
  ["MX", "es-ES"],
  ["PR", "es-ES"],
  ["FR", "fr-CA"],
] as const)("the demo of %s is in its own version of %s", (code, locale) => {
  const edition = EDITIONS[code];
  const translation = createDemoTranslation(edition, locale)!;
  const texts: unknown[] = [];
  for (let number = FIRST_NUMBER; number < FIRST_NUMBER + 300; number++) {
    const { listing } = translation.listing(makeListing(number, [createSeller(edition)], getMarket(edition), NOW));
    texts.push(listing.name, listing.description, listing.reason_for_selling, listing.territory, listing.training);
    expect(listing.slug).toBe(toListingSlug(listing.name, number));
  }
  for (const [position, office] of createDemoNetwork(edition).offices.entries()) {
    texts.push(...Object.values(translation.office(createOfficeRow(office, position, code))));
    texts.push(...createAgentRows(office, 1, position).map((agent, at) => translation.agent(agent, at).about));
  }
  const wrong = texts.flatMap((text) => (typeof text === "string" ? findOutOfPlaceText(text, edition) : []));
  expect(wrong).toEqual([]);
});

test.each([
  ["VN", "vi-VN", "packaging", "Cơ sở bao bì"],
  ["VN", "vi-VN", "bakeries", "Tiệm bánh"],
  ["JP", "ja-JP", "metal-products", "金属製品の会社"],
  ["JP", "ja-JP", "bakeries", "パン・洋菓子店"],
] as const)("the headlines of %s in %s name a business of the sector %s: %s", (_code, locale, sector, expected) => {
  const language = getDemoLanguage(locale)!;
  expect(language.toBusiness?.(getCategoryName(locale, sector, ""))).toBe(expected);
});

test("American English has no translation", () => expect(createDemoTranslation(EDITIONS.US, "en-US")).toBeNull());

test("French offices have d’ before a vowel", () => {
  const translation = createDemoTranslation(EDITIONS.CA, "fr-CA")!;
  const rows = createDemoNetwork(EDITIONS.CA).offices.map((office, at) => createOfficeRow(office, at, "CA"));
  const names = rows.map((row) => translation.office(row).name);
  expect(names).toContain("Bureau d’Ottawa");
  expect(names).toContain("Bureau de Toronto");
});

const ENGLISH = Object.values(EDITIONS).filter(({ locales }) => locales[0].startsWith("en-"));

test.each(ENGLISH.map(({ code }) => code as EditionCode))(
  "the offices of %s introduce themselves in English",
  (code) => {
    for (const { heading, sub_heading } of createDemoNetwork(EDITIONS[code]).offices)
      expect(`${heading}. ${sub_heading}`).toMatch(/\b(?:and|the|for|in|We)\b/);
  },
);
