import { expect, test } from "vitest";
import { EDITIONS, type EditionCode } from "./countries.ts";
import { listCountrySites } from "./country-sites.ts";
import type { Locale } from "./locales.ts";

const network = { origin: "http://localhost:3000", sibling_sites: "https://{code}.example.com" };
const listSites = (code: EditionCode, locale: Locale) => listCountrySites({ edition: EDITIONS[code], locale, network });

test("lists the home country first and the other thirteen alphabetically", () => {
  const [own, ...others] = listSites("US", "en-US");
  expect(own).toEqual({
    code: "US",
    name: "United States",
    href: "http://localhost:3000/",
    is_chosen: true,
  });
  expect(others).toHaveLength(13);
  expect(others.map(({ name }) => name)).toEqual(others.map(({ name }) => name).sort());
  expect(others[0]).toEqual({
    code: "CA",
    name: "Canada",
    href: "https://ca.example.com/",
    is_chosen: false,
  });
});

test("names countries in the reader's language and sorts them in it", () => {
  const names = listSites("CA", "fr-CA").map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(["Canada", "Afrique du Sud", "Émirats arabes unis"]);
});

test("preselects no country for Puerto Rico", () => {
  expect(listSites("PR", "es-ES").some(({ is_chosen }) => is_chosen)).toBe(false);
});
