import { expect, test } from "vitest";
import { toStorableJson } from "./storable-json.ts";

test("replaces halves of surrogate pairs in texts and names, and nothing else", () => {
  const halves = { "a\ud800": ["\udc00b", { deep: "x\udbff" }] };
  expect(JSON.parse(toStorableJson(halves))).toEqual({ "a\ufffd": ["\ufffdb", { deep: "x\ufffd" }] });
  const whole = { emoji: "🙂", path: "C:\\udfff", quoted: '\\"\\ud800"', number: 1, none: null };
  expect(JSON.parse(toStorableJson(whole))).toEqual(whole);
});
