import { expect, test } from "vitest";
import { type Asked, firstOf, searchHref, withoutHref } from "./asked.ts";

const asked: Asked = [
  ["state", "florida"],
  ["state", "texas"],
  ["page", "3"],
];

test("changing a filter keeps the others and starts at the first page", () => {
  expect(searchHref("/search", asked, { sort: "name-asc" })).toBe("/search?state=florida&state=texas&sort=name-asc");
});

test("turning the page keeps every filter", () => {
  expect(searchHref("/search", asked, { page: "4" })).toBe("/search?state=florida&state=texas&page=4");
});

test("a filter taken out is gone with all its values, and nothing left means no question mark", () => {
  expect(searchHref("/search", asked, { state: null })).toBe("/search");
});

test("what a visitor typed cannot break out of its place in the address", () => {
  expect(searchHref("/search", [["q", "a&b=c #d"]], {})).toBe("/search?q=a%26b%3Dc+%23d");
});

test("a form shows the first of several values, and an empty box for none", () => {
  expect(firstOf(asked, "state")).toBe("florida");
  expect(firstOf(asked, "q")).toBe("");
});

test("of a filter with several values one can be taken out", () => {
  expect(withoutHref("/search", asked, "state", "florida")).toBe("/search?state=texas");
});

test("a place that is taken out takes its radius along", () => {
  const near: Asked = [
    ["near", "Miami"],
    ["radius", "10"],
    ["q", "bar"],
  ];
  expect(withoutHref("/search", near, "near", "Miami")).toBe("/search?q=bar");
});
