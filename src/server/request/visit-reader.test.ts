import { expect, test } from "vitest";
import { readVisit } from "./visit-reader.ts";

test.each([
  ["/locations/florida", "/locations/florida", ""],
  ["/search?q=a%20b&utm_source=x", "/search", "?q=a%20b&utm_source=x"],
  ["/a/../b/./c", "/b/c", ""],
  ["/%2e%2e/api", "/api", ""],
  ["http://localhost:3000/agents?x=1", "/agents", "?x=1"],
])("parses %s as a browser would", (url, path, query) => {
  expect(readVisit("GET", url)).toMatchObject({ method: "GET", path, query });
  expect(readVisit("GET", url)).toMatchObject({ method: "GET", path, query });
});

test("treats a read and a write of the same address as two visits", () => {
  expect(readVisit("GET", "/contact-us").method).toBe("GET");
  expect(readVisit("POST", "/contact-us").method).toBe("POST");
});

test.each(["*", "http://", "mailto:a@example.com"])("does not treat %s as a page", (url) => {
  expect(readVisit("GET", url).fault).toEqual({ status: 400, message: "Bad request" });
});

test("reads an address of any length", () => {
  const query = `?q=${"x".repeat(3_000)}`;
  expect(readVisit("GET", `/search${query}`)).toMatchObject({ path: "/search", query });
});

test.each(["*", "http://", "mailto:a@b.example", "no-slash"])("rejects %s as an address of the site", (target) => {
  expect(readVisit("GET", target)).toMatchObject({ path: "/", fault: { status: 400 } });
});
