import { expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { createPhoto } from "../../../../tests/support/create-photo.ts";
import { type DeskFixture, openDeskFixture } from "../../../../tests/support/desk/desk-fixture.ts";
import { saveWebsitePage } from "../pages/save-website-page.ts";
import { getObjectPosition, getPictures } from "../text/pictures/picture-directory.ts";
import {
  addPicture,
  changePicture,
  findPicture,
  listPictures,
  removePicture,
  replacePicture,
} from "./edit-pictures.ts";
import { findPictureFile } from "./find-picture-file.ts";

const context = await openTestContext();
const fixture: DeskFixture = await openDeskFixture(context);
const as = (role: keyof DeskFixture["staff"]) => ({ ...context, viewer: fixture.staff[role] });
const head = as("head_office");
const manager = as("office_manager");
const LIST = { page: 1, per_page: 50 };
const read = async (path: string) => (await findPictureFile(context, path))?.read();

test("a picture is uploaded once, described in every language and found at its address, without what the camera wrote", async () => {
  const photo = await createPhoto({ width: 1_200, height: 800 });
  const added = await addPicture(head, photo, "Main street.final.jpeg");
  expect(await addPicture(head, photo)).toMatchObject({ id: added.id });
  expect(added).toMatchObject({ missing: context.network.locales, width: 800, name: "Main street.final" });
  const change = { version: added.version, name: "Storefront", focus_x: 20, focus_y: 80 };
  await expect(changePicture(head, added.id, { ...change, alts: {} })).rejects.toMatchObject({
    errors: { "alts.en-US": [expect.any(String)] },
  });
  const alts = Object.fromEntries(context.network.locales.map((locale) => [locale, "A bakery on a corner"]));
  expect(await changePicture(head, added.id, { ...change, alts })).toMatchObject({ missing: [], name: "Storefront" });
  await expect(changePicture(head, added.id, { ...change, alts })).rejects.toMatchObject({ status: 409 });
  const { default: sharp } = await import("sharp");
  const metadata = await sharp(Buffer.from((await read(added.path)) ?? [])).metadata();
  expect(metadata).toMatchObject({ format: "webp", width: 800 });
  expect(metadata.exif).toBeUndefined();
  expect(getObjectPosition(await getPictures(context.db), added.path)).toBe("20% 80%");
});

test("a replaced picture has the same address, and one that a text shows can't be deleted", async () => {
  const { id, path } = await addPicture(head, await createPhoto({ width: 700, height: 500 }));
  const before = await findPictureFile(context, path);
  const page = { type: "custom" as const, slug: "with-picture", locale: "en-US" as const, name: "Page", contents: [] };
  await saveWebsitePage(context, { ...page, body: `<p>Look</p><img src="${path}" alt="A shop">` });
  const replaced = await replacePicture(head, id, await createPhoto({ width: 600, height: 400 }));
  expect(replaced).toMatchObject({ path, width: 400, uses: [{ kind: "page", name: "Page", locale: "en-US" }] });
  const after = await findPictureFile(context, path);
  expect(after?.etag).not.toBe(before?.etag);
  expect(await after?.read()).toBeTruthy();
  expect(await before?.read()).toBeNull();
  await expect(removePicture(head, id)).rejects.toMatchObject({ status: 422 });
  await saveWebsitePage(context, { ...page, body: "<p>Look</p>" });
  await removePicture(head, id);
  expect(await findPictureFile(context, path)).toBeNull();
});

test("rejects what isn't a picture", async () => {
  await expect(addPicture(head, new TextEncoder().encode("<svg/>"))).rejects.toMatchObject({ status: 422 });
});

test("an office's pictures are its own, and the network's are everyone's to show", async () => {
  const networks = await addPicture(head, await createPhoto({ width: 500, height: 400 }));
  const own = await addPicture(manager, await createPhoto({ width: 520, height: 400 }));
  expect(own).toMatchObject({ office: "Miami" });
  expect(await findPicture(manager, networks.id, "read")).toMatchObject({ may_change: false });
  await expect(findPicture(manager, networks.id, "write")).rejects.toMatchObject({ status: 403 });
  const list = async (role: keyof DeskFixture["staff"]) =>
    (await listPictures(as(role), LIST)).data.map(({ id }) => id);
  expect(await list("agent")).toEqual(expect.arrayContaining([networks.id, own.id]));
  await context.db.updateTable("pictures").set({ office_id: fixture.offices.tampa }).where("id", "=", own.id).execute();
  expect(await list("agent")).not.toContain(own.id);
  await expect(findPicture(manager, own.id, "read")).rejects.toMatchObject({ status: 404 });
});
