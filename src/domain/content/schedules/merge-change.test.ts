import { expect, test } from "vitest";
import { mergeChange } from "./merge-change.ts";

const base = { name: "Sell", body: "<p>Old</p>", values: { title: "Sell", steps: [{ heading: "Call", text: "Us" }] } };

test("takes what was changed, and otherwise what has been saved since", () => {
  const change = { ...base, body: "<p>New</p>", values: { ...base.values, title: "Sell now" } };
  const current = { ...base, id: 7, name: "Sell your business", values: { ...base.values, steps: [], lead: "Lead" } };
  expect(mergeChange(base, change, current)).toEqual({
    name: "Sell your business",
    body: "<p>New</p>",
    values: { title: "Sell now", steps: [], lead: "Lead" },
  });
});

test("replaces a field that both have changed", () => {
  const change = { ...base, body: "<p>Scheduled</p>" };
  expect(mergeChange(base, change, { ...base, body: "<p>Saved</p>" }).body).toBe("<p>Scheduled</p>");
});

test("doesn't count another order of keys as a change", () => {
  const change = { ...base, values: { ...base.values, steps: [{ text: "Us", heading: "Call" }] } };
  const current = { ...base, values: { ...base.values, steps: [] } };
  expect(mergeChange(base, change, current)).toMatchObject({ values: { steps: [] } });
});
