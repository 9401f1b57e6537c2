import { expect, test } from "vitest";
import type { SearchParams } from "../search-params.ts";
import { filterTitle, searchHead } from "./search-head.ts";

const PATH = "/buy-a-business/business-listing-search";
const head = (query: SearchParams, page = 1, pages = 9) => searchHead(PATH, { query, page, pages });

test("indexes a search with at most two filters", () => {
  const query: SearchParams = [
    ["state", "florida"],
    ["category", "retail"],
    ["price_max", "500000"],
  ];
  expect(head([]).index).toBe(true);
  expect(head(query.slice(0, 2)).index).toBe(true);
  expect(head(query).index).toBe(false);
});

test("doesn't count sort and page as filters", () => {
  const query: SearchParams = [
    ["state", "florida"],
    ["category", "retail"],
    ["sort", "price-asc"],
    ["page", "2"],
  ];
  expect(head(query, 2)).toEqual({ canonical: `${PATH}?state=florida&category=retail`, index: true });
});

test("gives equivalent searches the same canonical URL", () => {
  const one = head([
    ["category", "retail"],
    ["state", "texas"],
    ["state", "florida"],
  ]);
  const other = head([
    ["state", "Florida"],
    ["state", "texas"],
    ["category", "retail"],
    ["sort", "price-asc"],
  ]);
  expect(one.canonical).toBe(`${PATH}?state=florida&state=texas&category=retail`);
  expect(other.canonical).toBe(one.canonical);
});

test("omits typed text from the canonical URL", () => {
  expect(head([["q", "pizza"]]).canonical).toBe(PATH);
  expect(head([["near", "33602"]]).canonical).toBe(PATH);
});

test("doesn't index a page past the last one", () => {
  expect(head([], 10).index).toBe(false);
});

test("names the first two filters with fixed values in the title", () => {
  const words = (key: string, value: string): string => `${key} ${value}`;
  const query: SearchParams = [
    ["q", "pizza"],
    ["state", "florida"],
    ["category", "retail"],
    ["kind", "business"],
  ];
  expect(filterTitle(query, words)).toBe("state florida, category retail");
});
