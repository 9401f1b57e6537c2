import { expect, test } from "vitest";
import fc from "../../../../tests/support/generated.ts";
import { addEntries, createEntries, type VisitEntry } from "./visit-entries.ts";

const openPage = (query: string, path = "/", session_at = "2026-11-21T10:00:00.000Z", facts = {}) =>
  createEntries({ path, query, session_at, facts });

test("records every query parameter with its page and visit", () => {
  expect(openPage("?utm_source=news&utm_medium=email", "/blog", "then")).toEqual([
    { parameter: "utm_source", value: "news", path: "/blog", session_at: "then" },
    { parameter: "utm_medium", value: "email", path: "/blog", session_at: "then" },
  ]);
});

test("omits empty parameters and values", () => {
  expect(openPage("?a=&=b", "/", "then", { referrer: "", device: "Mobile" })).toEqual([
    { parameter: "device", value: "Mobile", path: "/", session_at: "then" },
  ]);
});

test.each(["token", "Token", "email", "password", "redirect"])("never records the secret parameter %s", (parameter) => {
  expect(openPage(`?${parameter}=x&utm_source=a`).map((entry) => entry.parameter)).toEqual(["utm_source"]);
});

test("records the same entry once per visit", () => {
  const once = addEntries(openPage("?gclid=1", "/a"), openPage("?gclid=1", "/b"));
  expect(once).toHaveLength(1);
  expect(addEntries(once, openPage("?gclid=1", "/a", "later"))).toHaveLength(2);
});

test("keeps the first and the latest entries when there are too many", () => {
  let stored: VisitEntry[] = [];
  for (let page = 0; page < 200; page++) stored = addEntries(stored, openPage(`?q=${page}`));
  expect(stored).toHaveLength(50);
  expect(stored[0]?.value).toBe("0");
  expect(stored.at(-1)?.value).toBe("199");
});

test("stays within its limits whatever the URL contains", () => {
  const query = fc.array(fc.tuple(fc.string({ maxLength: 200 }), fc.string({ maxLength: 2_000, unit: "grapheme" })), {
    maxLength: 80,
  });
  fc.assert(
    fc.property(fc.array(query, { maxLength: 3 }), (queries) => {
      const stored = queries.reduce<VisitEntry[]>(
        (before, pairs) => addEntries(before, openPage(`?${new URLSearchParams(pairs)}`)),
        [],
      );
      expect(stored.length).toBeLessThanOrEqual(50);
      expect(JSON.stringify(stored).length).toBeLessThanOrEqual(16_000);
      for (const { parameter, value } of stored) {
        expect(parameter.length).toBeLessThanOrEqual(100);
        expect(value.length).toBeLessThanOrEqual(500);
      }
    }),
    { numRuns: 50 },
  );
});
