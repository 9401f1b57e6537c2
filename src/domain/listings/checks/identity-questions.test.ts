import { describe, expect, test } from "vitest";
import fc from "../../../../tests/support/generated.ts";
import { listIdentityQuestions, type PublicTexts, type Secrets } from "./identity-questions.ts";

const TEXTS: PublicTexts = {
  name: "Busy bakery",
  description: "Bread.",
  reason_for_selling: null,
  county: "Pasco County",
  video_url: null,
};
const SECRETS: Secrets = {
  legal_name: "Rossi & Daughters Bakery, LLC",
  street_address: "4120 Little Road",
  locality: "New Port Richey",
  website: "https://www.rossibread.com/shop",
};
const listCodes = (texts: Partial<PublicTexts>, secrets: Partial<Secrets> = {}) =>
  listIdentityQuestions({ ...TEXTS, ...texts }, { ...SECRETS, ...secrets }, "en-US").map(({ id }) => id.split(":")[0]);

describe("identity questions", () => {
  test.each([
    ["Write to owner@example.com", "email"],
    ["See www.example.com", "web_address"],
    ["Find us on joesdiner.com today", "web_address"],
    ["As seen at Rossibread.", "web_address"],
    ["Call (813) 555-0142", "phone"],
    ["Call 813-555-0142", "phone"],
    ["Call +44 20 7946 0018", "phone"],
    ["At 4120 Main Street", "street"],
    ["It stands on little road.", "street"],
    ["Rossi and friends: rossi & daughters bakery since 1987.", "legal_name"],
    ["The owner, Gina Rossi, retires.", "owner"],
    ["Founded by Gina in 1987.", "owner"],
    ["Run for years: the Rossi family retires.", "owner"],
    ["The best of New Port Richey.", "town"],
  ])("%s", (description, code) => expect(listCodes({ description })).toEqual([code]));

  test("checks the headline and the reason for selling too", () => {
    expect(listCodes({ name: "Bakery in New Port Richey" })).toEqual(["town"]);
    expect(listCodes({ reason_for_selling: "Owner, Gina, retires" })).toEqual(["owner"]);
  });

  test("checks the address of a video, which may be on any other site", () => {
    const secrets = { legal_name: "Rossi Bread LLC" };
    expect(listCodes({ video_url: "https://www.youtube.com/watch?v=4120-little-road" })).toEqual([]);
    expect(listCodes({ video_url: "https://rossibread.com/tour.mp4" })).toEqual(["web_address"]);
    expect(listCodes({ video_url: "https://vimeo.com/rossi-bread" }, secrets)).toEqual(["legal_name"]);
  });

  test("asks once about text that appears in two places", () => {
    expect(listCodes({ name: "New Port Richey bakery", description: "New Port Richey." })).toEqual(["town"]);
  });

  test("ignores differences in accents and punctuation", () => {
    expect(listCodes({ description: "Come to joses cafe" }, { legal_name: "José's Café Inc." })).toEqual([
      "legal_name",
    ]);
  });

  test("asks about every photo whose file contained a location", () => {
    const questions = listIdentityQuestions(TEXTS, SECRETS, "en-US", [7, 9]);
    expect(questions.map(({ id }) => id)).toEqual(["photo_location:7", "photo_location:9"]);
  });
});

test.each(["Owner Retiring", "Seller Financing Available", "Owner Operated Cafe", "Motivated Seller, Will Train"])(
  "finds no name in the capitalized headline %s",
  (name) => expect(listCodes({ name })).toEqual([]),
);

test("asks nothing about financials, adjacent sentences or the county", () => {
  const description = "Sales of $1,250,000 in 2025.Two vans, 24/7, 5,400 sq ft, 813 accounts. The owner retires.";
  expect(listCodes({ description })).toEqual([]);
  expect(listCodes({ description: "Pasco at its best." }, { locality: "Pasco" })).toEqual([]);
  expect(
    listCodes({ description: "Bread for all." }, { legal_name: "Co LLC", street_address: null, locality: null }),
  ).toEqual([]);
});

test("finds any secret that appears in the public text", () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{4,9}$/);
  fc.assert(
    fc.property(word, word, word, (legal_name, locality, other) => {
      fc.pre(new Set([legal_name, locality, other]).size === 3);
      const found = listCodes(
        { description: `${other} ${legal_name} ${other} ${locality} ${other}` },
        { legal_name, locality },
      );
      expect(found).toEqual(expect.arrayContaining(["legal_name", "town"]));
    }),
  );
});

test("handles any text quickly and ends every question with a question mark", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: "binary" }), (description) => {
      for (const { text } of listIdentityQuestions({ ...TEXTS, description }, SECRETS, "en-US"))
        expect(text).toMatch(/\?$/);
    }),
  );
});
