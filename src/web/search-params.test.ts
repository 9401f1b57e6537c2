import { expect, test } from "vitest";
import { getFirst, type SearchParams, searchHref, withoutHref } from "./search-params.ts";

const query: SearchParams = [
  ["state", "florida"],
  ["state", "texas"],
  ["page", "3"],
];

test("changing a filter keeps the others and starts at the first page", () => {
  expect(searchHref("/search", query, { sort: "name-asc" })).toBe("/search?state=florida&state=texas&sort=name-asc");
});

test("turning the page keeps every filter", () => {
  expect(searchHref("/search", query, { page: "4" })).toBe("/search?state=florida&state=texas&page=4");
});

test("a filter taken out is gone with all its values, and nothing left means no question mark", () => {
  expect(searchHref("/search", query, { state: null })).toBe("/search");
});

test("what a visitor typed cannot break out of its place in the address", () => {
  expect(searchHref("/search", [["q", "a&b=c #d"]], {})).toBe("/search?q=a%26b%3Dc+%23d");
});

test("a form shows the first of several values, and an empty box for none", () => {
  expect(getFirst(query, "state")).toBe("florida");
  expect(getFirst(query, "q")).toBe("");
});

test("of a filter with several values one can be taken out", () => {
  expect(withoutHref("/search", query, "state", "florida")).toBe("/search?state=texas");
});

test("a place that is taken out takes its radius along", () => {
  const near: SearchParams = [
    ["near", "Miami"],
    ["radius", "10"],
    ["q", "bar"],
  ];
  expect(withoutHref("/search", near, "near", "Miami")).toBe("/search?q=bar");
});
