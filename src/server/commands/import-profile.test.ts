import { expect, test } from "vitest";
import { describeIgnored } from "./import-profile.ts";

test("proposes each field for one column only", () => {
  const ignored_headers = ["Price Hoped For", "Price Once Paid", "Color"];

  const text = describeIgnored({ headers: ["Headline", ...ignored_headers], ignored_headers });

  expect(text).toContain("Ignored columns: Price Hoped For, Price Once Paid, Color.");
  expect(text.match(/"price"/g) ?? []).toHaveLength(1);
});

test("proposes no field that another column has", () => {
  const ignored_headers = ["Price Hoped For"];

  const text = describeIgnored({ headers: ["Asking Price", ...ignored_headers], ignored_headers });

  expect(text).toBe("Ignored columns: Price Hoped For.");
});
