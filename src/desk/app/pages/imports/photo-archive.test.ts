import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { listArchivedPhotos, unpackPhoto } from "./photo-archive.ts";

const archive = zipSync({
  "100123-10.jpg": new Uint8Array([10]),
  "100123-2.JPG": new Uint8Array([2]),
  "#100122 front.png": new Uint8Array([1]),
  "photos/100124/1.webp": new Uint8Array([3]),
  "__MACOSX/._100123-2.JPG": new Uint8Array([0]),
  ".DS_Store": new Uint8Array([0]),
  "kitchen.jpg": new Uint8Array([4]),
  "100123.pdf": new Uint8Array([5]),
});

test("photos are found by the listing number in their name or folder, in a person's order", () => {
  const { photos, others } = listArchivedPhotos(archive);
  expect(photos.map(({ number, name, type }) => [number, name, type])).toEqual([
    [100_122, "#100122 front.png", "image/png"],
    [100_123, "100123-2.JPG", "image/jpeg"],
    [100_123, "100123-10.jpg", "image/jpeg"],
    [100_124, "photos/100124/1.webp", "image/webp"],
  ]);
  expect(others).toEqual(["kitchen.jpg", "100123.pdf"]);
});

test("a photo is unpacked by its name", async () => {
  const [photo] = listArchivedPhotos(archive).photos;
  if (!photo) throw new Error("no photo");
  const file = unpackPhoto(archive, photo);
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([1]);
});

test("a photo over 10 MB is listed with the other files", () => {
  const large = zipSync({ "100123.jpg": new Uint8Array(10_000_001) });
  expect(listArchivedPhotos(large)).toEqual({ photos: [], others: ["100123.jpg"] });
});

test("a file that is no ZIP archive is refused", () => {
  expect(() => listArchivedPhotos(new TextEncoder().encode("number,headline"))).toThrow();
});
