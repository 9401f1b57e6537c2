import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sitePatterns } from "../../tests/support/site-routes.ts";
import { getAgentVersion, getOfficeVersion } from "./shared-paths.ts";

const below = (base: string): Set<string> =>
  new Set(
    sitePatterns()
      .filter((pattern) => pattern.startsWith(`${base}/`))
      .map((pattern) => pattern.slice(base.length + 1).replace("blog/:blog", "blog/an-article"))
      .filter((path) => !path.includes(":")),
  );
const atRoot = below("");
const atOffice = below("/locations/:state/:slug");
const atAgent = below("/agents/:agent");

test("redirects exactly the pages that exist both at the root and under offices", () => {
  const moving = [...atRoot].filter((path) => getOfficeVersion(`/${path}`, "/office") !== null);
  expect(moving.sort()).toEqual([...atRoot].filter((path) => atOffice.has(path)).sort());
  expect(moving.length).toBeGreaterThan(18);
  // The root has no reviews page, but its address still leads to the office's.
  expect(getOfficeVersion("/reviews", "/office")).toBe("/office/reviews");
});

test("keeps visitors with an agent only on pages that the agent has", () => {
  const storing = [...atRoot].filter((path) => getAgentVersion(`/${path}`, "/agents/ana") !== null);
  expect(storing).toHaveLength(10);
  expect(storing.filter((path) => !atAgent.has(path))).toEqual([]);
});

test("imports nothing else into the browser's part of the table", () => {
  for (const file of ["shared-paths", "location", "agent", "query-keys", "visit"]) {
    const text = readFileSync(join(import.meta.dirname, `${file}.ts`), "utf8");
    const imported = [...text.matchAll(/^import (?!type )[^;]*from "([^"]+)"/gms)].map(([, from]) => from);
    expect(imported.filter((from) => !from?.startsWith("./"))).toEqual([]);
  }
});
