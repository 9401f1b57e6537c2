import { expect, test } from "vitest";
import type { SearchParams } from "../search-params.ts";
import { formatFilterTitle, getSearchHead } from "./search-head.ts";

const PATH = "/buy-a-business/business-listing-search";
const getHead = (query: SearchParams, page = 1, pages = 9) => getSearchHead(PATH, { query, page, pages });

test("indexes a search with at most two filters", () => {
  const query: SearchParams = [
    ["state", "florida"],
    ["category", "retail"],
    ["price_max", "500000"],
  ];
  expect(getHead([]).index).toBe(true);
  expect(getHead(query.slice(0, 2)).index).toBe(true);
  expect(getHead(query).index).toBe(false);
});

test("doesn't count sort and page as filters", () => {
  const query: SearchParams = [
    ["state", "florida"],
    ["category", "retail"],
    ["sort", "price-asc"],
    ["page", "2"],
  ];
  expect(getHead(query, 2)).toEqual({ canonical: `${PATH}?state=florida&category=retail`, index: true });
});

test("gives equivalent searches the same canonical URL", () => {
  const one = getHead([
    ["category", "retail"],
    ["state", "texas"],
    ["state", "florida"],
  ]);
  const other = getHead([
    ["state", "Florida"],
    ["state", "texas"],
    ["category", "retail"],
    ["sort", "price-asc"],
  ]);
  expect(one.canonical).toBe(`${PATH}?state=florida&state=texas&category=retail`);
  expect(other.canonical).toBe(one.canonical);
});

test("omits typed text from the canonical URL", () => {
  expect(getHead([["q", "pizza"]]).canonical).toBe(PATH);
  expect(getHead([["near", "33602"]]).canonical).toBe(PATH);
});

test("doesn't index a page past the last one", () => {
  expect(getHead([], 10).index).toBe(false);
});

test("names the first two filters with fixed values in the title", () => {
  const getLabel = (key: string, value: string): string => `${key} ${value}`;
  const query: SearchParams = [
    ["q", "pizza"],
    ["state", "florida"],
    ["category", "retail"],
    ["kind", "business"],
  ];
  expect(formatFilterTitle(query, getLabel)).toBe("state florida, category retail");
});
