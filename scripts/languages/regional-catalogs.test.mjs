import { expect, test } from "vitest";
import { createCatalogs } from "./regional-catalogs.mjs";

test("French texts keep their spaced signs on the line of the word", () => {
  const catalogs = createCatalogs(["fr-CA"]);
  for (const tag of ["fr-CA", "fr-FR"]) {
    const breakable = Object.entries(catalogs[tag]).filter(([, message]) => / [:»%]|« /.test(JSON.stringify(message)));
    expect(breakable).toEqual([]);
  }
});

test("British texts have British words, except in messages that a contract quotes", () => {
  const { "en-US": american, "en-GB": british } = createCatalogs(["en-US"]);
  expect(british.field_postal_code_required).toBe("Enter your postcode");
  expect(british.inquiry_submitted).toBe(american.inquiry_submitted);
});
