import { expect, test } from "vitest";
import { toJsonResponse } from "./json-response.ts";

test("sets Content-Length in bytes, not characters", () => {
  const { text, headers } = toJsonResponse({ name: "Café" });
  expect(text).toBe('{"name":"Café"}');
  expect(headers).toEqual({ "Content-Type": "application/json", "Content-Length": "16" });
});
