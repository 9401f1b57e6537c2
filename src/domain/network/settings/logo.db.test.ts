import sharp from "sharp";
import { expect, test } from "vitest";
import { findDocumentLogo, findLogoFile } from "#domain/network/logo/find-logo-file.ts";
import { findLogoIcon } from "#domain/network/logo/find-logo-icon.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { createPhoto } from "../../../../tests/support/create-photo.ts";
import { addStaff } from "../../../../tests/support/desk/desk-fixture.ts";
import { addLogo, removeLogo } from "./change-logo.ts";
import { readNetworkSettings } from "./follow-network-settings.ts";

const context = await openTestContext();
const head = { ...context, viewer: await addStaff(context, { staff_role: "head_office" }) };
// The test's pictures are stored rotated, so that their height becomes their width.
const wide = await createPhoto({ format: "png", width: 400, height: 1_600 });

async function getMetadata(path: string | undefined) {
  return sharp(Buffer.from((await findLogoFile(context, path ?? "")) ?? [])).metadata();
}

test("every page gets an uploaded logo as a small PNG without metadata, until it is removed", async () => {
  const { logo } = await addLogo(head, "light", wide);
  expect(logo).toEqual({ path: expect.stringMatching(/^\/photos\/logos\//), width: 640, height: 160, dark: null });
  expect(await readNetworkSettings(context)).toBe(true);
  expect(context.network.logo).toEqual(logo);
  const metadata = await getMetadata(logo?.path);
  expect(metadata).toMatchObject({ format: "png", width: 640, height: 160 });
  expect(metadata.exif).toBeUndefined();
  const icon = await findLogoIcon(context, context.network.logo, "icon-192");
  expect(await sharp(icon ?? undefined).metadata()).toMatchObject({ format: "png", width: 192, height: 192 });
  expect(await findDocumentLogo(context)).toMatchObject({ width: 640, height: 160 });

  const dark = await addLogo(head, "dark", await createPhoto({ format: "webp", width: 100, height: 300, hue: 20 }));
  expect(dark.logo).toMatchObject({ path: logo?.path, dark: { width: 300, height: 100 } });
  expect(await removeLogo(head, "dark")).toEqual({ logo });
  await addLogo(head, "dark", wide);
  expect(await removeLogo(head, "light")).toEqual({ logo: null });
  expect(await readNetworkSettings(context)).toBe(true);
  expect(context.network.logo).toBeNull();
  // Emails that were sent still show it.
  expect(await getMetadata(logo?.path)).toMatchObject({ width: 640 });
});

test.each([
  ["SVG", "<?xml version='1.0'?>\n<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>", /SVG/],
  ["a text", "not a picture", /can’t read/],
])("rejects %s with what to do instead", async (_, text, message) => {
  const added = addLogo(head, "light", new TextEncoder().encode(text));
  await expect(added).rejects.toMatchObject({ status: 422, errors: { logo: [expect.stringMatching(message)] } });
});

test("rejects a tiny logo, a dark one without a light one, and everyone but head office", async () => {
  const tiny = await createPhoto({ format: "png", width: 300, height: 30 });
  await expect(addLogo(head, "light", tiny)).rejects.toMatchObject({ status: 422 });
  await expect(addLogo(head, "dark", wide)).rejects.toMatchObject({ status: 422 });
  const reader = { ...context, viewer: await addStaff(context, { staff_role: "read_only" }) };
  await expect(addLogo(reader, "light", wide)).rejects.toMatchObject({ status: 403 });
  await expect(removeLogo(reader, "light")).rejects.toMatchObject({ status: 403 });
});
