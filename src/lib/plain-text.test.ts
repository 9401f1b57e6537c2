import { expect, test } from "vitest";
import fc from "../../tests/support/generated.ts";
import { manyLines, oneLine } from "./plain-text.ts";

test("keeps a name with a line break on one line", () => {
  expect(oneLine(" Pat\r\nBcc: everyone@example.com\u2028Doe ")).toBe("Pat Bcc: everyone@example.com Doe");
});

test("preserves paragraphs, whatever line breaks were typed", () => {
  expect(manyLines("Hello\r\n\r\nIs it still for sale?\rPat\n")).toBe("Hello\n\nIs it still for sale?\nPat");
});

test("removes everything that a text column rejects", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      for (const text of [oneLine(typed), manyLines(typed)]) {
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toContain("\0");
        expect(text).toBe(text.trim());
      }
      expect(oneLine(typed)).not.toMatch(/[\r\n\u2028\u2029\u0085]/);
    }),
  );
  expect(oneLine("a\0b\ud800")).toBe("a b\ufffd");
});
