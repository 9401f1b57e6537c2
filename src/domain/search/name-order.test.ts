import { expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { createNameComparer } from "./name-order.ts";

test("sorts names by the edition's language", () => {
  const names = ["Ñandú", "Nzinga", "Noria", "Óleo"];
  expect(names.toSorted(createNameComparer(EDITIONS.US))).toEqual(["Ñandú", "Noria", "Nzinga", "Óleo"]);
  expect(names.toSorted(createNameComparer(EDITIONS.ES))).toEqual(["Noria", "Nzinga", "Ñandú", "Óleo"]);
});

test("ignores case but not accents", () => {
  const compare = createNameComparer(EDITIONS.US);
  expect(compare("PIZZERIA", "pizzeria")).toBe(0);
  expect(compare("Café", "Cafe")).toBeGreaterThan(0);
});
