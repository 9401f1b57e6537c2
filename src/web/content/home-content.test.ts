import { expect, test } from "vitest";
import { addPictureUrls } from "./home-content.ts";

const picture = { url: "/media/shop.jpg", alt: null, width: 480, height: 320, collection: null };

test("uses the first picture of an image content that has no value", () => {
  const image = { name: "sell_image", type: "image" as const, value: null, media_collection: [picture] };
  const [shown, own, text] = addPictureUrls([image, { ...image, value: "/own.svg" }, { ...image, type: "text" }]);
  expect([shown?.value, own?.value, text?.value]).toEqual(["/media/shop.jpg", "/own.svg", null]);
});
