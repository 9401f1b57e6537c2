import { beforeAll, describe, expect, test } from "vitest";
import { startReadCache } from "#domain/read-cache.ts";
import { EDITIONS } from "#editions/countries.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { getDistance } from "#lib/distance.ts";
import { Invalid } from "#lib/errors.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import fc from "../../../tests/support/generated.ts";
import { insertOffice } from "../../../tests/support/listings.ts";
import { getOfficeDirectory, listOffices } from "./office-directory.ts";
import { type OfficeSearch, searchOffices } from "./search-offices.ts";

const TAMPA = { locality: "Tampa", state: "florida", county: null, latitude: 27.9506, longitude: -82.4572 };
const MIAMI = { locality: "Miami", state: "florida", county: null, latitude: 25.7617, longitude: -80.1918 };
const context = await openTestContext({
  gazetteer: createGazetteer([TAMPA, { ...TAMPA, postal_code: "33602" }, MIAMI, { ...MIAMI, postal_code: "33131" }], {
    regions: EDITIONS.US.regions,
    postal_pattern: "(\\d{5})(?: ?\\d{4})?",
  }),
});
const { db } = context;
const insertOfficeAt = (slug: string, latitude: number, longitude: number, more = {}) =>
  insertOffice(db, { slug, name: slug, latitude, longitude, ...more });

beforeAll(async () => {
  await insertOfficeAt("tampa", 27.9506, -82.4572);
  await insertOfficeAt("orlando", 28.5384, -81.3789);
  await insertOfficeAt("miami", 25.7617, -80.1918);
  await insertOfficeAt("seattle", 47.6062, -122.3321, { region_slug: "washington" });
  await insertOfficeAt("partner", 27.95, -82.45, { connected: true });
  await insertOfficeAt("closed", 27.95, -82.45, { status: "Inactive" });
  await insertOfficeAt("roaming", 40.7128, -74.006, { alternate_latitude: 27.96, alternate_longitude: -82.46 });
});

const searchSlugs = async (search: OfficeSearch) =>
  (await searchOffices(context, search)).map(({ office }) => office.slug);

describe("office search", () => {
  test("lists the nearest offices first, with distances in the edition's unit", async () => {
    const offices = await searchOffices(context, { lat: TAMPA.latitude, lng: TAMPA.longitude, radius: 300 });
    expect(offices.map(({ office }) => office.slug)).toEqual(["tampa", "orlando", "miami"]);
    expect(offices[0]!.distance).toBe(0);
    expect(offices[1]!.distance).toBeCloseTo(77, 0);
    const canadianContext = await searchOffices(
      { ...context, edition: EDITIONS.CA },
      { address: "Tampa, FL", radius: 300 },
    );
    expect(canadianContext[1]!.distance).toBeCloseTo(124, 0);
  });

  test.each([
    [{ zipcode: "33602" }, ["tampa"]],
    [{ address: "33131-1234" }, ["miami"]],
    [{ address: "miami, florida" }, ["miami"]],
    [{ lat: 47.6, lng: -122.3, zipcode: "33602", address: "Miami, FL" }, ["seattle"]],
    [{ zipcode: "33602", address: "Miami, FL" }, ["tampa"]],
    [{ zipcode: "99999", address: "Miami, FL" }, ["miami"]],
  ])("uses the point, then the postal code, then the text: %o", async (search, slugs) => {
    expect(await searchSlugs(search)).toEqual(slugs);
  });

  test("searches within 50 by default, and no farther than the radius", async () => {
    const [, orlando] = await searchOffices(context, { zipcode: "33602", radius: 100 });
    const { distance } = orlando!;
    expect(await searchSlugs({ zipcode: "33602" })).toEqual(["tampa"]);
    expect(await searchSlugs({ zipcode: "33602", radius: distance })).toEqual(["tampa", "orlando"]);
    expect(await searchSlugs({ zipcode: "33602", radius: distance - 0.001 })).toEqual(["tampa"]);
    expect(await searchSlugs({ zipcode: "33602", radius: 0 })).toEqual(["tampa"]);
  });

  test("finds all offices within half the Earth's circumference", async () => {
    expect(await searchSlugs({ zipcode: "33602", radius: 12_500 })).toEqual([
      "tampa",
      "orlando",
      "miami",
      "roaming",
      "seattle",
    ]);
  });

  test.each([[{ address: "Atlantis" }], [{ zipcode: "99999" }], [{}], [{ address: "  " }]])(
    "finds none for an unknown place: %o",
    async (search) => expect(await searchSlugs(search)).toEqual([]),
  );

  test.each([
    [{ zipcode: "33602", radius: -1 }, "radius"],
    [{ zipcode: "33602", radius: 12_500.1 }, "radius"],
    [{ zipcode: "33602", radius: Number.NaN }, "radius"],
    [{ address: "Atlantis", radius: Number.POSITIVE_INFINITY }, "radius"],
    [{ lat: 27.9 }, "lng"],
    [{ lng: -82.4 }, "lat"],
    [{ lat: 90.1, lng: 0 }, "lat"],
    [{ lat: 0, lng: -180.1 }, "lng"],
    [{ lat: Number.NaN, lng: 0 }, "lat"],
  ])("rejects invalid numbers by field: %o", async (search, field) => {
    const problem = await searchOffices(context, search).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(Invalid);
    expect(Object.keys((problem as Invalid).errors)).toEqual([field]);
  });
});

