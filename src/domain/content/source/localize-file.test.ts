import { expect, test } from "vitest";
import { EDITIONS, type EditionCode } from "#editions/countries.ts";
import type { Locale } from "#editions/locales.ts";
import { localizeFile } from "./localize-file.ts";
import { hashTexts } from "./read-folder.ts";

const TEXT = `---
title: "Buy"
sources:
  - "{sources:loan}"
---

{fact:loan} Ask an attorney. [Offices](/locations).
`;
const FILE = { path: "en-US/sections/buy.md", text: TEXT, hash: hashTexts(["x"]) };

const localize = (code: EditionCode, locale: Locale, locales: readonly Locale[] = [locale]) =>
  localizeFile(FILE, locale, { edition: EDITIONS[code], network: { locales } }).text;

test("fills in a country's fact with its source", () => {
  const text = localize("US", "en-US");
  expect(text).toContain("Small Business Administration guarantees in part");
  expect(text).toMatch(/sources:\n {2}- "U\.S\. Small Business Administration, .*https:/);
});

test("says whom to ask where no fact was read, without a list of sources", () => {
  const text = localize("VN", "en-US", ["en-US"]);
  expect(text).toContain("Ask a local bank and your accountant");
  expect(text).toContain("Ask a lawyer.");
  expect(text).not.toContain("sources");
  expect(text).not.toContain("Small Business");
});

test("reads American texts in the site's own English, and in Canada with Canadian facts", () => {
  const text = localize("CA", "en-US", ["en-CA"]);
  expect(text).toContain("Canada Small Business Financing Program");
  expect(text).toContain("Ask a lawyer.");
});

test("links to the offices' address and changes the hash with the text", () => {
  expect(localize("FR", "fr-CA")).toContain("(/agences)");
  const [us, fr] = (["US", "FR"] as const).map((code) =>
    localizeFile(FILE, "en-US", { edition: EDITIONS[code], network: { locales: ["en-US"] } }),
  );
  expect(us?.hash).not.toBe(fr?.hash);
});
