import { expect, test } from "vitest";
import { fillPlaceholders, findPlaceholder } from "./placeholders.ts";

test("fills in what is known and leaves the rest for the author", () => {
  const text = "Dear {first_name}, about {listing}: {listing} {unknown} {toString}";
  expect(fillPlaceholders(text, { first_name: "Pat", listing: null })).toBe(
    "Dear Pat, about {listing}: {listing} {unknown} {toString}",
  );
});

test("finds a placeholder that nothing was filled in for", () => {
  expect(findPlaceholder("Call {my_phone}")).toBe("{my_phone}");
  expect(findPlaceholder("A {lease} of {5} years")).toBeNull();
});
