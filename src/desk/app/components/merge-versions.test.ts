import { expect, test } from "vitest";
import { mergeVersions } from "./merge-versions.ts";

const NAMES = ["name", "menu_order", "body", "values"];
const base = {
  name: "Sell",
  menu_order: 1,
  body: "",
  values: { heading: "Sell", lead: "Lead", steps: [{ text: "1" }] },
};

test("merges what only one person changed, and asks for what both did", () => {
  const mine = { ...base, name: "Mine", body: "<p>Mine</p>", values: { ...base.values, heading: "Mine" } };
  const saved = {
    ...base,
    version: "2",
    body: "<p>Theirs</p>",
    menu_order: 2,
    values: { heading: "Theirs", lead: "Theirs", steps: [{ text: "1" }] },
  };
  expect(mergeVersions(NAMES, base, mine, saved)).toEqual({
    both: [{ name: "body" }, { name: "values", key: "heading" }],
    theirs: [{ name: "menu_order" }, { name: "values", key: "lead" }],
  });
});

test("asks for everything that differs if the version that the form started from isn't known", () => {
  const mine = { ...base, name: "Mine" };
  const saved = { ...base, values: { ...base.values, lead: "Theirs" } };
  expect(mergeVersions(NAMES, null, mine, saved)).toEqual({
    both: [{ name: "name" }, { name: "values", key: "lead" }],
    theirs: [],
  });
});

test("sees no difference between the same change, empty values, and a number typed as text", () => {
  const mine = { ...base, name: "Same", menu_order: "2", body: null };
  const saved = { ...base, name: "Same", menu_order: 2, body: undefined };
  expect(mergeVersions(NAMES, base, mine, saved)).toEqual({ both: [], theirs: [] });
});

test("sees no difference between entries whose fields are in another order", () => {
  const own = { ...base, name: "Mine", values: { ...base.values, steps: [{ text: "1", url: "/a" }] } };
  const saved = { ...base, values: { ...base.values, steps: [{ url: "/a", text: "1" }] } };
  expect(mergeVersions(NAMES, null, own, saved)).toEqual({ both: [{ name: "name" }], theirs: [] });
  expect(mergeVersions(NAMES, saved, own, saved)).toEqual({ both: [], theirs: [] });
});
