import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EDITIONS, type EditionCode } from "#editions/countries.ts";
import { getDistance } from "#lib/distance.ts";
import { toSlug } from "#lib/slug.ts";
import { buildGazetteer } from "../../../scripts/build-gazetteer.mjs";
import fc from "../../../tests/support/generated.ts";
import { fold } from "./fold.ts";
import { type Gazetteer, loadGazetteer, type PlaceRow } from "./gazetteer.ts";
import { toRows } from "./read-gazetteer-file.ts";

const folder = mkdtempSync(join(tmpdir(), "gazetteer-"));
const codes = Object.keys(EDITIONS) as EditionCode[];
const gazetteers = {} as Record<EditionCode, Gazetteer>;
const rows = {} as Record<EditionCode, PlaceRow[]>;
const findLabel = (edition: EditionCode, text: string) => gazetteers[edition].find(text)?.label ?? null;

beforeAll(async () => {
  expect(buildGazetteer({ folder }).written).toEqual(codes);
  for (const edition of codes) {
    const { regions } = EDITIONS[edition];
    gazetteers[edition] = await loadGazetteer(folder, edition, regions);
    rows[edition] = toRows(JSON.parse(readFileSync(join(folder, `${edition}.json`), "utf8")), regions).rows;
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("every edition", () => {
  test.each(codes)("%s: finds a place of the same name and region by a place's label", (edition) => {
    const all = rows[edition];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: all.length - 1 }), (at) => {
        const row = all[at]!;
        const near = gazetteers[edition].findNearest(row.latitude, row.longitude);
        expect(near && getDistance(near, row, "km")).toBeLessThan(0.001);
        const found = gazetteers[edition].find(near!.label);
        expect(found?.state).toBe(near!.state);
        expect(toSpelling(found!.locality)).toBe(toSpelling(near!.locality));
        expect(found?.postal_code).toBe(near!.postal_code);
      }),
    );
  });

  test.each(codes)("%s: finds the places that forms offer instead of postal codes", (edition) => {
    const areas = Object.entries(EDITIONS[edition].postal_code.areas ?? {});
    const found = areas.map(([value]) => gazetteers[edition].find(value)?.state);
    expect(found).toEqual(areas.map(([, name]) => toSlug(name)));
  });

  test.each(codes)("%s: finds the nearest place", (edition) => {
    const all = rows[edition];
    const point = fc.record({
      at: fc.integer({ min: 0, max: all.length - 1 }),
      north: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
      east: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
    });
    fc.assert(
      fc.property(point, ({ at, north, east }) => {
        const from = { latitude: all[at]!.latitude + north, longitude: all[at]!.longitude + east };
        const least = Math.min(...all.map((row) => getDistance(from, row, "km")));
        const near = gazetteers[edition].findNearest(from.latitude, from.longitude);
        expect(near && getDistance(from, near, "km")).toBeCloseTo(least, 9);
      }),
      { numRuns: 5 },
    );
  });

  test.each(codes)("%s: finds the head office's town in its region", (edition) => {
    const { locality, region_slug, latitude, longitude } = EDITIONS[edition].head_office;
    const region = EDITIONS[edition].regions.find(({ slug }) => slug === region_slug);
    const found = gazetteers[edition].find(`${locality}, ${region?.name}`);
    expect(found?.state).toBe(region_slug);
    expect(getDistance(found!, { latitude, longitude }, "km")).toBeLessThan(30);
  });

  test.each(codes)("%s: has a place for every region", (edition) => {
    for (const { name, slug } of EDITIONS[edition].regions) {
      expect(gazetteers[edition].find(name)?.state, name).toBe(slug);
    }
  });
});

describe("United States", () => {
  test.each([
    ["33101", "Miami, FL 33101"],
    ["33101-1234", "Miami, FL 33101"],
    ["Portland", "Portland, OR"],
    ["Portland, Maine", "Portland, ME"],
    ["Saint Petersburg, FL", "St. Petersburg, FL"],
    ["San José, California", "San Jose, CA"],
    ["New York, NY 10001", "New York, NY 10001"],
    ["Washington, D.C.", "Washington, DC"],
    ["Springfield, Illinois, United States", "Springfield, IL"],
    ["Cook County, IL", "Cook County, IL"],
    ["Nowhereville, FL", null],
  ])("finds %s as %s", (text, label) => {
    expect(findLabel("US", text)).toBe(label);
  });

  test("finds a village known only as a postal name, and the town of a company with its own ZIP code", () => {
    expect(findLabel("US", "Pinos Altos, NM")).toBe("Pinos Altos, NM");
    expect(gazetteers.US.find("19063")?.locality).toBe("Media");
    expect(gazetteers.US.find("First Union Bank, FL")).toBeNull();
  });

  test.each([
    ["Miami", "florida", "Miami-Dade County"],
    ["Brooklyn", "new-york", "Kings County"],
    ["New York", "new-york", "New York City"],
    ["New Orleans", "louisiana", "Orleans Parish"],
    ["San Francisco", "california", "San Francisco County"],
    ["Stamford", "connecticut", "Fairfield County"],
    ["Storrs", "connecticut", "Tolland County"],
    ["Hartford County", "connecticut", "Hartford County"],
    ["Richmond", "virginia", "City of Richmond"],
  ])("places %s, %s, in %s", (town, region, county) => {
    expect(gazetteers.US.findCounty(town, region)?.county).toBe(county);
  });

  test("shows the surrounding county instead of a small town that is its own county", () => {
    expect(gazetteers.US.findCounty("Fairfax", "virginia")?.county).toBe("Fairfax County");
    const cities = Map.groupBy(
      rows.US.filter(({ county, postal_code }) => county?.startsWith("City of ") && !postal_code),
      ({ county }) => county,
    );
    expect(cities.has("City of Richmond")).toBe(true);
    for (const [county, towns] of cities) {
      expect(Math.max(...towns.map(({ population = 0 }) => population)), county ?? "").toBeGreaterThanOrEqual(100_000);
    }
  });
});

