import { describe, expect, test } from "vitest";
import type { Context } from "#domain/context.ts";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { EDITIONS } from "#editions/countries.ts";
import fc from "../../../tests/support/generated.ts";
import { mapFilters } from "../../../tests/support/random-listings.ts";
import { addFilter, parseListingFilters, removeFilter, toFilterParams } from "./listing-filters.ts";
import { type ListingFilters, NO_FILTERS } from "./search-filters.ts";
import { SORTS } from "./sorts.ts";

const tampa = { latitude: 27.9506, longitude: -82.4572 };
const gazetteer = {
  find: (text: string) => (/^tampa/i.test(text) ? { label: "Tampa, FL", ...tampa } : null),
} as Context["gazetteer"];

const parse = (query: string, edition = EDITIONS.US) =>
  parseListingFilters(new URLSearchParams(query), { edition, gazetteer, locale: "en-US" as const });
const getIgnored = (query: string) => parse(query).ignored.map(({ key, value }) => `${key}=${value}`);

describe("parsing a search URL", () => {
  test("defaults to all listings, newest first, 24 per page", () => {
    expect(parse("")).toEqual({ filters: NO_FILTERS, ignored: [] });
    expect(NO_FILTERS).toMatchObject({ sort: "newest", page: 1, per_page: 24, radius: 50 });
  });

  test("parses every filter", () => {
    const { filters, ignored } = parse(
      "q=pizza++shop&state=texas&state=florida&category=food-restaurants&subcategory=bakeries&exclude=texas&exclude=franchise&price_min=100k" +
        "&price_max=%241,250,000&down_payment_max=1.5m&sde_min=80000&income_min=60k&sales_min=1m&multiple_max=2,5&years_min=10&listed_days=30&franchise=1&relocatable=1&real_estate=1" +
        "&lender_prequalified=1&financials_checked=1&seller_financing=1&manager_run=1&home_based=1&price_reduced=1&available=1&kind=business&office=Miami&agent=maria-soto&near=Tampa,+FL&radius=25" +
        "&bbox=-83,27.5,-82,28.5&polygon=-82.504,27.1+-81.1,28.6+-80.4,27.3&sort=price-asc&page=2&per_page=48",
    );
    expect(ignored).toEqual([]);
    expect(filters).toEqual({
      q: "pizza shop",
      state: ["florida", "texas"],
      category: ["food-restaurants"],
      subcategory: ["bakeries"],
      exclude: ["franchise", "texas"],
      price_min: 10_000_000,
      price_max: 125_000_000,
      down_payment_max: 150_000_000,
      sde_min: 8_000_000,
      income_min: 6_000_000,
      sales_min: 100_000_000,
      multiple_max: 2.5,
      years_min: 10,
      listed_days: 30,
      franchise: true,
      relocatable: true,
      real_estate: true,
      lender_prequalified: true,
      financials_checked: true,
      seller_financing: true,
      manager_run: true,
      home_based: true,
      price_reduced: true,
      available: true,
      kind: "business",
      office: "miami",
      agent: "maria-soto",
      near: [{ text: "Tampa, FL", ...tampa }],
      radius: 25,
      bbox: { west: -83, south: 27.5, east: -82, north: 28.5 },
      polygon: {
        points: [
          { longitude: -82.5, latitude: 27.1 },
          { longitude: -81.1, latitude: 28.6 },
          { longitude: -80.4, latitude: 27.3 },
        ],
      },
      sort: "price-asc",
      page: 2,
      per_page: 48,
    });
  });

  test.each([
    "state=atlantis",
    "category=castles",
    "subcategory=food-restaurants",
    "exclude=castles",
    "price_min=abc",
    "price_max=-5",
    "down_payment_max=lots",
    "sde_min=1,2",
    "income_min=some",
    "multiple_max=101",
    "years_min=0",
    "listed_days=soon",
    "franchise=yes",
    "relocatable=0",
    "real_estate=included",
    "lender_prequalified=true",
    "kind=castle",
    "office=a/b",
    "agent=\0",
    "near=Nowhere",
    "radius=12501",
    "radius=-1",
    "radius=far",
    "bbox=1,2,3",
    "bbox=1,2,3,4,5",
    "bbox=1,2,x,4",
    "bbox=1,,3,4",
    "bbox=-181,2,3,4",
    "bbox=1,-91,3,4",
    "bbox=1,5,3,4",
    "bbox=1,2,Infinity,4",
    "polygon=1,2 3,4",
    "polygon=1,2 3,4 5",
    "polygon=1,2 3,4 5,6,7",
    "polygon=1,2 3,4 5,",
    "polygon=1,2 3,4 x,6",
    "polygon=1,2 3,4 181,6",
    "polygon=1,2 3,4 5,-90.1",
    `polygon=${Array(41).fill("1,2").join(" ")}`,
    "sort=foo",
    "page=0",
    "page=1.5",
    "page=99999999999999999999",
    "per_page=101",
    "per_page=0",
    "q=!!!",
  ])("reports %s as ignored", (pair) => {
    const params = new URLSearchParams([pair.split("=", 2) as [string, string]]);
    const { filters, ignored } = parseListingFilters(params, {
      edition: EDITIONS.US,
      gazetteer,
      locale: "en-US" as const,
    });
    expect(filters).toEqual(NO_FILTERS);
    expect(ignored.map(({ key, value }) => `${key}=${value}`)).toEqual([pair]);
  });

  test("accepts values at the limits", () => {
    expect(getIgnored("near=Tampa&radius=12500&per_page=100&bbox=-180,-90,180,90&page=9007199254740991")).toEqual([]);
    expect(parse("near=Tampa&radius=0").filters.radius).toBe(0);
  });

  test("ignores only the invalid one of several states", () => {
    const { filters, ignored } = parse("state=texas&state=atlantis&state=Texas");
    expect(filters.state).toEqual(["texas"]);
    expect(ignored).toEqual([{ key: "state", value: "atlantis" }]);
  });

  test("ignores a minimum above its maximum, together with the maximum", () => {
    const { filters, ignored } = parse("price_min=500k&price_max=100k");
    expect(filters).toEqual(NO_FILTERS);
    expect(ignored).toEqual([
      { key: "price_min", value: "500k", reason: "range" },
      { key: "price_max", value: "100k", reason: "range" },
    ]);
    expect(parse("price_min=100k&price_max=100000").ignored).toEqual([]);
  });

  test("ignores a second, different value of a single-value filter but accepts a repeat", () => {
    expect(parse("sort=price-asc&sort=name-asc&kind=business&kind=business")).toMatchObject({
      filters: { sort: "price-asc", kind: "business" },
      ignored: [{ key: "sort", value: "name-asc" }],
    });
  });

  test("takes the first five places in their order, each once", () => {
    const near = ["Tampa", "Tampa 2", "Tampa  2", "Nowhere", "Tampa 1", "Tampa 3", "Tampa 4", "Tampa 5"];
    const { filters, ignored } = parse(new URLSearchParams(near.map((place) => ["near", place])).toString());
    expect(filters.near.map(({ text }) => text)).toEqual(["Tampa", "Tampa 2", "Tampa 1", "Tampa 3", "Tampa 4"]);
    expect(ignored).toEqual([
      { key: "near", value: "Nowhere" },
      { key: "near", value: "Tampa 5", reason: "too_many" },
    ]);
  });

  test("skips empty values and unknown keys without reporting them", () => {
    expect(parse("q=&price_min=+&state=&utm_source=x&store=miami&radius=")).toEqual({
      filters: NO_FILTERS,
      ignored: [],
    });
  });

  test("ignores a radius without a place", () => {
    expect(parse("radius=25")).toEqual({ filters: NO_FILTERS, ignored: [] });
    expect(parse("radius=25&near=Nowhere").filters.radius).toBe(50);
  });

  test("reports an ignored value as typed", () => {
    expect(parse("price_min=+abc+").ignored).toEqual([{ key: "price_min", value: " abc " }]);
  });

  test("normalizes keywords and truncates them to 200 characters", () => {
    expect(parse(`q=${encodeURIComponent("  pizza \n\t\0 shop ")}`).filters.q).toBe("pizza shop");
    expect([...(parse(`q=${encodeURIComponent("é🍕".repeat(150))}`).filters.q ?? "")]).toHaveLength(200);
  });

  test("parses amounts in the edition's currency", () => {
    expect(parse("price_min=30000000", EDITIONS.JP).filters.price_min).toBe(30_000_000);
  });
});

