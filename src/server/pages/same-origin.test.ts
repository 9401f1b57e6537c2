import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const isOurs = (host: string): boolean => host === "www.brokers.example";
const classify = (headers: Record<string, string>): boolean => isSameOrigin(new Headers(headers), isOurs);

test.each([
  ["a browser's own word for it", { "sec-fetch-site": "same-origin" }],
  ["a form the visitor opened themselves", { "sec-fetch-site": "none" }],
  ["an older browser's Origin", { origin: "https://www.brokers.example" }],
])("accepts a form on %s", (_, headers) => {
  expect(classify(headers as Record<string, string>)).toBe(true);
});

test.each([
  ["another site", { "sec-fetch-site": "cross-site" }],
  ["another name of the same organization", { "sec-fetch-site": "same-site" }],
  ["another site, whatever its Origin says", { "sec-fetch-site": "cross-site", origin: "https://www.brokers.example" }],
  ["another Origin", { origin: "https://evil.example" }],
  ["an Origin that only begins like ours", { origin: "https://www.brokers.example.evil.example" }],
  ["a document without an origin", { origin: "null" }],
  ["an Origin that is no address", { origin: "https://" }],
  ["a program that says nothing", {}],
])("rejects a form from %s", (_, headers) => {
  expect(classify(headers as Record<string, string>)).toBe(false);
});