describe("other countries", () => {
  test.each<[EditionCode, string, string | null]>([
    ["CA", "K1A 0B1", "Ottawa, ON K1A"],
    ["CA", "k1a0b1", "Ottawa, ON K1A"],
    ["CA", "Montreal, QC", "Montréal, QC"],
    ["CA", "Québec", "Québec, QC"],
    ["CA", "Saint John NB", "Saint John, NB"],
    ["IE", "D04 X2K3", "Dublin"],
    ["IE", "Dublin 4", "Dublin"],
    ["IE", "Newbridge, Co. Kildare", "Newbridge, Kildare"],
    ["UK", "SW1A 1AA", "London, Greater London"],
    ["UK", "BT1 5GS", "Belfast"],
    ["UK", "Stratford-upon-Avon, England", "Stratford-upon-Avon, Warwickshire"],
    ["FR", "69100 Villeurbanne", "Villeurbanne, Auvergne-Rhône-Alpes"],
    ["FR", "97400", "Saint-Denis, La Réunion"],
    ["FR", "97600", "Mamoudzou, Mayotte"],
    ["FR", "97200 Fort-de-France", "Fort-de-France, Martinique"],
    ["FR", "75011", "Paris, Île-de-France"],
    ["FR", "20000", "Ajaccio, Corsica"],
    ["FR", "Saint Etienne", "Saint-Étienne, Auvergne-Rhône-Alpes"],
    ["ES", "La Coruña", "A Coruña"],
    ["ES", "35001", "Las Palmas de Gran Canaria, Las Palmas"],
    ["MX", "Monterrey, México", "Monterrey, Nuevo León"],
    ["MX", "CDMX", "Ciudad de México"],
    ["PR", "Ponce", "Ponce"],
    ["PR", "San Juan, PR 00901", "San Juan 00901"],
    ["JP", "横浜市", "Yokohama, Kanagawa"],
    ["VN", "Sài Gòn", "Hồ Chí Minh"],
    ["VN", "Nha Trang", "Nha Trang, Khánh Hòa"],
    ["VN", "Bình Dương", null],
    ["ZA", "4001", "Durban, KwaZulu-Natal"],
    ["ZA", "Port Elizabeth", "Gqeberha, Eastern Cape"],
    ["GH", "Sunyani", "Sunyani, Bono"],
    ["GH", "Accra, Ghana", "Accra, Greater Accra"],
    ["SG", "Tampines", "Tampines Estate, East Region"],
    ["SG", "Singapore", "Singapore, Central Region"],
    ["UAE", "Al Ain", "Al Ain, Abu Dhabi"],
    ["UAE", "Dubai, UAE", "Dubai"],
    ["UAE", "Miami", null],
  ])("%s: finds %s as %s", (edition, text, label) => {
    expect(findLabel(edition, text)).toBe(label);
  });

  test("shows no county where there is no division between town and region", () => {
    expect(gazetteers.IE.findCounty("Bray", "wicklow")).toBeNull();
    expect(gazetteers.JP.findCounty("Yokohama", "kanagawa")).toBeNull();
    expect(gazetteers.CA.findCounty("Airdrie", "alberta")).toBeNull();
    expect(gazetteers.CA.findCounty("Mississauga", "ontario")?.county).toBe("Peel Region");
  });
});

describe("gazetteer build", () => {
  test("skips the build if nothing has changed", () => {
    expect(buildGazetteer({ folder }).written).toEqual([]);
  });

  test("rebuilds a missing or outdated edition, byte for byte the same", () => {
    const path = join(folder, "IE.json");
    const before = readFileSync(path, "utf8");
    rmSync(path);
    expect(buildGazetteer({ folder, editions: ["IE"] }).written).toEqual(["IE"]);
    expect(readFileSync(path, "utf8")).toBe(before);
    writeFileSync(join(folder, "stamp.json"), JSON.stringify({ key: "another", editions: codes }));
    expect(buildGazetteer({ folder, editions: ["IE"] }).written).toEqual(["IE"]);
    expect(readdirSync(folder).filter((name) => name.endsWith(".new"))).toEqual([]);
  });
});

/** Two villages in a region may differ only by a space or a hyphen. */
function toSpelling(name: string): string {
  return fold(name).replaceAll(" ", "");
}
