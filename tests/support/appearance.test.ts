import sharp from "sharp";
import { expect, test } from "vitest";
import { encodeAppearances, findChangedAppearances, toAppearance } from "./appearance.ts";

/** Draws a page of 320 × 640 pixels with a dark block that starts at `top`. */
const draw = (top: number): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 640, channels: 3, background: "#faf6ef" } })
    .composite([{ input: { create: { width: 160, height: 160, channels: 3, background: "#14171c" } }, left: 80, top }])
    .png()
    .toBuffer();

test("a page that looks as before is not reported", async () => {
  const pages = [await toAppearance("phone", await draw(96)), await toAppearance("desktop", await draw(320))];
  expect(await findChangedAppearances(pages, await encodeAppearances(pages))).toEqual([]);
});

test("a page on which something has moved is reported with its share", async () => {
  const before = [await toAppearance("phone", await draw(96)), await toAppearance("desktop", await draw(320))];
  const after = [await toAppearance("phone", await draw(96)), await toAppearance("desktop", await draw(352))];
  expect(await findChangedAppearances(after, await encodeAppearances(before))).toEqual(["desktop: 5.0% differ"]);
});

test("pages of another size are reported", async () => {
  const page = await toAppearance("phone", await draw(96));
  const stored = await encodeAppearances([page, page]);
  expect(await findChangedAppearances([page], stored)).toEqual(["The pages' sizes or their number have changed."]);
});
