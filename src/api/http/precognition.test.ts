import { expect, test } from "vitest";
import { isAskedAbout, precognitionOf } from "./precognition.ts";

const asked = (only?: string) =>
  precognitionOf(new Headers({ Precognition: "true", ...(only && { "Precognition-Validate-Only": only }) }));

test("only a request that says so asks beforehand", () => {
  expect(precognitionOf(new Headers())).toBeNull();
  expect(precognitionOf(new Headers({ Precognition: "false" }))).toBeNull();
  expect(asked()).toEqual({ only: null });
  expect(asked("name, email,")).toEqual({ only: ["name", "email"] });
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
  expect(isAskedAbout(field, { only: [only] })).toBe(expected);
});

test("who names no field hears of all", () => {
  expect(isAskedAbout("a.b", { only: null })).toBe(true);
});
