import { expect, test } from "vitest";
import fc from "../../tests/support/generated.ts";
import { normalizeLines, toSingleLine } from "./plain-text.ts";

test("keeps a name with a line break on one line", () => {
  expect(toSingleLine(" Pat\r\nBcc: everyone@example.com\u2028Doe ")).toBe("Pat Bcc: everyone@example.com Doe");
});

test("preserves paragraphs, whatever line breaks were typed", () => {
  expect(normalizeLines("Hello\r\n\r\nIs it still for sale?\rPat\n")).toBe("Hello\n\nIs it still for sale?\nPat");
});

test("removes everything that a text column rejects", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      for (const text of [toSingleLine(typed), normalizeLines(typed)]) {
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toContain("\0");
        expect(text).toBe(text.trim());
      }
      expect(toSingleLine(typed)).not.toMatch(/[\r\n\u2028\u2029\u0085]/);
    }),
  );
  expect(toSingleLine("a\0b\ud800")).toBe("a b\ufffd");
});
