import { expect, test } from "vitest";
import { completeMetadata, getPageUrl } from "./document-title.ts";

const page = { title: "Seller FAQ", description: "Straight answers for owners." };

test("adds the office's name to the title and the description", () => {
  expect(completeMetadata(page, { name: "Tampa Bay office" }, 1)).toEqual({
    title: "Seller FAQ: Tampa Bay office",
    description: "Tampa Bay office: Straight answers for owners.",
  });
  expect(completeMetadata({ ...page, title: "Tampa Bay office" }, { name: "Tampa Bay office" }, 1).title).toBe(
    "Tampa Bay office",
  );
});

test("gives each page of a list its own title and URL", () => {
  expect(completeMetadata(page, null, 2).title).toBe("Seller FAQ, page 2");
  expect(getPageUrl("/blog", 1)).toBe("/blog");
  expect(getPageUrl("/blog", 2)).toBe("/blog?page=2");
  expect(getPageUrl("/search?state=florida", 2)).toBe("/search?state=florida&page=2");
});

test("truncates at a word boundary", () => {
  const { title, description } = completeMetadata(
    { title: "word ".repeat(40), description: "word, ".repeat(60) },
    null,
    1,
  );
  expect(title).toMatch(/^(word )+word…$/);
  expect(title.length).toBeLessThanOrEqual(65);
  expect(description).toMatch(/word…$/);
  expect(description.length).toBeLessThanOrEqual(160);
});

test("leaves an empty title and description empty", () => {
  expect(completeMetadata({ title: "", description: "" }, { name: "Tampa Bay office" }, 1)).toEqual({
    title: "",
    description: "",
  });
});
