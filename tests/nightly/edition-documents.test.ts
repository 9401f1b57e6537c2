import { expect, test } from "vitest";
import { EDITION_CODES, EDITIONS } from "#editions/countries.ts";
import { inspectDocuments } from "../support/edition-documents.ts";

test.each(EDITION_CODES)("%s's emails and PDFs have no other country's words, currency or raw values", async (code) => {
  expect(await inspectDocuments(EDITIONS[code])).toEqual([]);
});

test.each(["CA", "FR"] as const)("%s's emails and PDFs in French have no other country's words", async (code) => {
  expect(await inspectDocuments({ ...EDITIONS[code], locales: ["fr-CA"] })).toEqual([]);
});
