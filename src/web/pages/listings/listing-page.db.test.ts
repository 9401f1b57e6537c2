import { beforeAll, describe, expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertListing, insertOffice } from "../../../../tests/support/listings.ts";
import { insertSecretListing, SECRETS } from "../../../../tests/support/ndas.ts";
import { getPage } from "../../../../tests/support/page.ts";
import { visitPage } from "../../../../tests/support/visit-page.ts";

const context = await openTestContext({ locale: "en-US" });
const office_id = await insertOffice(context.db);

const visit = async (number: number, values: Partial<Parameters<typeof insertListing>[1]>) => {
  await insertListing(context.db, { ...values, number, office_id, name: "Bakery", slug: `bakery-${number}` });
  return visitPage(context, `/buy-a-business/listings/bakery-${number}`);
};

test("links to a listing's video on its site, which it names, and loads nothing from there", async () => {
  const { html } = await visit(100_001, { video_url: "https://www.youtube.com/watch?v=1" });

  expect(getPage(html).text).toContain("Watch the video on youtube.com");
  expect(html.match(/youtube\.com\/watch/g)).toHaveLength(1);
  expect(getPage(html).links).toContain("https://www.youtube.com/watch?v=1");
});

test("names the lender of a prequalified business", async () => {
  const { html } = await visit(100_002, { lender_prequalified: true, prequalified_by: "Example Bank" });

  expect(getPage(html).text).toContain("Lender prequalified by Example Bank");
  expect(getPage(html).text).toContain("Prequalified by Example Bank");
});

test("mentions neither if there is none", async () => {
  const { html } = await visit(100_003, {});

  expect(getPage(html).text).not.toMatch(/video|prequalified by/i);
});

const FIGURES = { sellers_discretionary_earnings: 20_000_000, total_sales: 90_000_000 };

test.each([
  [100_004, "tax_returns", "tax returns"],
  [100_005, "accountant", "an accountant’s financial statements"],
  [100_006, "books", "the owner’s own books"],
] as const)(
  "listing %i says that the figures were checked against %s",
  async (number, financials_checked, documents) => {
    const { html } = await visit(number, { ...FIGURES, financials_checked });

    expect(getPage(html).text).toContain(`The broker checked these figures against ${documents}.`);
    expect(getPage(html).text).not.toContain("These are the seller’s figures");
  },
);

test("says that figures are the seller's if nothing says what they were checked against", async () => {
  const { html } = await visit(100_007, FIGURES);

  expect(getPage(html).text).toContain("These are the seller’s figures. Ask us which documents support them.");
});

test.each([
  [100_008, {}],
  [100_009, { ...FIGURES, kind: "franchise", financials_checked: "tax_returns" }],
] as const)("says nothing about the figures of listing %i, without any or a franchise", async (number, values) => {
  const { html, status } = await visit(number, values);

  expect(status).not.toBe(404);
  expect(getPage(html).text).not.toMatch(/seller’s figures|checked these figures/);
});

describe("a virtual tour", () => {
  const number = 100_010;
  beforeAll(() => insertSecretListing(context, { number, office_id, slug: `bakery-${number}` }));
  const path = `/buy-a-business/listings/bakery-${number}`;

  test("is in no visitor's page, as no other confidential field is", async () => {
    const { status, html } = await visitPage(context, path);

    expect(status).toBe(200);
    expect(html).not.toContain("CANARY");
  });

  test("is a link to its site, which it names, for whoever sees the confidential details", async () => {
    const { html } = await visitPage({ ...context, preview: number, previews_confidential: true }, path);

    expect(getPage(html).text).toContain("Virtual tour of the premises Open the tour on example.com");
    expect(getPage(html).links).toContain(SECRETS.tour_url);
    expect(html.match(new RegExp(SECRETS.tour_url, "g"))).toHaveLength(1);
  });
});
