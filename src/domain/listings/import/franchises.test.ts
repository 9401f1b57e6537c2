import { expect, test } from "vitest";
import { completeFranchise } from "./franchises.ts";
import type { ImportField } from "./header-names.ts";
import type { StoredListing } from "./import-queries.ts";

const complete = (values: Partial<StoredListing>, ...columns: ImportField[]) => {
  completeFranchise(values, new Set(columns));
  return values;
};

test("makes a row with what opening costs a franchise, shown by its brand", () => {
  expect(complete({ brand: "Larkwell", investment_min: 100 })).toMatchObject({ kind: "franchise", name: "Larkwell" });
  expect(complete({ brand: "Larkwell", name: "Maids" })).toMatchObject({ kind: "franchise", name: "Maids" });
});

test("leaves a unit for sale a business, whose brand doesn't become the headline", () => {
  const unit = { brand: "Larkwell", franchise_fee: 100, total_sales: 900 };
  expect(complete({ ...unit })).toEqual(unit);
});

test("leaves the kind to the file if it has kinds", () => {
  expect(complete({ brand: "Larkwell" }, "kind").kind).toBeUndefined();
});
