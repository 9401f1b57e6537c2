import { beforeAll, describe, expect, test } from "vitest";
import type { BuyerViewer } from "#domain/context.ts";
import { createApiVisitor } from "../../../tests/support/api.ts";
import { insertBuyer } from "../../../tests/support/buyer-rows.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { readBody } from "../../../tests/support/described-body.ts";
import { insertListings, insertOffice } from "../../../tests/support/listings.ts";

const context = await openTestContext();
const { db } = context;

beforeAll(async () => {
  const office_id = await insertOffice(db);
  const bakery = { office_id, subcategory_slug: "bakeries", listed_at: new Date("2026-11-10T00:00:00Z") };
  await insertListings(db, [
    { ...bakery, number: 100001, price: 20_000_000, sellers_discretionary_earnings: 15_000_000 },
    { ...bakery, number: 100002, price: 39_000_000, sellers_discretionary_earnings: 10_000_000 },
    { ...bakery, number: 100003 },
    { ...bakery, number: 100004, region_slug: "texas", price: 25_000_000, listed_at: new Date("2025-01-01T00:00:00Z") },
    { ...bakery, number: 100005, category_slug: "retail", subcategory_slug: "jewelry", price: 90_000_000 },
    { ...bakery, number: 100006, status: "withdrawn" },
    { ...bakery, number: 100007, status: "draft" },
    { ...bakery, number: 100008, status: "sold", sold_at: new Date() },
  ]);
});

/** Returns an API client for a buyer, or for a visitor if none is given. */
const request = (viewer?: BuyerViewer) => {
  const { call } = createApiVisitor(context, viewer ? { findViewer: async () => viewer } : {});
  return {
    get: (path: string, headers = {}) => call(path, { method: "GET", headers }),
    put: (path: string, body?: unknown, headers = {}) => call(path, { method: "PUT", body, headers }),
    remove: (path: string) => call(path, { method: "DELETE" }),
  };
};
const insertBuyerRequest = async () => request(await insertBuyer(db));

const NOTHING = {
  preferences: [],
  price_min: null,
  price_max: null,
  down_payment_min: null,
  down_payment_max: null,
  discretionary_earnings_min: null,
  discretionary_earnings_max: null,
  send_weekly_bizmatch_email: true,
};

test.each([
  ["GET", "/preferences"],
  ["PUT", "/preferences"],
  ["GET", "/saved-listings"],
  ["PUT", "/saved-listings/restaurant-100001"],
  ["DELETE", "/saved-listings/restaurant-100001"],
  ["GET", "/matches"],
  ["GET", "/matches/count"],
  ["PUT", "/matches/restaurant-100001/hidden"],
  ["DELETE", "/matches/restaurant-100001/hidden"],
])("%s %s requires a buyer", async (method, path) => {
  const { call } = createApiVisitor(context);
  expect((await call(path, { method })).status).toBe(401);
  const findViewer = async () => ({ role: "buyer", id: 999_999, session: "gone" }) as const;
  const ended = createApiVisitor(context, { findViewer });
  if (method === "GET" && path !== "/saved-listings" && path !== "/matches/count")
    expect((await ended.call(path, { method })).status).toBe(401);
});