const createSlugs = (values: string[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: 4 }).map((all) => all.sort());
const amount = fc.option(fc.oneof(fc.nat(500), fc.integer({ min: 0, max: 1e15 - 1 })));
const createDegreeGenerator = (max: number) => fc.double({ min: -max, max, noNaN: true }).map((value) => value + 0);
const createHundredths = (max: number) =>
  fc.integer({ min: -max * 100, max: max * 100 }).map((hundredths) => hundredths / 100);
const makeNullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary);

const anyFilters: fc.Arbitrary<ListingFilters> = fc
  .record({
    q: makeNullable(fc.constantFrom("pizza", "joe's café", "a & b = c", "100234", "東京", "50% off + more")),
    state: createSlugs(EDITIONS.US.regions.map(({ slug }) => slug)),
    category: createSlugs(CATEGORIES.map(({ slug }) => slug)),
    subcategory: createSlugs(CATEGORIES.flatMap(({ subcategories }) => subcategories.map(({ slug }) => slug))),
    exclude: createSlugs(["franchise", "retail", "bakeries"]),
    ...mapFilters("amount", amount),
    ...mapFilters("income", amount),
    ...mapFilters("decimal", makeNullable(fc.double({ min: 0, max: 100, noNaN: true }).map((value) => value + 0))),
    ...mapFilters("whole", makeNullable(fc.integer({ min: 1, max: 500 }))),
    ...mapFilters("flag", fc.boolean()),
    kind: makeNullable(fc.constantFrom("business" as const, "franchise" as const)),
    office: makeNullable(fc.constantFrom("miami", "new-york-2")),
    agent: makeNullable(fc.constantFrom("maria-soto", "7")),
    near: fc
      .uniqueArray(fc.constantFrom("Tampa", "Tampa, FL 33602", "Tampa Bay"))
      .map((places) => places.map((text) => ({ text, ...tampa }))),
    radius: fc.oneof(fc.constant(50), fc.nat(12_500), fc.double({ min: 0, max: 12_500, noNaN: true })),
    bbox: makeNullable(
      fc
        .tuple(
          createDegreeGenerator(180),
          createDegreeGenerator(90),
          createDegreeGenerator(180),
          createDegreeGenerator(90),
        )
        .map(([west, a, east, b]) => ({ west, south: Math.min(a, b), east, north: Math.max(a, b) })),
    ),
    polygon: makeNullable(
      fc
        .array(fc.record({ longitude: createHundredths(180), latitude: createHundredths(90) }), {
          minLength: 3,
          maxLength: 40,
        })
        .map((points) => ({ points })),
    ),
    sort: fc.constantFrom(...SORTS),
    page: fc.integer({ min: 1, max: 1_000_000 }),
    per_page: fc.integer({ min: 1, max: 100 }),
  })
  .map((filters) => {
    const [low, high] = [filters.price_min, filters.price_max];
    const swapped = low !== null && high !== null && low > high;
    return {
      ...filters,
      price_min: swapped ? high : low,
      price_max: swapped ? low : high,
      radius: filters.near.length > 0 ? filters.radius + 0 : NO_FILTERS.radius,
    };
  });

