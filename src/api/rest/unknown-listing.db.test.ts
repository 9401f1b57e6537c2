import { describe, expect, test } from "vitest";
import { createApiVisitor } from "../../../tests/support/api.ts";
import { insertBuyer } from "../../../tests/support/buyer-rows.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertListings, insertOffice } from "../../../tests/support/listings.ts";
import { OPERATIONS } from "../operations.ts";

const context = await openTestContext();
await insertListings(context.db, [{ number: 100001, office_id: await insertOffice(context.db) }]);
const viewer = await insertBuyer(context.db, { first_name: "Pat", last_name: "Lane" });
const { call } = createApiVisitor(context, { findViewer: async () => viewer });

const VALIDATE_ONLY = { Precognition: "true" };
const ABOUT_LISTINGS = OPERATIONS.filter(({ path }) => path.includes("{post}"));

const toPath = (path: string, post: string): string =>
  path
    .replace("{post}", post)
    .replace("{page}", "1")
    .replace(/\{\w+\}/g, "0");

describe.each(ABOUT_LISTINGS.map(({ method, path }) => [method, path]))("%s %s", (method, path) => {
  test.each(["nowhere", "bakery-999999999"])("answers 404 for the listing %s, validation-only or not", async (post) => {
    for (const headers of [{}, VALIDATE_ONLY]) {
      const response = await call(toPath(path, post), { method, headers });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ message: "Listing not found" });
    }
  });
});

describe("validation-only signing", () => {
  const sign = async (body: object, only = "") => {
    const headers = { ...VALIDATE_ONLY, ...(only && { "Precognition-Validate-Only": only }) };
    const response = await call("/listings/bakery-100001/nda", { body, headers });
    return { status: response.status, errors: response.status === 204 ? undefined : (await response.json()).errors };
  };

  test("rejects a name that isn't the profile's", async () => {
    expect(await sign({ signature: "Pat Lake", consent: true })).toMatchObject({
      status: 422,
      errors: { signature: [expect.stringContaining("Pat Lane")] },
    });
    expect(await sign({ signature: "pat lane", consent: true })).toMatchObject({ status: 204 });
  });

  test("validates only the requested fields", async () => {
    expect(await sign({ signature: "Pat Lake" }, "consent")).toMatchObject({
      status: 422,
      errors: { consent: ["Check the box to agree to sign electronically."] },
    });
    expect(Object.keys((await sign({ signature: "Pat Lake" }, "signature")).errors)).toEqual(["signature"]);
  });
});

test("signing without a body reports a specific message for each missing field", async () => {
  const response = await call("/listings/bakery-100001/nda");
  expect(response.status).toBe(422);
  expect((await response.json()).errors).toEqual({
    signature: ["Type your full legal name."],
    consent: ["Check the box to agree to sign electronically."],
  });
});

test("signing rejects a time zone that doesn't exist", async () => {
  const body = { signature: "Pat Lane", consent: true, time_zone: "Mars/Olympus_Mons" };
  const response = await call("/listings/bakery-100001/nda", { body });
  expect(response.status).toBe(422);
  expect(Object.keys((await response.json()).errors)).toEqual(["time_zone"]);
});

describe("a search for an unknown office or agent", () => {
  test.each(["office", "agent"])("is rejected by REST and GraphQL, naming the %s", async (key) => {
    const rest = await call(`/listings?${key}=nope`, { method: "GET" });
    expect([rest.status, Object.keys((await rest.json()).errors)]).toEqual([422, [key]]);
    const query = `{ listings(${key}: "nope") { total } }`;
    const { errors } = await (await call("/graphql", { body: { query } })).json();
    expect(errors[0].extensions).toMatchObject({ status: 422, errors: { [key]: [expect.any(String)] } });
  });

  test("keeps every other filter and reports what a page ignored", async () => {
    const { readListingFilters } = await import("#domain/search/read-filters.ts");
    const read = await readListingFilters(context, new URLSearchParams("office=nope&agent=Nobody&kind=business"));
    expect(read.filters).toMatchObject({ office: null, agent: null, kind: "business" });
    expect(read.ignored).toEqual([
      { key: "office", value: "nope" },
      { key: "agent", value: "Nobody" },
    ]);
  });
});

test.each([
  ["per_page=101", { per_page: ["Enter a whole number from 1 to 100"] }],
  ["page=0", { page: ["Enter a whole number of 1 or more"] }],
  ["price_min=cheap", { price_min: ["Enter an amount of zero or more, such as 250000"] }],
  ["kind=zoo&sort=best", { kind: ["Choose one of the options"], sort: ["Choose one of the options"] }],
  ["radius=-3", { radius: ["Enter a number from 0 to 12500"] }],
  ["near=nowhere at all", { near: ["We couldn’t find that place. Enter a postal code or city."] }],
  ["bbox=1", { bbox: ["Enter west, south, east and north in degrees, separated by commas"] }],
  [
    "polygon=1,2 3,4",
    { polygon: ["Enter the 3 to 40 corners of an area, separated by spaces, each as longitude,latitude in degrees"] },
  ],
  ["relocatable=yes", { relocatable: ["Enter 1, or leave this out"] }],
  ["kind=business&kind=franchise", { kind: ["Enter only one value"] }],
  [
    "price_min=5&price_max=4",
    {
      price_min: ["Enter a minimum that’s no higher than the maximum"],
      price_max: ["Enter a minimum that’s no higher than the maximum"],
    },
  ],
])("says what a search filter expects: %s", async (query, errors) => {
  const response = await call(`/listings?${query}`, { method: "GET" });
  expect((await response.json()).errors).toEqual(errors);
});

test("rejects an inquiry with an unknown reference in validation-only requests too", async () => {
  const named = { office: "no\0pe", agent: "nope", listing: "bakery-999999999" };
  const pat = { type: "listing", name: "Pat", email: "pat@visitor.example.org", message: "Hello", privacy_terms: true };
  for (const headers of [{}, VALIDATE_ONLY]) {
    const response = await call("/enquiries", { body: { ...pat, ...named }, headers });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors).sort()).toEqual(["agent", "listing", "office"]);
  }
  const only = { ...VALIDATE_ONLY, "Precognition-Validate-Only": "name" };
  expect((await call("/enquiries", { body: { ...pat, ...named }, headers: only })).status).toBe(204);
  expect(
    (await call("/enquiries", { body: { ...pat, listing: "bakery-100001" }, headers: VALIDATE_ONLY })).status,
  ).toBe(204);
});