describe("preferences", () => {
  test("are empty by default and match every public listing", async () => {
    const { get } = await insertBuyerRequest();
    expect(await readBody("showPreferences", await get("/preferences"))).toEqual({
      preferences: NOTHING,
      matching: 5,
    });
  });

  test("replace given values, keep omitted ones and clear nulls", async () => {
    const { get, put } = await insertBuyerRequest();
    const row = { state: "florida", category: "food-restaurants" };
    const given = { price_min: 100_000, send_weekly_bizmatch_email: false };
    const first = await put("/preferences", { preferences: [row], price_max: "$300k", ...given });
    const set = { ...NOTHING, preferences: [{ ...row, subcategory: null }], price_max: 300_000, ...given };
    expect(await readBody("changePreferences", first)).toEqual({
      preferences: set,
      matching: 2,
      message: "Your buyer preference has been updated",
    });
    const { preferences } = await readBody("changePreferences", await put("/preferences", { price_min: null }));
    expect(preferences).toEqual({ ...set, price_min: null });
    await put("/preferences", { preferences: [] });
    expect(await readBody("showPreferences", await get("/preferences"))).toEqual({
      preferences: { ...set, preferences: [], price_min: null },
      matching: 3,
    });
  });

  test("drop duplicate and empty rows and derive a subcategory's category", async () => {
    const { put } = await insertBuyerRequest();
    const body = {
      preferences: [{ subcategory: "bakeries" }, {}, { state: "", category: null }, { subcategory: "bakeries" }],
    };
    const { preferences, matching } = await readBody("changePreferences", await put("/preferences", body));
    expect(preferences.preferences).toEqual([{ state: null, category: "food-restaurants", subcategory: "bakeries" }]);
    expect(matching).toBe(4);
  });

  const row = { state: "florida" };
  test.each([
    [{ preferences: [row, { state: "atlantis" }] }, "preferences.1.state"],
    [{ preferences: [{ category: "bakeries" }] }, "preferences.0.category"],
    [{ preferences: [{ category: "retail", subcategory: "bakeries" }] }, "preferences.0.subcategory"],
    [{ preferences: [{ subcategory: "yachts" }] }, "preferences.0.subcategory"],
    [{ preferences: Array(51).fill(row) }, "preferences"],
    [{ preferences: "florida" }, "preferences"],
    [{ preferences: [5] }, "preferences.0"],
    [{ preferences: [{ county: "Pasco" }] }, "preferences.0.county"],
    [{ price_min: 5, price_max: 4 }, "price_max"],
    [{ down_payment_min: -1 }, "down_payment_min"],
    [{ discretionary_earnings_max: "much" }, "discretionary_earnings_max"],
    [{ price_max: 1e300 }, "price_max"],
    [{ send_weekly_bizmatch_email: "yes" }, "send_weekly_bizmatch_email"],
    [{ color: "red" }, "color"],
  ])("reject %j at its field and change nothing", async (body, field) => {
    const { get, put } = await insertBuyerRequest();
    const response = await put("/preferences", body);
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
    expect((await readBody("showPreferences", await get("/preferences"))).preferences).toEqual(NOTHING);
  });

  test("reject a bound that contradicts a stored one, at the given field", async () => {
    const { put } = await insertBuyerRequest();
    await put("/preferences", { price_max: 100 });
    const response = await put("/preferences", { price_min: 200 });
    expect(response.status).toBe(422);
    expect(((await response.json()) as { errors: object }).errors).toEqual({
      price_min: ["The minimum is above the maximum. Change one or leave one blank."],
    });
  });

  test("validate field by field, with a wildcard for rows", async () => {
    const { get, put } = await insertBuyerRequest();
    const body = { preferences: [{ state: "florida" }, { state: "atlantis", category: "none" }], price_max: -1, x: 1 };
    const ask = (only: string) =>
      put("/preferences", body, { Precognition: "true", "Precognition-Validate-Only": only });
    const states = await ask("preferences.*.state");
    expect([states.status, Object.keys(((await states.json()) as { errors: object }).errors)]).toEqual([
      422,
      ["preferences.1.state"],
    ]);
    const fine = await ask("preferences.*.subcategory,price_min");
    expect([fine.status, fine.headers.get("precognition-success")]).toEqual([204, "true"]);
    expect((await readBody("showPreferences", await get("/preferences"))).preferences).toEqual(NOTHING);
  });

  test("are separate for each buyer", async () => {
    const [one, other] = [await insertBuyerRequest(), await insertBuyerRequest()];
    await one.put("/preferences", { preferences: [{ state: "texas" }] });
    expect((await readBody("showPreferences", await other.get("/preferences"))).preferences).toEqual(NOTHING);
  });

  test("preview the match count without saving", async () => {
    const { get } = await insertBuyerRequest();
    const count = async (query: string) => readBody("countMatches", await get(`/matches/count?${query}`));
    expect(await count("")).toEqual({ matching: 5 });
    expect(await count("preferences=texas,,&preferences=,retail,jewelry")).toEqual({ matching: 2 });
    expect(await count("preferences=,,bakeries&price_max=$390,000&price_min=")).toEqual({ matching: 4 });
    for (const [query, field] of [
      ["preferences=atlantis,,", "preferences.0.state"],
      ["preferences=a,b,c,d", "preferences.0"],
      ["price_min=5&price_max=4", "price_max"],
    ]) {
      const response = await get(`/matches/count?${query}`);
      expect(response.status).toBe(422);
      expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
    }
  });
});

