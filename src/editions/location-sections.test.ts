import { expect, test } from "vitest";
import { EDITIONS } from "./countries.ts";
import { getSiblingSite, listSiblingEditions } from "./location-sections.ts";

const codes = (edition: keyof typeof EDITIONS) => listSiblingEditions(EDITIONS[edition]).map(({ code }) => code);

test("a locations page has a section for each of the five countries, its own first", () => {
  expect(codes("US")).toEqual(["US", "CA", "MX", "IE", "GH"]);
  expect(codes("IE")).toEqual(["IE", "US", "CA", "MX", "GH"]);
});

test("a country outside the five has a section of its own before them", () => {
  expect(codes("FR")).toEqual(["FR", "US", "CA", "MX", "IE", "GH"]);
});

test("a sibling's offices stand under its own word for locations", () => {
  expect(getSiblingSite("https://{code}.example.com", EDITIONS.MX)).toEqual({
    home: "https://mx.example.com",
    offices: "https://mx.example.com/oficinas",
  });
  expect(getSiblingSite("https://www.example.com/{code}/", EDITIONS.CA).offices).toBe(
    "https://www.example.com/ca/locations",
  );
});
