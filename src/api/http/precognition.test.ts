import { expect, test } from "vitest";
import { isValidatedField, parsePrecognition } from "./precognition.ts";

const query = (only?: string) =>
  parsePrecognition(new Headers({ Precognition: "true", ...(only && { "Precognition-Validate-Only": only }) }));

test("parses only requests with the Precognition header", () => {
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
])("validating only %s reports %s: %s", (only, field, expected) => {
  expect(isValidatedField(field, { only: [only] })).toBe(expected);
});

test("reports all fields if none are named", () => {
  expect(isValidatedField("a.b", { only: null })).toBe(true);
});
