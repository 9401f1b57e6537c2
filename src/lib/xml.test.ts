import { expect, test } from "vitest";
import fc from "../../tests/support/generated.ts";
import { escapeXml, renderXmlElement } from "./xml.ts";

test("escapes markup and omits what XML cannot represent", () => {
  expect(escapeXml(`<a href="x">Tom & Jerry's</a>\u0000\u000b\uD800`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;Tom &amp; Jerry&apos;s&lt;/a&gt;\uFFFD",
  );
  expect(renderXmlElement("title", "")).toBe("");
  expect(renderXmlElement("title", "A & B")).toBe("<title>A &amp; B</title>");
});

test("never creates markup from text", () => {
  fc.assert(
    fc.property(fc.string(), (text) => void expect(escapeXml(text)).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/)),
  );
});
