import { expect, test } from "vitest";
import { toTelHref } from "#lib/tel-href.ts";

test("dials an extension after a pause", () => {
  expect(toTelHref("+1 (305) 555-0100")).toBe("tel:+13055550100");
  expect(toTelHref("(305) 555-0100", "ext. 12")).toBe("tel:3055550100,12");
  expect(toTelHref("(305) 555-0100", "")).toBe("tel:3055550100");
});
