import { expect, test } from "vitest";
import { getMissingPath } from "./missing-path.ts";
import { readVisit } from "./visit-reader.ts";

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

const get = (address: string, { method = "GET", status = 404, user_agent = CHROME } = {}) =>
  getMissingPath(readVisit(method, address), status, { headers: { "user-agent": user_agent } }, ["en-US", "fr-CA"]);

test("logs a missing page without its query and language", () => {
  expect(get("/Old-Page/?utm_source=x")).toBe("/old-page");
  expect(get("/fr/old-page")).toBe("/old-page");
});

test.each([
  ["a page that exists", "/old", { status: 200 }],
  ["a form", "/old", { method: "POST" }],
  ["a crawler", "/old", { user_agent: "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)" }],
  ["a call", "/api/old", {}],
  ["a buyer's page", "/bizmatch/old", {}],
  ["an address that grants access", "/old?token=abc", {}],
])("doesn't log %s", (_, address, changes) => expect(get(address, changes)).toBeNull());
