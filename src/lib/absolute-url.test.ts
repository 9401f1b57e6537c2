import { expect, test } from "vitest";
import { toAbsoluteUrl } from "./absolute-url.ts";

test.each([
  ["/storefronts/v1/office/100011.svg", "https://a.example/storefronts/v1/office/100011.svg"],
  ["/photos/a b.jpg?v=1", "https://a.example/photos/a%20b.jpg?v=1"],
  ["/a/../b.svg", "https://a.example/b.svg"],
  ["photos/é.jpg", "https://a.example/photos/%C3%A9.jpg"],
  ["https://cdn.example/x.jpg", "https://cdn.example/x.jpg"],
  ["", "https://a.example/"],
])("the absolute URL of %j is %s", (path, url) => {
  expect(toAbsoluteUrl(path, "https://a.example")).toBe(url);
});
