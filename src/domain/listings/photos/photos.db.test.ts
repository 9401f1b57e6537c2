import { describe, expect, test } from "vitest";
import { findListing } from "#domain/listings/find-listing.ts";
import { parsePhotoPath } from "#domain/listings/photo-path.ts";
import { Conflict, Invalid, NotAllowed, NotFound } from "#lib/errors.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { createPhoto } from "../../../../tests/support/create-photo.ts";
import { addStaff } from "../../../../tests/support/desk/desk-fixture.ts";
import { createDraft, withViewer } from "../../../../tests/support/edited-listing.ts";
import { insertOffice } from "../../../../tests/support/listings.ts";
import { changeStatus } from "../editing/change-status.ts";
import { findDeskListing } from "../editing/find-desk-listing.ts";
import { addPhoto } from "./add-photo.ts";
import { arrangePhotos, describePhoto, removePhoto } from "./change-photos.ts";
import { cropListingPhoto } from "./crop-listing-photo.ts";
import { findPhoto } from "./find-photo.ts";
import { getPhotoKey } from "./photo-key.ts";

const invalidated: string[] = [];
const context = await openTestContext({ onInvalidated: (tags) => invalidated.push(...tags) });
const office_id = await insertOffice(context.db);
const manager = await addStaff(context, { staff_role: "office_manager", office_id });
const outsider = await addStaff(context, {
  staff_role: "office_manager",
  office_id: await insertOffice(context.db, { slug: "x" }),
});
const reader = await addStaff(context, { staff_role: "read_only" });
const desk = withViewer(context, manager);

const getPhotos = async (number: number) => (await findDeskListing(desk, number)).photos;
const findPhotoAs = (path: string, viewer: typeof context.viewer = { role: "visitor" }) =>
  findPhoto(context, path, async () => viewer);

describe("listing photos", () => {
  test.each(["jpeg", "png", "webp"] as const)("stores %s upright as WebP in several widths", async (format) => {
    const { number } = await createDraft(context, manager);
    const photo = await addPhoto(desk, { number, bytes: await createPhoto({ format, width: 2_400, height: 1_200 }) });
    expect(photo).toMatchObject({ width: 1_200, height: 2_400 });
    const { default: sharp } = await import("sharp");
    for (const width of [480, 960, 1_200]) {
      const file = await findPhotoAs(photo.path.replace(/\d+\.webp$/, `${width}.webp`), manager);
      const { format, width: real, exif, xmp } = await sharp(file?.bytes).metadata();
      expect({ format, real, exif, xmp }).toEqual({ format: "webp", real: width, exif: undefined, xmp: undefined });
    }
  });

  test("strips the location from a file and asks about it before publication", async () => {
    const { number } = await createDraft(context, manager);
    const photo = await addPhoto(desk, { number, bytes: await createPhoto({ hasPlace: true }) });
    expect(photo.had_location).toBe(true);
    const error = await changeStatus(desk, { number, to: "active" }).catch((error) => error);
    expect(Object.keys(error.errors)).toEqual([`questions.photo_location:${photo.id}`]);
    const file = await findPhotoAs(photo.path, manager);
    expect(Buffer.from(file?.bytes ?? []).includes("Canary")).toBe(false);
  });

  test("hides the photos of a non-public listing from those who can't read it", async () => {
    const { number } = await createDraft(context, manager);
    const { path } = await addPhoto(desk, { number, bytes: await createPhoto() });
    for (const viewer of [{ role: "visitor" }, outsider] as const) expect(await findPhotoAs(path, viewer)).toBeNull();
    for (const viewer of [manager, reader]) expect(await findPhotoAs(path, viewer)).toMatchObject({ is_public: false });
    await changeStatus(desk, { number, to: "active" });
    expect(await findPhotoAs(path)).toMatchObject({ is_public: true });
    await changeStatus(desk, { number, to: "withdrawn" });
    expect(await findPhotoAs(path)).toBeNull();
  });

  test("replaces the illustration on the site, first photo first", async () => {
    const { number, slug } = await createDraft(context, manager);
    await changeStatus(desk, { number, to: "active" });
    invalidated.splice(0);
    const [one, two] = [await createPhoto({ hue: 10 }), await createPhoto({ hue: 240 })];
    const first = await addPhoto(desk, { number, bytes: one });
    const second = await addPhoto(desk, { number, bytes: two });
    expect(invalidated).toEqual(["listings", `listing:${number}`, "listings", `listing:${number}`]);
    await arrangePhotos(desk, { number, ids: [second.id, first.id] });
    await describePhoto(desk, { number, id: second.id, alt: " A long  counter " });
    const found = await findListing(context, slug);
    expect(found.kind === "found" && found.listing.images.map(({ url, alt }) => [url, alt])).toEqual([
      [`http://localhost:3000${second.path}`, "A long counter"],
      [`http://localhost:3000${first.path}`, null],
    ]);
  });

  test("stores a photo once if it is uploaded twice, even at the same time", async () => {
    const { number } = await createDraft(context, manager);
    const bytes = await createPhoto();
    const [one, other] = await Promise.all([addPhoto(desk, { number, bytes }), addPhoto(desk, { number, bytes })]);
    expect(other).toEqual(one);
    expect(await getPhotos(number)).toEqual([one]);
  });

  test("deletes a photo with its files, idempotently", async () => {
    const { number } = await createDraft(context, manager);
    const { id, path } = await addPhoto(desk, { number, bytes: await createPhoto() });
    for (const _ of [1, 2]) await removePhoto(desk, { number, id });
    expect(await getPhotos(number)).toEqual([]);
    await expect(context.files.get(path.slice(1))).rejects.toThrow();
  });
});

