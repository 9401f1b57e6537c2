import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DEMO_NETWORKS } from "#demo/networks/networks.ts";
import { CONFIDENTIALITY } from "#editions/confidentiality/terms.ts";
import { EDITIONS } from "#editions/countries.ts";
import { EDITION_CODES } from "#editions/edition.ts";
import { SOURCE_COUNTRIES } from "#integrations/gazetteer/sources/countries.ts";
import { getOwnValue } from "#lib/own-value.ts";

const FOLDER = join(import.meta.dirname, "../src/editions/countries");

/** The United States' map is drawn from a package. */
const WITHOUT_OUTLINES = ["US"];

/** What else a country has, by where it is written. */
const PARTS: Record<string, Record<string, object>> = {
  "editions/countries.ts": EDITIONS,
  "editions/confidentiality/terms.ts": CONFIDENTIALITY,
  "integrations/gazetteer/sources/countries.ts": SOURCE_COUNTRIES,
  "demo/networks/networks.ts": DEMO_NETWORKS,
};

function listMissing(folder: string): string[] {
  const code = folder.toUpperCase();
  const files = ["edition.ts", ...(WITHOUT_OUTLINES.includes(code) ? [] : ["outlines.json"])];
  return [
    ...files.filter((file) => !existsSync(join(FOLDER, folder, file))),
    ...Object.keys(PARTS).filter((path) => !getOwnValue(PARTS[path] ?? {}, code)),
  ];
}

test("every edition has a folder, and every folder is an edition", () => {
  expect(readdirSync(FOLDER).sort()).toEqual(EDITION_CODES.map((code) => code.toLowerCase()).sort());
});

test.each(readdirSync(FOLDER))("the country %s is complete", (folder) => {
  expect(listMissing(folder)).toEqual([]);
  expect(getOwnValue<{ code: string }>(EDITIONS, folder.toUpperCase())?.code).toBe(folder.toUpperCase());
});

test("says everything that a new folder is missing", () => {
  expect(listMissing("xx")).toEqual(["edition.ts", "outlines.json", ...Object.keys(PARTS)]);
});
