import { expect, test } from "vitest";
import { cleanCell, getParagraphs, toLine } from "./plain-text.ts";

test("removes invisible characters and preserves words and joined letters", () => {
  expect(cleanCell("  \uFEFFCafé\u200b \u202eBar\u0007\u00a0 ")).toBe("Café Bar");
  expect(cleanCell("a\r\nb\rc")).toBe("a\nb\nc");
  expect(cleanCell("👩\u200d🍳 kitchen")).toBe("👩\u200d🍳 kitchen");
});

test("strips the apostrophe that protects a spreadsheet cell from running as a formula", () => {
  expect([cleanCell("'-12,500"), cleanCell("'＝1+1"), cleanCell("'=1+1"), cleanCell("'Round the Corner' Pub")]).toEqual(
    ["-12,500", "＝1+1", "=1+1", "'Round the Corner' Pub"],
  );
});

test("replaces half of an emoji, which JSON in the database can't contain", () => {
  expect(cleanCell("Cafe \ud83d bar")).toBe("Cafe \ufffd bar");
});

test("rejects a NUL character", () => {
  expect(() => cleanCell("a\0b")).toThrow("NUL character");
});

test("converts a description with HTML to paragraphs of plain text", () => {
  const html =
    "<p>Busy <b>cafe</b> &amp; bakery.</p><p>Open 7&ndash;3.<br/>Closed Mondays.</p><ul><li>Oven</li><li>Van</li></ul><script>alert(1)</script>";
  expect(getParagraphs(html, 1_000)).toBe("Busy cafe & bakery.\n\nOpen 7–3.\nClosed Mondays.\n\n• Oven\n• Van");
});

test("doesn't treat comparison signs as markup", () => {
  expect(getParagraphs("Rent < 6% of sales, margin > 20%; R&D in house", 1_000)).toBe(
    "Rent < 6% of sales, margin > 20%; R&D in house",
  );
});

test("rejects text that is too long instead of truncating it", () => {
  expect(toLine("a  b\nc", 5)).toBe("a b c");
  expect(() => toLine("abcdef", 5)).toThrow("The text has 6 characters. Shorten it to 5.");
});