describe("building search links", () => {
  test("parses a URL built from filters back into the same filters, in every edition", () => {
    fc.assert(
      fc.property(anyFilters, fc.constantFrom(EDITIONS.US, EDITIONS.JP, EDITIONS.ES), (filters, edition) => {
        const inEdition = edition === EDITIONS.US ? filters : { ...filters, state: [] };
        const params = new URLSearchParams(toFilterParams(inEdition, edition).toString());
        expect(parseListingFilters(params, { edition, gazetteer, locale: "en-US" as const })).toEqual({
          filters: inEdition,
          ignored: [],
        });
      }),
      { numRuns: 500 },
    );
  });

  test("omits defaults and writes keys in a fixed order", () => {
    expect(toFilterParams(NO_FILTERS, EDITIONS.US).toString()).toBe("");
    const { filters } = parse(
      "page=3&sort=name-asc&price_max=1.5m&state=texas&state=florida&q=pizza&per_page=24&radius=50",
    );
    expect(toFilterParams(filters, EDITIONS.US).toString()).toBe(
      "q=pizza&state=florida&state=texas&price_max=1500000&sort=name-asc&page=3",
    );
  });

  test("returns to page 1 for a new filter and keeps the filters for a new page", () => {
    const { filters } = parse("q=pizza&page=3");
    expect(addFilter(filters, { kind: "business" })).toEqual({ ...filters, kind: "business", page: 1 });
    expect(addFilter(filters, { page: 4 })).toEqual({ ...filters, page: 4 });
  });

  test("removes one of two states or both, and removes the radius with the last place", () => {
    const { filters } = parse("state=florida&state=texas&near=Tampa&near=Tampa+2&radius=10&page=2");
    expect(removeFilter(filters, "state", "texas")).toEqual({ ...filters, state: ["florida"], page: 1 });
    expect(removeFilter(filters, "state")).toEqual({ ...filters, state: [], page: 1 });
    expect(removeFilter(filters, "near", "Tampa")).toEqual({ ...filters, near: [filters.near[1]], page: 1 });
    expect(removeFilter(filters, "near")).toEqual({ ...filters, near: [], radius: 50, page: 1 });
    expect(removeFilter(filters, "radius")).toEqual({ ...filters, radius: 50, page: 1 });
  });
});
