import { expect, test } from "vitest";
import { EDITIONS } from "./countries.ts";
import { getSiblingSite, listSiblingEditions } from "./location-sections.ts";

const listCodes = (edition: keyof typeof EDITIONS) => listSiblingEditions(EDITIONS[edition]).map(({ code }) => code);

test("lists the five countries with a section, the edition's own first", () => {
  expect(listCodes("US")).toEqual(["US", "CA", "MX", "IE", "GH"]);
  expect(listCodes("IE")).toEqual(["IE", "US", "CA", "MX", "GH"]);
});

test("puts the section of any other country before the five", () => {
  expect(listCodes("FR")).toEqual(["FR", "US", "CA", "MX", "IE", "GH"]);
});

test("links to a sibling's offices by its own path segment", () => {
  expect(getSiblingSite("https://{code}.example.com", EDITIONS.MX)).toEqual({
    home: "https://mx.example.com",
    offices: "https://mx.example.com/oficinas",
  });
  expect(getSiblingSite("https://www.example.com/{code}/", EDITIONS.CA).offices).toBe(
    "https://www.example.com/ca/locations",
  );
});
