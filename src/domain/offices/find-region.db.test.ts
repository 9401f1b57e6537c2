import { beforeAll, describe, expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { NotFound } from "#lib/errors.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertOffice } from "../../../tests/support/listings.ts";
import { findOfficesNear } from "./find-offices-near.ts";
import { findRegion } from "./find-region.ts";

const BOISE = {
  locality: "Boise",
  state: "idaho",
  county: null,
  latitude: 43.61,
  longitude: -116.2,
  population: 235_000,
};
const MIAMI = { locality: "Miami", state: "florida", county: null, latitude: 25.76, longitude: -80.19 };
/** A town in Missouri with the name of a region. */
const NEVADA = { locality: "Nevada", state: "missouri", county: null, latitude: 37.84, longitude: -94.35 };
const context = await openTestContext({
  gazetteer: createGazetteer([BOISE, MIAMI, NEVADA], { regions: EDITIONS.US.regions }),
});
const { db } = context;

beforeAll(async () => {
  await insertOffice(db, { slug: "miami", latitude: 25.76, longitude: -80.19 });
  await insertOffice(db, { slug: "tampa", latitude: 27.95, longitude: -82.46, name: "Tampa" });
  await insertOffice(db, { slug: "partner", latitude: 43.6, longitude: -116.2, region_slug: "idaho", connected: true });
  for (const [slug, longitude] of [
    ["far", -90],
    ["near", -117],
    ["farther", -85],
    ["middle", -100],
  ] as const) {
    await insertOffice(db, { slug, latitude: 43, longitude, region_slug: "oregon" });
  }
});

const listSlugs = (nearby: readonly { office: { slug: string } }[]) => nearby.map(({ office }) => office.slug);

describe("region page", () => {
  test("lists the region's own offices by name", async () => {
    const { region, offices, nearest, nearest_to } = await findRegion(context, "florida");
    expect(region.name).toBe("Florida");
    expect(offices.map(({ slug }) => slug)).toEqual(["miami", "tampa"]);
    expect({ nearest, nearest_to }).toEqual({ nearest: [], nearest_to: null });
  });

  test("lists the three offices nearest to the population of a region without one", async () => {
    const { offices, nearest, nearest_to } = await findRegion(context, "idaho");
    expect(offices).toEqual([]);
    expect(listSlugs(nearest)).toEqual(["near", "middle", "far"]);
    expect(nearest_to).toBe("Boise");
  });

  test("measures from head office if the region's towns are unknown", async () => {
    const { nearest, nearest_to } = await findRegion(context, "maine");
    expect(listSlugs(nearest)[0]).toBe("miami");
    expect(nearest_to).toBe(EDITIONS.US.head_office.locality);
  });

  test("doesn't measure from a town elsewhere with the region's name", async () => {
    expect((await findRegion(context, "nevada")).nearest_to).toBe(EDITIONS.US.head_office.locality);
  });

  test.each(["atlantis", "Florida", "ontario", ""])("is not found for %o", async (slug) => {
    await expect(findRegion(context, slug)).rejects.toThrow(NotFound);
  });
});

describe("office finder", () => {
  test("names the place it understood and the offices within the radius", async () => {
    const { place, within, beyond } = await findOfficesNear(context, "miami", 250);
    expect(place?.locality).toBe("Miami");
    expect(listSlugs(within)).toEqual(["miami", "tampa"]);
    expect(beyond).toEqual([]);
  });

  test("names the three nearest offices if none is within the radius", async () => {
    const { within, beyond } = await findOfficesNear(context, "Boise", 10);
    expect(within).toEqual([]);
    expect(listSlugs(beyond)).toEqual(["near", "middle", "far"]);
  });

  test("reports an unknown place", async () => {
    expect(await findOfficesNear(context, "Atlantis", 50)).toEqual({ place: null, within: [], beyond: [] });
  });
});

test("a closed office leaves the lists", async () => {
  await db.updateTable("offices").set({ status: "Inactive" }).where("slug", "=", "tampa").execute();
  expect((await findRegion(context, "florida")).offices.map(({ slug }) => slug)).toEqual(["miami"]);
});
