import { expect, test } from "vitest";
import { formatRedirectCsv, parseRedirectCsv } from "./redirect-csv.ts";

const ROW = { source: "/a", target: "/b", status: "", active: "" };

test.each([
  ["a header in any order", "Target,Source\n/b,/a", { ...ROW, line: 2 }],
  ["no header", "/a,/b", { ...ROW, line: 1 }],
  ["tabs, as pasted from a spreadsheet", "\n/a\t/b\t302\n", { ...ROW, line: 2, status: "302" }],
  ["semicolons and a byte order mark", "\ufeffsource;target;status\n/a;/b;301", { ...ROW, line: 2, status: "301" }],
  ["a missing target", "source,target\n/a", { ...ROW, line: 2, target: "" }],
])("parses a list with %s", (_, text, row) => expect(parseRedirectCsv(text)).toEqual([row]));

test("returns no rows for an empty text", () => expect(parseRedirectCsv(" \n")).toEqual([]));

test("reads what it writes", () => {
  const redirect = { from_pattern: "/a,b", to_pattern: "/b", status: 302, active: false } as const;
  const text = formatRedirectCsv([redirect]);
  expect(text).toBe('source,target,status,active\r\n"/a,b",/b,302,no\r\n');
  expect(parseRedirectCsv(text)).toEqual([{ line: 2, source: "/a,b", target: "/b", status: "302", active: "no" }]);
});
