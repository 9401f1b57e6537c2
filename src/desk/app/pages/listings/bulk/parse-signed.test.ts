import { expect, test } from "vitest";
import { parseSigned } from "./parse-signed.ts";

test.each([
  ["-5", -5],
  ["−5 %", -5],
  ["+10,000", 10_000],
  ["-1.250.000 €", -1_250_000],
  ["2,5", 2.5],
  ["0.25%", 0.25],
  ["", null],
  ["-", null],
  ["5-", null],
  ["a lot", null],
  ["1.2.3", null],
  ["0.125", null],
  ["0,500", null],
  ["1250.000", null],
])("reads %j", (text, expected) => {
  expect(parseSigned(text)).toBe(expected);
});
