import { expect, test } from "vitest";
import { isValidatedField, parsePrecognition } from "./precognition.ts";

const query = (only?: string) =>
  parsePrecognition(new Headers({ Precognition: "true", ...(only && { "Precognition-Validate-Only": only }) }));

test("only a request that says so asks beforehand", () => {
  expect(parsePrecognition(new Headers())).toBeNull();
  expect(parsePrecognition(new Headers({ Precognition: "false" }))).toBeNull();
  expect(query()).toEqual({ only: null });
  expect(query("name, email,")).toEqual({ only: ["name", "email"] });
});

test.each([
  ["name", "name", true],
  ["name", "email", false],
  ["fields.category", "fields.category", true],
  ["fields.category", "category", false],
  ["fields", "fields.category", true],
  ["fields.category", "fields", false],
  ["preferences.*.state", "preferences.3.state", true],
  ["preferences.*.state", "preferences.3.category", false],
  ["preferences.*.state", "preferences", false],
  ["*", "anything", true],
])("who asks about %s hears of %s: %s", (only, field, expected) => {
  expect(isValidatedField(field, { only: [only] })).toBe(expected);
});

test("who names no field hears of all", () => {
  expect(isValidatedField("a.b", { only: null })).toBe(true);
});
