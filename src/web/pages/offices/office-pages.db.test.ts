import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "#domain/context.ts";
import { EDITIONS } from "#editions/countries.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { createCountryMap } from "#integrations/maps/country-map.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertOffice } from "../../../../tests/support/listings.ts";
import { createNetworkSite } from "../../mounts/sites.ts";
import type { PageArgs } from "../../page-loader.ts";
import { loader as locations } from "./locations-page.tsx";
import { loader as region } from "./region-page.tsx";
import { loader as selectLocation } from "./select-location-page.tsx";

const MIAMI = { locality: "Miami", state: "florida", county: null, latitude: 25.76, longitude: -80.19 };
const gazetteer = createGazetteer([MIAMI], { regions: EDITIONS.US.regions });
const context = await openTestContext({ gazetteer });

const map = createCountryMap(
  {
    width: 1_000,
    height: 500,
    projection: { kind: "azimuthal", scale: 2_000, translate: [500, 250], rotate: [81, -27] },
    regions: { florida: { x: 400, y: 200, width: 100, height: 100 }, maine: { x: 600, y: 0, width: 30, height: 90 } },
  },
  "<svg/>",
  "US",
);

beforeAll(async () => {
  await insertOffice(context.db, { slug: "miami", latitude: 25.76, longitude: -80.19 });
  await insertOffice(context.db, { slug: "orlando", name: "Orlando", latitude: 28.54, longitude: -81.38 });
  await insertOffice(context.db, {
    slug: "abroad",
    name: "Abroad",
    region_slug: "alaska",
    latitude: 60,
    longitude: 150,
  });
});

function createArgs(
  path: string,
  { state, as = context, hasMap = true }: { state?: string; as?: Context; hasMap?: boolean } = {},
) {
  const metadata = { address: "::1", request_id: "1", map: hasMap ? map : null };
  const url = new URL(path, "http://localhost:3000");
  const site = createNetworkSite(as);
  const record = { dependsOn: () => {}, describe: () => {} };
  return { context: as, site, url, region: state ?? "", metadata, ...record } as unknown as PageArgs;
}

describe("the locations page", () => {
  test("lists the edition's own regions and offices, and links to the other four countries' sites", async () => {
    const page = await locations(createArgs("/locations"));
    expect(page.country).toBe("United States");
    expect(page.offices.map(({ path }) => path)).toEqual([
      "/locations/alaska/abroad",
      "/locations/florida/miami",
      "/locations/florida/orlando",
    ]);
    expect(page.regions).toHaveLength(51);
    expect(page.regions.filter(({ is_served }) => is_served).map(({ path }) => path)).toEqual([
      "/locations/alaska",
      "/locations/florida",
    ]);
    expect(page.siblings.map(({ offices }) => offices)).toEqual([
      "https://ca.example.com/locations",
      "https://mx.example.com/oficinas",
      "https://ie.example.com/locations",
      "https://gh.example.com/locations",
    ]);
  });

  test("names the countries in the reader's language", async () => {
    const page = await locations(createArgs("/locations", { as: { ...context, locale: "ja-JP" } }));
    expect([page.country, ...page.siblings.map(({ name }) => name)]).toEqual([
      "アメリカ合衆国",
      "カナダ",
      "メキシコ",
      "アイルランド",
      "ガーナ",
    ]);
  });

  test("has a pin for each office on the map and the number of offices of each region", async () => {
    const page = await locations(createArgs("/locations"));
    expect(page.map?.pins.map(({ path }) => path)).toEqual(["/locations/florida/miami", "/locations/florida/orlando"]);
    expect(page.map?.regions).toHaveLength(51);
    expect(page.map?.regions.filter(({ is_drawn }) => is_drawn)).toEqual([
      { slug: "florida", name: "Florida", path: "/locations/florida", offices: 2, is_drawn: true },
      { slug: "maine", name: "Maine", path: "/locations/maine", offices: 0, is_drawn: true },
    ]);
    expect((await locations(createArgs("/locations", { hasMap: false }))).map).toBeNull();
  });

  test("uses the edition's own segment in every path", async () => {
    const french = { ...context, edition: { ...EDITIONS.US, locations_segment: "agences" as const } };
    const page = await locations(createArgs("/agences", { as: french }));
    expect([page.path, page.offices[0]?.path, page.regions[0]?.path, page.map?.regions[0]?.path]).toEqual([
      "/agences",
      "/agences/alaska/abroad",
      "/agences/alabama",
      "/agences/alabama",
    ]);
  });
});

describe("the office finder", () => {
  test("is empty without a query", async () => {
    const { finder } = await locations(createArgs("/locations?near=%20"));
    expect(finder).toEqual({ near: "", radius: 50, ignored: [], place: null, within: [], beyond: [] });
  });

  test("returns offices nearest first with their distance", async () => {
    const { finder } = await locations(createArgs("/locations?near=miami&radius=300"));
    expect(finder.place).toBe("Miami, Florida");
    expect(finder.within.map(({ name, distance }) => [name, Math.round(distance!)])).toEqual([
      ["Miami", 0],
      ["Orlando", 206],
    ]);
  });

  test.each(["-1", "12501", "x", "1e3", "50 mi"])(
    "ignores and reports the radius %s, and searches within 50",
    async (radius) => {
      const { finder } = await locations(createArgs(`/locations?near=miami&radius=${radius}`));
      expect(finder.ignored).toEqual([{ key: "radius", value: radius }]);
      expect([finder.radius, finder.within.length]).toEqual([50, 1]);
    },
  );

  test("returns an unknown place as typed, truncated to the maximum length", async () => {
    const { finder } = await selectLocation(createArgs(`/select-location?near=${"x".repeat(400)}`));
    expect(finder).toMatchObject({ near: "x".repeat(160), place: null, within: [], beyond: [] });
  });
});

describe("a region's page", () => {
  test("lists its offices and shows those in view on its map", async () => {
    const page = await region(createArgs("/locations/florida", { state: "florida" }));
    expect(page.offices.map(({ name }) => name)).toEqual(["Miami", "Orlando"]);
    expect(page.map).toMatchObject({ slug: "florida", here: null });
    expect(page.nearest).toEqual([]);
  });

  test("lists the nearest offices if it has none, and has no map without an outline", async () => {
    const page = await region(createArgs("/locations/idaho", { state: "idaho" }));
    expect(page.offices).toEqual([]);
    expect(page.nearest).toHaveLength(3);
    expect(page.map).toBeNull();
  });

  test("is 404 for an unknown region", async () => {
    const problem = await region(createArgs("/locations/atlantis", { state: "atlantis" })).catch(
      (error: unknown) => error,
    );
    expect(problem).toMatchObject({ status: 404 });
  });
});

test("the select-location page lists all offices", async () => {
  const { offices } = await selectLocation(createArgs("/select-location"));
  expect(offices.map(({ name }) => name)).toEqual(["Abroad", "Miami", "Orlando"]);
});