describe("included offices", () => {
  test("includes connected offices only on request, and closed ones never", async () => {
    expect(await searchSlugs({ zipcode: "33602", includeConnected: true })).toEqual(["tampa", "partner"]);
    expect((await listOffices(context)).map(({ slug }) => slug).sort()).toEqual([
      "miami",
      "orlando",
      "roaming",
      "seattle",
      "tampa",
    ]);
  });

  test("includes head office only on request", async () => {
    const head = (await getOfficeDirectory(db)).find(({ type }) => type === "head_office")!;
    const there = { lat: head.latitude, lng: head.longitude, radius: 1 };
    expect(await searchSlugs(there)).toEqual([]);
    expect(await searchSlugs({ ...there, type: "head_office" })).toEqual([head.slug]);
    expect(await searchSlugs({ ...there, type: "all" })).toEqual([head.slug]);
  });

  test("measures from an alternate address on request", async () => {
    expect(await searchSlugs({ zipcode: "33602", useAlternateAddress: true })).toEqual(["tampa", "roaming"]);
    expect(await searchSlugs({ lat: 40.7128, lng: -74.006 })).toEqual(["roaming"]);
    expect(await searchSlugs({ lat: 40.7128, lng: -74.006, useAlternateAddress: true })).toEqual([]);
  });
});

test("finds every office within the radius and none beyond it, nearest first", async () => {
  const offices = (await getOfficeDirectory(db)).filter(({ type, connected }) => type === "office" && !connected);
  const anywhere = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
    radius: fc.double({ min: 0, max: 12_500, noNaN: true }),
  });
  await fc.assert(
    fc.asyncProperty(anywhere, async ({ lat, lng, radius }) => {
      const getDistanceTo = (slug: string) =>
        getDistance({ latitude: lat, longitude: lng }, offices.find((office) => office.slug === slug)!, "mi");
      const slugs = await searchSlugs({ lat, lng, radius });
      const within = offices.map(({ slug }) => slug).filter((slug) => getDistanceTo(slug) <= radius);
      expect([...slugs].sort()).toEqual(within.sort());
      expect(slugs).toEqual([...slugs].sort((a, b) => getDistanceTo(a) - getDistanceTo(b)));
    }),
  );
});

test("holds the directory until an office changes", async () => {
  let notify = (_tags: string[]): void => {};
  const own = db.withPlugin({ transformQuery: ({ node }) => node, transformResult: async ({ result }) => result });
  startReadCache(own, {
    onChange: (listen) => {
      notify = (tags) => listen(tags, false);
    },
  });
  const listDirectory = async () => (await getOfficeDirectory(own)).map(({ slug, name }) => `${slug} ${name}`);
  for (const tag of ["offices", "office:tampa", "*"]) {
    const before = await listDirectory();
    await db
      .updateTable("offices")
      .set({ name: `Tampa ${tag}` })
      .where("slug", "=", "tampa")
      .execute();
    notify(["listings", "listing:7"]);
    expect(await listDirectory()).toEqual(before);
    notify(["listings", tag]);
    expect(await listDirectory()).not.toEqual(before);
  }
  await db.updateTable("offices").set({ name: "tampa" }).where("slug", "=", "tampa").execute();
});

test("shows a new office immediately to its creator and inside the creating transaction", async () => {
  await getOfficeDirectory(db);
  await db.transaction().execute(async (tx) => {
    await insertOffice(tx, { slug: "new", name: "new", latitude: 0, longitude: 0 });
    expect(await searchOffices({ ...context, db: tx }, { lat: 0, lng: 0 })).toHaveLength(1);
  });
  expect(await searchSlugs({ lat: 0, lng: 0 })).toEqual(["new"]);
  await db.deleteFrom("offices").where("slug", "=", "new").execute();
});
