import { expect, test } from "vitest";
import { jsonAnswer } from "./json-answer.ts";

test("sets Content-Length in bytes, not characters", () => {
  const { text, headers } = jsonAnswer({ name: "Café" });
  expect(text).toBe('{"name":"Café"}');
  expect(headers).toEqual({ "Content-Type": "application/json", "Content-Length": "16" });
});
