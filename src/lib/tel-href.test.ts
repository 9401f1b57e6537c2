import { expect, test } from "vitest";
import { telHref } from "#lib/tel-href.ts";

test("dials an extension after a pause", () => {
  expect(telHref("+1 (305) 555-0100")).toBe("tel:+13055550100");
  expect(telHref("(305) 555-0100", "ext. 12")).toBe("tel:3055550100,12");
  expect(telHref("(305) 555-0100", "")).toBe("tel:3055550100");
});
