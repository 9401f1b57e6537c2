import { expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { Invalid } from "#lib/errors.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertListing, insertOffice } from "../../../tests/support/listings.ts";
import { suggestSearches } from "./suggest-searches.ts";

const tampa = { locality: "Tampa", state: "florida", county: null, latitude: 27.95, longitude: -82.46 };
const context = await openTestContext({ gazetteer: createGazetteer([tampa], { regions: EDITIONS.US.regions }) });
const { db } = context;
const office_id = await insertOffice(db);
await insertListing(db, { number: 100_001, office_id, name: "Wood-Fired Pizzeria" });
await insertListing(db, { number: 100_002, office_id, name: "Pizzeria Secret", status: "draft" });

const listLabels = async (typed: string, kind: string) =>
  (await suggestSearches(context, typed)).filter((found) => found.kind === kind).map(({ label }) => label);

test("suggests sectors by their names, then by what people call them", async () => {
  expect(await listLabels("rest", "sector")).toEqual([
    "Restaurants",
    "Food & Restaurants",
    "restoration",
    "restoration company",
  ]);
  expect(await listLabels("daycar", "sector")).toContain("daycare");
});

test("suggests regions and towns", async () => {
  expect(await listLabels("TEX", "place")).toEqual(["Texas"]);
  expect(await listLabels("tam", "place")).toEqual(["Tampa, Florida"]);
});

test("completes the end of a sentence", async () => {
  expect(await listLabels("bakery in tex", "place")).toEqual(["bakery in Texas"]);
  expect(await listLabels("bakery in new y", "place")).toEqual(["bakery in New York"]);
});

test("suggests sectors first, but places first after other words", async () => {
  const listKinds = async (text: string) => (await suggestSearches(context, text)).map(({ kind }) => kind);
  expect((await listKinds("tex"))[0]).toBe("sector");
  expect((await listKinds("bakery in tex"))[0]).toBe("place");
});

test("suggests the headlines of public listings", async () => {
  expect(await listLabels("pizzer", "listing")).toEqual(["Wood-Fired Pizzeria"]);
  expect(await listLabels("pi", "listing")).toEqual([]);
});

test("suggests nothing for an empty text and rejects one that is too long", async () => {
  expect(await suggestSearches(context, "  ")).toEqual([]);
  await expect(suggestSearches(context, "x".repeat(201))).rejects.toThrow(Invalid);
});
