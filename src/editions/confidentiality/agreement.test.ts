import { expect, test } from "vitest";
import { EDITIONS } from "../countries.ts";
import { getAgreementTemplate } from "./agreement.ts";

test.each([
  ["IE", "en-IE", "ie-en-ie-2", "partners, solicitors, accountants"],
  ["GH", "en-GH", "gh-en-gh-2", "own enquiries"],
  ["CA", "en-CA", "ca-en-ca-2", "partners, lawyers, accountants"],
  ["ZA", "en-US", "za-en-za-2", "partners, attorneys, accountants"],
  ["JP", "en-US", "jp-en-001-2", "own inquiries"],
] as const)("the agreement of %s in %s has the country's own words", (code, locale, version, words) => {
  const template = getAgreementTemplate(EDITIONS[code], locale, "business");
  expect(template).toMatchObject({ version, text: expect.stringContaining(words) });
});

test("a country has one text for the kinds of English that it doesn't offer", () => {
  expect(getAgreementTemplate(EDITIONS.US, "en-GH", "business").version).toBe("us-en-us-2");
});
