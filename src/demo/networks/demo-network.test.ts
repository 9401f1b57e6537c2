import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EDITION_CODES, EDITIONS, type EditionCode } from "#editions/countries.ts";
import { type Gazetteer, loadGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { getDistance } from "#lib/distance.ts";
import { toSlug } from "#lib/slug.ts";
import { buildGazetteer } from "../../../scripts/build-gazetteer.mjs";
import { createDemoBuyers } from "../buyers/demo-buyers.ts";
import { FIRST_NUMBER, makeListing } from "../listings/make-listing.ts";
import { listPlacesAround } from "../listings/places-around.ts";
import { createFictionalMobile } from "../offices/fictional-phone.ts";
import { createAgentRows, createOfficeRow } from "../offices/office-rows.ts";
import { getArea } from "../offices/share-postal-codes.ts";
import { writeReviews } from "../people/write-reviews.ts";
import { DEMO_SECTORS } from "../trades/trades.ts";
import { createDemoNetwork, getMarket } from "./demo-network.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const codes = EDITION_CODES.filter((code) => code !== "US");
const folder = mkdtempSync(join(tmpdir(), "gazetteer-"));
const gazetteers = {} as Record<EditionCode, Gazetteer>;

/** Prefixes of unassigned numbers, without spaces and punctuation. The networks' files give the sources. */
const UNASSIGNED: Record<string, RegExp> = {
  CA: /^\d{3}55501\d\d$/,
  FR: /^0(19900|26191|35301|46571|53649)\d{4}$/,
  IE: /^02091\d{5}$/,
  JP: /^0(3|6|52|92|11|22)0\d+$/,
  SG: /^6000\d{4}$/,
  ZA: /^0\d\d0\d{6}$/,
  UAE: /^0\d0\d{6}$/,
  UK: /^(02079460|0161496|0121496|0131496|02920180|0289649)\d{3,4}$/,
  VN: /^02\d{1,2}00\d+$/,
  GH: /^0300\d{6}$/,
  ES: /^904\d{6}$/,
  MX: /^\d{2,3}0\d+$/,
  PR: /^(787|939)55501\d\d$/,
};

beforeAll(async () => {
  buildGazetteer({ folder, editions: codes });
  for (const code of codes) gazetteers[code] = await loadGazetteer(folder, code, EDITIONS[code].regions);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(codes)("the demo of %s", (code) => {
  const edition = EDITIONS[code];
  const network = createDemoNetwork(edition);
  const { offices } = network;

  test("omits only trades that exist", () => {
    const known = new Set(DEMO_SECTORS.map(({ subcategory_slug }) => subcategory_slug));
    expect((edition.demo.omitted_trades ?? []).filter((trade) => !known.has(trade))).toEqual([]);
  });

  test("has at least five offices, each in a real town of the country and in its region", () => {
    expect(offices.length).toBeGreaterThanOrEqual(5);
    expect(new Set(offices.map(({ slug }) => slug)).size).toBe(offices.length);
    for (const office of offices) {
      const region = edition.regions.find(({ slug }) => slug === office.region);
      const place = gazetteers[code].find(`${office.locality}, ${region?.name}`);
      expect(place?.state, office.slug).toBe(office.region);
      expect(place && getDistance(place, office, "km"), office.slug).toBeLessThan(15);
      if (edition.postal_code.pattern) expect(office.postal_code).toMatch(edition.postal_code.pattern);
      const line = createOfficeRow(office, 0, code).meta_description ?? "";
      expect(line.length, `${office.slug}: ${line}`).toBeGreaterThan(64);
      expect(line.length, `${office.slug}: ${line}`).toBeLessThan(156);
    }
  });

  test("has people with local names, unique addresses and unassigned numbers", () => {
    const people = offices.flatMap((office, position) => createAgentRows(office, 1, position));
    expect(new Set(people.map(({ slug }) => slug)).size).toBe(people.length);
    expect(people.filter(({ name, slug }) => slug !== toSlug(name) || !slug.includes("-"))).toEqual([]);
    for (const [position, office] of offices.entries()) {
      const { phone, organic_number, paid_number, whats_app_number } = createOfficeRow(office, position, code);
      const numbers = [phone, organic_number, paid_number, whats_app_number].filter(
        (number) => typeof number === "string",
      );
      expect(numbers.length).toBeGreaterThan(2);
      for (const number of numbers) expect(number.replace(/\D/g, "")).toMatch(UNASSIGNED[code]!);
      expect(createFictionalMobile(office, 120)).toMatch(/^\+\d{9,13}$/);
      expect(createFictionalMobile(office, 120).startsWith(edition.dial_code)).toBe(true);
    }
  });

  test("has no two equal buyers", () => {
    const locale = edition.locales[0];
    const buyers = createDemoBuyers(network, { edition, locale, clock: () => NOW });
    expect(new Set(buyers.map(({ account }) => account.email)).size).toBe(40);
    expect(buyers.map(({ buyer }) => buyer.country)).toEqual(Array(40).fill(code));
  });

  test("sells businesses in its own regions and currency and mentions no dollars, miles or states", () => {
    const gazetteer = gazetteers[code];
    const known = gazetteer.listPostalCodes().length > 0 ? gazetteer.listPostalCodes() : gazetteer.listTowns();
    const around = getArea(offices, known);
    const sellers = offices.map((office, at) => ({
      office_id: at + 1,
      agent_ids: [at + 1],
      places: listPlacesAround(office, around.get(office.slug) ?? [], gazetteer),
    }));
    const market = getMarket(edition);
    const made = Array.from({ length: 200 }, (_, at) => makeListing(FIRST_NUMBER + at, sellers, market, NOW));
    const slugs = edition.regions.map(({ slug }) => slug);
    for (const { listing, confidential } of made) {
      expect(slugs).toContain(listing.region_slug);
      expect(listing.currency).toBe(edition.currency);
      expect(listing.latitude).not.toBeNull();
      // Without a county to show, even the headline must not name the town.
      const town = confidential.locality;
      const region = edition.regions.find(({ slug }) => slug === listing.region_slug);
      if (listing.county === null && !region?.name.includes(town)) {
        expect(
          [` in ${town}`, `, ${town}`].some((end) => listing.name.endsWith(end)),
          listing.name,
        ).toBe(false);
      }
      const text = [listing.name, listing.description, listing.reason_for_selling, confidential.lease_terms].join(" ");
      expect(text).not.toMatch(/\$|dollar|\bmiles?\b|\bstate\b|square f|undefined/i);
    }
    const prices = made.flatMap(({ listing: { price } }) => (price === null ? [] : [price]));
    expect(prices.length).toBeGreaterThan(100);
    expect(prices.every((price) => Number.isSafeInteger(price) && price % market.minor === 0)).toBe(true);
    const reviews = offices.flatMap((office, at) => writeReviews(office, at + 1, at, NOW, network.names));
    expect(JSON.stringify(reviews)).not.toMatch(/\$|dollar|\bmiles?\b|undefined/i);
  });
});

test("converts a dollar to a round number of the country's minor units", () => {
  const getMinor = (code: EditionCode) => getMarket(EDITIONS[code]).minor;
  expect([getMinor("US"), getMinor("FR"), getMinor("MX"), getMinor("JP"), getMinor("VN")]).toEqual([
    100, 100, 1_000, 100, 10_000,
  ]);
});
