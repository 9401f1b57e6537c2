import { expect, test } from "vitest";
import { EDITIONS, type EditionCode } from "#editions/countries.ts";
import type { Locale } from "#editions/locales.ts";
import { FIRST_NUMBER, makeListing } from "../listings/make-listing.ts";
import { createDemoNetwork, getMarket } from "../networks/demo-network.ts";
import { createAgentRows, createOfficeRow } from "../offices/office-rows.ts";
import { createDemoTranslation } from "./translate-demo.ts";

const NOW = new Date("2026-11-25T12:00:00Z");

const SITES: [EditionCode, Locale][] = [
  ["JP", "ja-JP"],
  ["VN", "vi-VN"],
  ["ES", "es-ES"],
  ["FR", "fr-CA"],
];

test.each(SITES)("the demo of %s is in %s", (code, locale) => {
  const edition = EDITIONS[code];
  const translation = createDemoTranslation(locale)!;
  const place = {
    region: edition.regions[0]!.slug,
    county: null,
    latitude: 1,
    longitude: 1,
    locality: "",
    postal_code: "",
  };
  const sellers = [{ office_id: 1, agent_ids: [1], places: [place] }];
  for (let number = FIRST_NUMBER; number < FIRST_NUMBER + 200; number++) {
    const made = makeListing(number, sellers, getMarket(edition), NOW);
    const { name, description, reason_for_selling, price } = translation.listing(made).listing;
    for (const text of [name, description, reason_for_selling ?? ""]) {
      expect(text).not.toMatch(/[<>]|\b(?:the|and|with|business|owner)\b/i);
      if (code === "JP") expect(text).toMatch(/^$|[\p{Script=Han}\p{Script=Hiragana}]/u);
    }
    expect(price).toBe(made.listing.price);
  }
});

test("Japanese offices, people and addresses are written in Japanese, and their URLs stay", () => {
  const translation = createDemoTranslation("ja-JP")!;
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

test("English has no translation", () => expect(createDemoTranslation("en-US")).toBeNull());
