import { expect, test } from "vitest";
import { readVisit } from "./visit-reader.ts";

test.each([
  ["/locations/florida", "/locations/florida", ""],
  ["/search?q=a%20b&utm_source=x", "/search", "?q=a%20b&utm_source=x"],
  ["/a/../b/./c", "/b/c", ""],
  ["/%2e%2e/api", "/api", ""],
  ["http://localhost:3000/agents?x=1", "/agents", "?x=1"],
])("%s is read as a browser would read it", (url, path, query) => {
  expect(readVisit("GET", url)).toMatchObject({ method: "GET", path, query });
  expect(readVisit("GET", url)).toMatchObject({ method: "GET", path, query });
});

test("the same address read and written to are two visits", () => {
  expect(readVisit("GET", "/contact-us").method).toBe("GET");
  expect(readVisit("POST", "/contact-us").method).toBe("POST");
});

test.each(["*", "http://", "mailto:a@example.com"])("%s is no page of ours", (url) => {
  expect(readVisit("GET", url).fault).toEqual({ status: 400, message: "Bad request" });
});

test("an address of any length is read", () => {
  const query = `?q=${"x".repeat(3_000)}`;
  expect(readVisit("GET", `/search${query}`)).toMatchObject({ path: "/search", query });
});

test.each(["*", "http://", "mailto:a@b.example", "no-slash"])("%s is no address of a site and is refused", (target) => {
  expect(readVisit("GET", target)).toMatchObject({ path: "/", fault: { status: 400 } });
});
