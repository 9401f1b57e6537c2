import { expect, test } from "vitest";
import { readHeader } from "./headers.ts";
import { isGroupHeading } from "./row-shape.ts";
import { proposeField } from "./runs/propose-field.ts";

const header = readHeader(["No.", "Headline", "Type", "Where", "Ask"]);

test.each([
  [["RESTAURANTS & FOOD", "", "", "", ""], true],
  [["", "", "Services", "", ""], true],
  [["S-101", "", "", "", ""], false],
  [["", "Quiet bakery", "", "", ""], false],
  [["", "", "", "Tampa, FL", ""], false],
  [["SERVICES", "Quiet bakery", "", "", ""], false],
  [["", "", "", "", ""], false],
])("the row %j is the heading of a group: %s", (cells, isHeading) =>
  expect(isGroupHeading({ line: 3, cells }, header)).toBe(isHeading),
);

test("proposes the category for a column of categories, whatever its name", () => {
  expect(proposeField("Type", ["Restaurant", "Landscaping", "Pet grooming"], new Set())).toBe("category");
  expect(proposeField("Type", ["Asset sale", "Stock sale"], new Set())).toBe("kind");
  expect(proposeField("Type", ["Restaurant", "Landscaping"], new Set(["category"]))).toBe("kind");
});

test("proposes a field whose name has the same words", () => {
  expect(proposeField("Title for Ads", ["Boutique studio"], new Set())).toBe("name");
});

test("proposes the description for a column of long texts", () => {
  const texts = [
    "Four vans with repeat customers on a six-week schedule, and a waiting list.",
    "Nine bays, fleet accounts.",
  ];
  const long = texts.map((text) => text.repeat(2));

  expect(proposeField("Words", long, new Set())).toBe("description");
  expect(proposeField("Words", texts, new Set())).toBe(null);
  expect(proposeField("Words", long, new Set(["description"]))).toBe(null);
});
