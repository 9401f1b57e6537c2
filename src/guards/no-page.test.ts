import { expect, test } from "vitest";
import { addLocalePrefix } from "./no-page.ts";

test.each([
  ["/contact-us", "/fr/contact-us"],
  ["/", "/fr"],
  ["/?login=1", "/fr?login=1"],
  ["/deskwork", "/fr/deskwork"],
  ["/desk/leads", "/desk/leads"],
  ["/api/listings", "/api/listings"],
  ["/photos/1.webp", "/photos/1.webp"],
  ["/favicon.svg", "/favicon.svg"],
  ["//elsewhere.example/x", "//elsewhere.example/x"],
  ["https://elsewhere.example/", "https://elsewhere.example/"],
  ["#top", "#top"],
])("treats the French path %s as %s", (address, shown) => {
  expect(addLocalePrefix(address, "/fr")).toBe(shown);
});