describe("matches", () => {
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  const listNumbers = ({ data }: any): number[] => data.map(({ listing }: any) => listing.number);

  test("include score and reasons, best first", async () => {
    const { get, put } = await insertBuyerRequest();
    await put("/preferences", {
      preferences: [{ state: "florida", subcategory: "bakeries" }, { state: "texas" }],
      price_max: 390_000,
      discretionary_earnings_min: 100_000,
    });
    const found = await readBody("listMatches", await get("/matches"));
    expect(listNumbers(found)).toEqual([100001, 100002, 100003, 100004]);
    expect(found.meta).toEqual({ page: 1, per_page: 24, total: 4, pages: 1 });
    const scores = found.data.map(({ score }: { score: number }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(found.data[0].reasons).toEqual([
      "Matches: Bakeries in Florida",
      "Price is in your range: $200,000",
      "Annual cash flow is in your range: $150,000",
      "Priced 44% below the typical multiple",
      "Listed 10 days ago",
    ]);
    expect(found.data[2].reasons.slice(-2)).toEqual([
      "Price not disclosed; ask the advisor",
      "Earnings not disclosed; ask the advisor",
    ]);
  });

  test("are sorted, filtered and paginated as in a search", async () => {
    const { get, put } = await insertBuyerRequest();
    await put("/preferences", { preferences: [{ category: "food-restaurants" }] });
    const listMatches = async (query: string) => readBody("listMatches", await get(`/matches?${query}`));
    expect(listNumbers(await listMatches("sort=price-asc"))).toEqual([100001, 100004, 100002, 100003]);
    expect(listNumbers(await listMatches("sort=newest&state=florida"))).toEqual([100001, 100002, 100003]);
    expect(listNumbers(await listMatches("sort=score&category=retail"))).toEqual([]);
    const second = await listMatches("sort=price-desc&per_page=2&page=2");
    expect([listNumbers(second), second.meta.total]).toEqual([[100001, 100003], 4]);
    expect(listNumbers(await listMatches("page=9"))).toEqual([]);
    const pages = [await listMatches("per_page=3"), await listMatches("per_page=3&page=2")].flatMap(listNumbers);
    expect(pages).toEqual(listNumbers(await listMatches("")));
    for (const query of ["sort=best", "page=0", "per_page=101", "state=atlantis", "sort=score&sort=newest"])
      expect((await get(`/matches?${query}`)).status, query).toBe(422);
  });

  test("exclude hidden listings from results and count for this buyer until restored", async () => {
    const [mine, other] = [await insertBuyerRequest(), await insertBuyerRequest()];
    const hidden = "/matches/restaurant-100001/hidden";
    await readBody("hideMatch", await mine.put(hidden));
    await readBody("hideMatch", await mine.put(hidden, { reason: "place", note: "Too far" }));
    const found = await readBody("listMatches", await mine.get("/matches"));
    expect(listNumbers(found)).not.toContain(100001);
    expect(found.meta.total).toBe(4);
    expect((await readBody("showPreferences", await mine.get("/preferences"))).matching).toBe(4);
    expect(await readBody("countMatches", await mine.get("/matches/count"))).toEqual({ matching: 4 });
    expect((await readBody("listMatches", await other.get("/matches"))).meta.total).toBe(5);
    for (let again = 0; again < 2; again++) await readBody("showMatchAgain", await mine.remove(hidden));
    expect((await readBody("listMatches", await mine.get("/matches"))).meta.total).toBe(5);
  });

  test.each([
    [100006, 410],
    [100007, 404],
    [100008, 410],
    [199999, 404],
  ])("hiding %d answers %d", async (number, status) => {
    const { put, remove } = await insertBuyerRequest();
    expect((await put(`/matches/x-${number}/hidden`)).status).toBe(status);
    expect((await put("/matches/x/hidden")).status).toBe(404);
    expect((await remove("/matches/x/hidden")).status).toBe(404);
  });

  test.each([{ reason: "because" }, { note: "x".repeat(301) }, { why: 1 }])(
    "reject %j as a reason to hide",
    async (body) => {
      const { put } = await insertBuyerRequest();
      expect((await put("/matches/restaurant-100001/hidden", body)).status).toBe(422);
    },
  );
});

describe("saved listings", () => {
  test("are stored once per buyer, newest first", async () => {
    const [mine, other] = [await insertBuyerRequest(), await insertBuyerRequest()];
    for (const post of ["restaurant-100002", "old-name-100001", "100001"])
      await readBody("saveListing", await mine.put(`/saved-listings/${post}`));
    const { data } = await readBody("listSavedListings", await mine.get("/saved-listings"));
    expect(data.map(({ listing }: { listing: { number: number } }) => listing.number)).toEqual([100001, 100002]);
    expect(data[0]).toMatchObject({ saved_at: "2026-11-20T12:00:00.000Z", changes: [] });
    expect(await readBody("listSavedListings", await other.get("/saved-listings"))).toEqual({ data: [] });
    await readBody("removeSavedListing", await other.remove("/saved-listings/restaurant-100001"));
    for (let again = 0; again < 2; again++)
      await readBody("removeSavedListing", await mine.remove("/saved-listings/restaurant-100001"));
    const left = await readBody("listSavedListings", await mine.get("/saved-listings"));
    expect(left.data).toHaveLength(1);
  });

  test.each([
    ["x-100006", 410],
    ["x-100007", 404],
    ["x-100008", 410],
    ["x-199999", 404],
    ["x", 404],
  ])("saving %s answers %d, with and without precognition", async (post, status) => {
    const { put } = await insertBuyerRequest();
    for (const headers of [{}, { Precognition: "true" }])
      expect((await put(`/saved-listings/${post}`, undefined, headers)).status).toBe(status);
  });
});
