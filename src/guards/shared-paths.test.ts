import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { getAgentVersion, getOfficeVersion } from "./shared-paths.ts";

test("finds an office's version of a shared page, of an article and of reviews", () => {
  for (const path of ["/contact-us", "/blog/an-article", "/reviews"])
    expect(getOfficeVersion(path, "/office")).toBe(`/office${path}`);
  for (const path of ["/", "/resources", "/a-custom-page", "/buy-a-business/business-listing-search"])
    expect(getOfficeVersion(path, "/office")).toBeNull();
});

test("finds an agent's version of only the pages that agents have at the same path", () => {
  expect(getAgentVersion("/sell-a-business/calculator", "/agents/ana/listings")).toBe(
    "/agents/ana/sell-a-business/calculator",
  );
  for (const path of ["/blog", "/reviews", "/a-custom-page", "/sell-a-business/recently-sold-listings"])
    expect(getAgentVersion(path, "/agents/ana")).toBeNull();
});

test("imports only the site map into the browser's part of the guards", () => {
  for (const file of ["shared-paths", "location", "agent", "query-keys", "visit"]) {
    const text = readFileSync(join(import.meta.dirname, `${file}.ts`), "utf8");
    const imported = [...text.matchAll(/^import (?!type )[^;]*from "([^"]+)"/gms)].map(([, from]) => from);
    expect(imported.filter((from) => !/^(\.|#web\/site-map)/.test(from ?? ""))).toEqual([]);
  }
});
