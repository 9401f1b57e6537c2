import { expect, test } from "vitest";
import { getShownPage } from "./shown-page.ts";

const getPage = (path: string, status = 200, headers = {}, method = "GET") =>
  getShownPage({ method, path, query: "" }, status, { headers }, ["en-CA", "fr-CA"]);

test("counts a page shown whole or unchanged (304), in any language", () => {
  expect(getPage("/fr/about")).toMatchObject({ path: "/about", is_private: false });
  expect(getPage("/en/about", 304)?.path).toBe("/about");
  expect(getPage("/about", 200, { dnt: "1" })?.is_private).toBe(true);
  expect(getPage("/about", 200, { "sec-gpc": "1" })?.is_private).toBe(true);
});

test.each([
  ["/about", 404],
  ["/about", 302],
  ["/api/listings", 200],
  ["/build/a.js", 200],
  ["/share/offices/tampa.png", 200],
  ["/en/bizmatch/search", 200],
  ["/robots.txt", 200],
])("does not count %s answered with %s as a view", (path, status) => expect(getPage(path, status)).toBeNull());

test("does not count a page that is not shown", () => {
  expect(getPage("/about", 200, {}, "HEAD")).toBeNull();
  expect(getPage("/about", 200, { "sec-purpose": "prefetch;prerender" })).toBeNull();
  expect(getPage("/about", 200, { purpose: "prefetch" })).toBeNull();
});
