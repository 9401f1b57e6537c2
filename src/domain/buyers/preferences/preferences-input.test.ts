import { expect, test } from "vitest";
import { BOUND_KEYS } from "#domain/accounts/profile/buyer-columns.ts";
import { EDITIONS } from "#editions/countries.ts";
import fc from "../../../../tests/support/generated.ts";
import { parsePreferencesForm } from "./preferences-form.ts";
import { checkPreferences } from "./preferences-input.ts";
import { parsePreferencesQuery, toPreferencesQuery } from "./preferences-query.ts";

const US = EDITIONS.US;

test("reads a complete form: rows in order, amounts as typed, an unchecked box as false", () => {
  const form = new FormData();
  for (const [name, value] of [
    ["preferences.10.state", "texas"],
    ["preferences.2.state", "florida"],
    ["preferences.2.subcategory", "bakeries"],
    ["preferences.x.state", "ohio"],
    ["preferences.0.state", ""],
    ["price_max", " $1.5m "],
    ["price_min", ""],
    ["company", "a honeypot"],
  ] as const)
    form.append(name, value);
  const input = parsePreferencesForm(form);
  expect(input).toEqual({
    preferences: [{ state: "" }, { state: "florida", subcategory: "bakeries" }, { state: "texas" }],
    send_weekly_bizmatch_email: false,
    price_max: " $1.5m ",
    price_min: "",
  });
  expect(checkPreferences(input, US)).toEqual({
    change: {
      preferences: [
        { state: "florida", category: "food-restaurants", subcategory: "bakeries" },
        { state: "texas", category: null, subcategory: null },
      ],
      send_weekly_bizmatch_email: false,
      price_max: 150_000_000,
      price_min: null,
    },
  });
});

test("clears the rows if a form has none", () => {
  expect(parsePreferencesForm(new FormData())).toEqual({ preferences: [], send_weekly_bizmatch_email: false });
});

test("converts amounts to the edition's minor units", () => {
  expect(checkPreferences({ price_max: 5_000_000 }, EDITIONS.JP)).toEqual({ change: { price_max: 5_000_000 } });
  expect(checkPreferences({ price_max: 12.5 }, US)).toEqual({ change: { price_max: 1_250 } });
});

test("reports the errors of all fields", () => {
  const input = {
    x: 1,
    preferences: [5, { state: "atlantis" }, { state: {} }],
    price_min: 9,
    price_max: 8,
    down_payment_max: [],
  };
  expect(checkPreferences(input, US)).toEqual({
    codes: {
      x: "unknown_field",
      "preferences.0": "invalid",
      "preferences.1.state": "not_in_list",
      "preferences.2.state": "invalid",
      price_max: "below_min",
      down_payment_max: "amount",
    },
  });
});

test("rejects a megabyte of rows by their count, without checking each", () => {
  const preferences = Array.from({ length: 300_000 }, () => ({ state: 1 }));
  expect(checkPreferences({ preferences, price_min: -1 }, US)).toEqual({
    codes: { preferences: "too_many", price_min: "amount" },
  });
});

test("parses preferences from a query as they were formatted", () => {
  const slug = fc.option(fc.constantFrom("florida", "bakeries", "x"));
  const rows = fc.array(fc.record({ state: slug, category: slug, subcategory: slug }), { maxLength: 5 });
  const bounds = fc.record(
    Object.fromEntries(BOUND_KEYS.map((key) => [key, fc.constantFrom("1", "$2,000,000", "5 m")])),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(rows, bounds, (rows, bounds) => {
      const query = new URLSearchParams(toPreferencesQuery(rows, bounds).toString());
      const written = rows.map(({ state, category, subcategory }) => ({
        state: state ?? "",
        category: category ?? "",
        subcategory: subcategory ?? "",
      }));
      expect(parsePreferencesQuery(query)).toEqual({ preferences: written, ...bounds });
    }),
  );
});

test("accepts any input or rejects it by field", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("preferences", "price_min", "price_max", "x"), fc.jsonValue()),
      (input) => {
        const result = checkPreferences(input, US);
        if ("codes" in result) expect(Object.keys(result.codes).length).toBeGreaterThan(0);
      },
    ),
  );
});
