import { expect, test } from "vitest";
import { LEAD_TEXT_LIMITS } from "#domain/leads/lead-limits.ts";
import { fillPlaceholders } from "#domain/leads/templates/placeholders.ts";
import { getTemplateTexts } from "./reply-template-texts.ts";

const VALUES = {
  first_name: "Kim",
  name: "Kim Lee",
  listing: "Harbor café",
  nda_link: "https://handover.example/nda",
  my_phone: "555-0100",
};

test.each(["en-US", "es-ES", "fr-CA", "ja-JP", "vi-VN"])("has templates in %s that need nothing else", (locale) => {
  const texts = getTemplateTexts(locale);
  expect(texts).toHaveLength(getTemplateTexts("en-US").length);
  if (locale !== "en-US") expect(texts).not.toEqual(getTemplateTexts("en-US"));
  for (const { name, text } of texts) {
    expect(name.length).toBeLessThanOrEqual(LEAD_TEXT_LIMITS.name);
    expect(text).toMatch(/\{(?:first_)?name\}/);
    expect(fillPlaceholders(text, VALUES)).not.toMatch(/[{}]/);
  }
});