describe("rejected photos", () => {
  test.each<[string, () => Promise<Uint8Array>]>([
    ["a text", async () => new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["a GIF", () => createPhoto({ format: "gif" })],
    ["a picture of a few pixels", () => createPhoto({ width: 100, height: 100 })],
    ["one of more than 40 million pixels", () => createPhoto({ format: "png", width: 8_000, height: 5_001 })],
    ["half a file", async () => (await createPhoto()).slice(0, 900)],
  ])("%s", async (_, bytes) => {
    const { number } = await createDraft(context, manager);
    await expect(addPhoto(desk, { number, bytes: await bytes() })).rejects.toThrow(Invalid);
    expect(await getPhotos(number)).toEqual([]);
  });
});

test("allows changes only by users who may edit the listing, and only to its own photos", async () => {
  const { number } = await createDraft(context, manager);
  const other = await createDraft(context, manager);
  const bytes = await createPhoto();
  const { id } = await addPhoto(desk, { number, bytes });
  for (const [viewer, problem] of [
    [outsider, NotFound],
    [reader, NotAllowed],
  ] as const) {
    const theirs = withViewer(context, viewer);
    await expect(addPhoto(theirs, { number, bytes })).rejects.toThrow(problem);
    await expect(removePhoto(theirs, { number, id })).rejects.toThrow(problem);
    await expect(arrangePhotos(theirs, { number, ids: [id] })).rejects.toThrow(problem);
    await expect(describePhoto(theirs, { number, id, alt: "x" })).rejects.toThrow(problem);
  }
  await expect(describePhoto(desk, { number: other.number, id, alt: "x" })).rejects.toThrow(NotFound);
  await removePhoto(desk, { number: other.number, id });
  expect(await getPhotos(number)).toHaveLength(1);
});

test("rejects an order that doesn't match the existing photos", async () => {
  const { number } = await createDraft(context, manager);
  const { id } = await addPhoto(desk, { number, bytes: await createPhoto() });
  for (const ids of [[], [id, id], [id + 1]])
    await expect(arrangePhotos(desk, { number, ids })).rejects.toThrow(Conflict);
});

describe("cropping a photo", () => {
  const crop = { left: 25, top: 0, width: 50, height: 100 };
  const addWide = async () => {
    const { number } = await createDraft(context, manager);
    await changeStatus(desk, { number, to: "active" });
    const bytes = await createPhoto({ width: 800, height: 1_600 });
    return { number, photo: await addPhoto(desk, { number, bytes }) };
  };

  test("shows the part to everyone and the whole photo to the desk only", async () => {
    const { number, photo } = await addWide();
    invalidated.splice(0);
    const cropped = await cropListingPhoto(desk, { number, id: photo.id, crop });
    expect(cropped).toMatchObject({ id: photo.id, width: 800, height: 800, crop, original: photo.path });
    expect(invalidated).toContain(`listing:${number}`);
    expect(await getPhotos(number)).toEqual([cropped]);
    const { default: sharp } = await import("sharp");
    expect(await sharp((await findPhotoAs(cropped.path))?.bytes).metadata()).toMatchObject({ width: 800, height: 800 });
    for (const viewer of [{ role: "visitor" }, outsider] as const)
      expect(await findPhotoAs(photo.path, viewer)).toBeNull();
    expect(await findPhotoAs(photo.path, manager)).toMatchObject({ is_public: false });
  });

  test("crops the whole photo each time, and shows it again", async () => {
    const { number, photo } = await addWide();
    const first = await cropListingPhoto(desk, { number, id: photo.id, crop });
    expect(await cropListingPhoto(desk, { number, id: photo.id, crop })).toEqual(first);
    const wider = { left: 0, top: 0, width: 75, height: 100 };
    const second = await cropListingPhoto(desk, { number, id: photo.id, crop: wider });
    expect(second).toMatchObject({ width: 1_200, original: photo.path });
    expect(await findPhotoAs(first.path, manager)).toBeNull();
    const whole = await cropListingPhoto(desk, { number, id: photo.id, crop: null });
    expect(whole).toEqual(photo);
    expect(await findPhotoAs(second.path, manager)).toBeNull();
    expect(await findPhotoAs(photo.path)).toMatchObject({ is_public: true });
  });

  test("rejects a part that is too small, and removes both files with the photo", async () => {
    const { number, photo } = await addWide();
    const tiny = { left: 0, top: 0, width: 2, height: 2 };
    await expect(cropListingPhoto(desk, { number, id: photo.id, crop: tiny })).rejects.toBeInstanceOf(Invalid);
    const foreign = withViewer(context, outsider);
    await expect(cropListingPhoto(foreign, { number, id: photo.id, crop })).rejects.toBeInstanceOf(NotFound);
    const cropped = await cropListingPhoto(desk, { number, id: photo.id, crop });
    await removePhoto(desk, { number, id: photo.id });
    for (const path of [photo.path, cropped.path]) {
      const { token = "", width = 0 } = parsePhotoPath(path) ?? {};
      await expect(context.files.get(getPhotoKey(token, width))).rejects.toThrow();
    }
  });
});
