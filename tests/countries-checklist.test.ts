import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EDITION_CODES, EDITIONS } from "#editions/countries.ts";
import type { Edition } from "#editions/edition.ts";
import { LOCALES } from "#editions/locales.ts";
import { getAgreementPhrases } from "#editions/translated-data.ts";
import { getOwnValue } from "#lib/own-value.ts";

/* What a country needs in addition to the parts of its edition, which the type `Edition` requires. */

const FOLDER = join(import.meta.dirname, "../src/editions/countries");

/** The languages other than English, in which the country's agreement terms must be written too. */
const TRANSLATIONS = LOCALES.filter((locale) => !locale.startsWith("en-"));

function listMissing(folder: string): string[] {
  const code = folder.toUpperCase();
  const edition = getOwnValue<Edition>(EDITIONS, code);
  const files = ["edition.ts", "gazetteer-source.ts", "demo-source.ts"];
  if (edition === undefined || edition.map === "outlines") files.push("outlines.json");
  return [
    ...files.filter((file) => !existsSync(join(FOLDER, folder, file))),
    ...(edition?.code === code ? [] : [`editions/countries.ts: ${code}`]),
    ...TRANSLATIONS.filter((locale) => !getAgreementPhrases(locale, code).law).map(
      (locale) => `editions/translated-data/${locale}.json: agreement of ${code}`,
    ),
  ];
}

test("every edition has a folder, and every folder is an edition", () => {
  expect(readdirSync(FOLDER).sort()).toEqual(EDITION_CODES.map((code) => code.toLowerCase()).sort());
});

test.each(readdirSync(FOLDER))("the country %s is complete", (folder) => {
  expect(listMissing(folder)).toEqual([]);
});

test("says everything that a new folder is missing", () => {
  expect(listMissing("xx")).toEqual([
    "edition.ts",
    "gazetteer-source.ts",
    "demo-source.ts",
    "outlines.json",
    "editions/countries.ts: XX",
    ...TRANSLATIONS.map((locale) => `editions/translated-data/${locale}.json: agreement of XX`),
  ]);
});
