import { expect, test } from "vitest";
import { buildHrefWithout, buildSearchHref, getFirst, type SearchParams } from "./search-params.ts";

const query: SearchParams = [
  ["state", "florida"],
  ["state", "texas"],
  ["page", "3"],
];

test("preserves other filters and returns to page 1 when a filter changes", () => {
  expect(buildSearchHref("/search", query, { sort: "name-asc" })).toBe(
    "/search?state=florida&state=texas&sort=name-asc",
  );
});

test("preserves every filter when the page changes", () => {
  expect(buildSearchHref("/search", query, { page: "4" })).toBe("/search?state=florida&state=texas&page=4");
});

test("removes all values of a filter, and the question mark if nothing is left", () => {
  expect(buildSearchHref("/search", query, { state: null })).toBe("/search");
});

test("encodes typed text", () => {
  expect(buildSearchHref("/search", [["q", "a&b=c #d"]], {})).toBe("/search?q=a%26b%3Dc+%23d");
});

test("gets the first of several values, or an empty string", () => {
  expect(getFirst(query, "state")).toBe("florida");
  expect(getFirst(query, "q")).toBe("");
});

test("removes one of several values", () => {
  expect(buildHrefWithout("/search", query, "state", "florida")).toBe("/search?state=texas");
});

test("removes the radius along with the last place", () => {
  const near: SearchParams = [
    ["near", "Miami"],
    ["near", "Tampa"],
    ["radius", "10"],
    ["q", "bar"],
  ];
  expect(buildHrefWithout("/search", near, "near", "Miami")).toBe("/search?near=Tampa&radius=10&q=bar");
  expect(buildHrefWithout("/search", near.slice(1), "near", "Tampa")).toBe("/search?q=bar");
});
