import { expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { findProblems, inspectDocuments } from "./edition-documents.ts";

test.each([
  ["JP", "ja-JP", "年間利益: 12000000"],
  ["VN", "vi-VN", "Cố vấn and the office"],
  ["VN", "vi-VN", "Quy mô lợi nhuận -440.000.000 ₫"],
  ["FR", "fr-CA", "un prix de $1,200,000"],
  ["FR", "fr-CA", "Prix demandé: 100 €"],
  ["JP", "ja-JP", "千代田区, 東京都"],
  ["SG", "en-US", "Ask your attorney"],
] as const)("in %s, reports text in %s that is out of place: %s", (code, locale, text) => {
  expect(findProblems(text, EDITIONS[code], locale)).not.toEqual([]);
});

/* A sample with another language and currency. The nightly run writes the documents of every edition. */
test("VN's emails and PDFs have no other country's words, currency or raw values", async () => {
  expect(await inspectDocuments(EDITIONS.VN)).toEqual([]);
});
