import { describe, expect, test } from "vitest";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { VALUATION_KEYS } from "#domain/valuation/valuation.ts";
import fc from "../support/generated.ts";
import { takeToken } from "../support/generated-calls.ts";
import { HOSTILE } from "../support/hostile-input.ts";
import { decodeHtml, getPage } from "../support/page.ts";
import { sendRequest } from "../support/send-request.ts";
import { getSharedSite } from "../support/shared-site.ts";

const PATH = "/sell-a-business/calculator";
const SITES = {
  network: PATH,
  office: `/locations/florida/tampa-bay${PATH}`,
  agent: `/agents/marisol-etcheverry${PATH}`,
};
const BAKERY = {
  category: "food-restaurants",
  subcategory: "bakeries",
  profit: "$90,000",
  owner_pay: "60k",
  add_backs: "1,500",
  revenue: "900000",
  years: "12",
  growth: "growing",
  concentration: "low",
  owner_dependence: "high",
  inventory: "20000",
  real_estate: "400k",
};

const site = getSharedSite();
/** Requests the calculator page as a browser without script. */
async function calculate(query: Record<string, string> | string, path = PATH) {
  const written = typeof query === "string" ? query : new URLSearchParams(query).toString();
  const { status, body } = await sendRequest(site.origin, `${path}${written && `?${written}`}`);
  const value = (name: string): number | null => {
    const [, found] = new RegExp(`<data data-valuation="${name}" value="([^"]*)"`).exec(body) ?? [];
    return found === undefined ? null : Number(found);
  };
  /** Returns the value of a field of any kind. */
  const getTypedValue = (name: string): string | undefined => {
    const [, inside = ""] = new RegExp(`<select[^>]* name="${name}"(.*?)</select>`, "s").exec(body) ?? [];
    const input = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(body)?.[0] ?? "";
    const found = /<option value="([^"]*)" selected=""/.exec(inside) ?? / value="([^"]*)"/.exec(input);
    return found?.[1] === undefined ? undefined : decodeHtml(found[1]);
  };
  const estimate = { low: value("low"), likely: value("likely"), high: value("high") };
  return { status, body, typed: getTypedValue, estimate, ...getPage(body) };
}

/** Requests the same estimate from the API. */
async function getExpected(typed: Record<string, string>) {
  const headers = { ...(await takeToken(site.origin)), "Content-Type": "application/json" };
  const answer = await sendRequest(site.origin, "/api/valuation", {
    method: "POST",
    headers,
    body: JSON.stringify(typed),
  });
  expect(answer.status).toBe(200);
  const { low, likely, high } = JSON.parse(answer.body);
  return { low, likely, high };
}

describe.each(Object.entries(SITES))("the calculator of the %s", (_, path) => {
  test("works without script and keeps every amount as typed", async () => {
    const { status, estimate, typed, text, links, body } = await calculate(BAKERY, path);
    expect(status).toBe(200);
    const here = path === SITES.network ? BAKERY : { ...BAKERY, state: "florida" };
    expect(estimate).toEqual(await getExpected(here));
    expect(estimate.likely).toBeGreaterThan(300_000);
    for (const [name, value] of Object.entries(BAKERY)) expect([name, typed(name)]).toEqual([name, value]);
    expect(body).toMatch(new RegExp(`<form[^>]* action="${path}"`));
    expect(text).toContain("BizBuySell, 2021 to 2025");
    expect(links).toContain(path.replace("calculator", "what-is-my-business-worth"));
  });

  test("has one canonical page for search engines, whatever the query", async () => {
    const [empty, request] = await Promise.all([calculate("", path), calculate(BAKERY, path)]);
    expect(empty.canonical).toMatch(/\/sell-a-business\/calculator$/);
    expect(request.canonical).toBe(empty.canonical);
    expect(empty.body).not.toContain("noindex");
    expect(request.body).toContain("noindex");
    expect(empty.estimate).toEqual({ low: null, likely: null, high: null });
  });
});

test.each([
  ["profit", "lots & lots", "Profit before tax"],
  ["owner_pay", "<b>5</b>", "What you pay yourself"],
  ["add_backs", "-7", "Add-backs"],
])("invalid %s “%s” gives no estimate, shows an error and stays in the form", async (name, nonsense, label) => {
  const query = { ...BAKERY, [name]: nonsense };
  const { status, estimate, typed, text, body } = await calculate(query);
  expect(status).toBe(200);
  expect(estimate.likely).toBeNull();
  expect(text).toContain(`Please check: ${label}.`);
  expect(body).toMatch(
    new RegExp(`<input[^>]* name="${name}"[^>]*aria-invalid="true"|aria-invalid="true"[^>]* name="${name}"`),
  );
  expect(body).not.toContain("<b>5");
  for (const [key, value] of Object.entries(query)) expect([key, typed(key)]).toEqual([key, value]);
});

test.each([
  ["revenue", "plenty"],
  ["years", "since 1990"],
  ["growth", "huge"],
  ["inventory", "-1"],
  ["subcategory", "trucking"],
])("invalid %s “%s” shows an error and is left out of the estimate", async (name, nonsense) => {
  const { [name as keyof typeof BAKERY]: _, ...rest } = BAKERY;
  const { estimate, text, typed } = await calculate({ ...BAKERY, [name]: nonsense });
  expect(text).toContain("Not included in this estimate, please check: ");
  expect(estimate).toEqual(await getExpected(rest));
  expect(typed("profit")).toBe(BAKERY.profit);
});

test("shows a business with a loss an explanation and no price", async () => {
  const { estimate, text } = await calculate({ category: "food-restaurants", profit: "-80,000", owner_pay: "30000" });
  expect(estimate).toEqual({ low: null, likely: null, high: null });
  expect(text).toContain("Can’t be valued on earnings");
  expect(text).toContain("With -$50,000 a year");
});

test("shows which answers are still required", async () => {
  const { text, estimate } = await calculate({ category: "food-restaurants" });
  expect(text).toContain("Still needed for an estimate: Profit before tax.");
  expect(estimate.likely).toBeNull();
});

test("ignores other query keys", async () => {
  const { body } = await calculate("utm_source=newsletter&gclid=1");
  expect(body).not.toContain("noindex");
});

test("no query breaks the page", async () => {
  const encoded = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...HOSTILE.filter((text) => text.length < 1_000)) },
    fc.string({ unit: "grapheme" }).map(encodeURIComponent),
    fc.integer({ min: -1e6, max: 1e9 }).map(String),
    fc.constantFrom("low", "some", "high", "flat", "fast", ...CATEGORIES.map(({ slug }) => slug)),
  );
  const query = fc
    .array(fc.tuple(fc.constantFrom(...VALUATION_KEYS, "category", "profit"), encoded), { maxLength: 14 })
    .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join("&"));
  await fc.assert(
    fc.asyncProperty(query, fc.constantFrom(...Object.values(SITES)), async (written, path) => {
      const { status, estimate } = await calculate(written, path);
      expect(status).toBeLessThan(500);
      const { low, likely, high } = estimate;
      if (low === null || likely === null || high === null) return;
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(likely);
      expect(likely).toBeLessThanOrEqual(high);
    }),
    { numRuns: 200 },
  );
});
