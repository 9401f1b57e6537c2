import type { Sharp } from "sharp";
import type { PhotoCrop } from "#db/tables/listings.ts";
import { getWidthsUpTo, PHOTO_WIDTHS } from "#domain/listings/photo-path.ts";
import { hasLocation } from "./has-location.ts";
import { BadPhoto } from "./photo-problem.ts";

/** A photo as stored: rotated upright, without metadata about camera, date and location. */
export interface ReadPhoto {
  /** Width of the largest size. */
  width: number;
  height: number;
  /** WebP by width in pixels. */
  sizes: Map<number, Uint8Array>;
  /** Whether the file contained a location. */
  had_location: boolean;
}

/** Accepted formats, as sharp names them after decoding; the file name is ignored. */
const FORMATS = new Set(["jpeg", "png", "webp"]);

/** Decoding a larger photo would take too much memory. */
const MAX_PIXELS = 40_000_000;

/** Minimum useful width on a page, in pixels. */
const MIN_WIDTH = 320;

const MAX_WIDTH = PHOTO_WIDTHS[PHOTO_WIDTHS.length - 1] ?? 0;
const QUALITY = 78;
const LIMITS = { limitInputPixels: MAX_PIXELS, failOn: "error" } as const;

/**
 * Decodes an uploaded file and creates the sizes that the site uses.
 *
 * @throws BadPhoto for a file that isn't JPEG, PNG or WebP, has too many pixels, is too small, or is damaged.
 */
export async function readPhoto(bytes: Uint8Array): Promise<ReadPhoto> {
  const { sharp, exif, xmp } = await openPhoto(bytes);
  try {
    const sized = await createSizes(() => sharp(bytes, LIMITS).autoOrient());
    return { ...sized, had_location: hasLocation(exif, xmp) };
  } catch {
    throw new BadPhoto("unreadable");
  }
}

/**
 * Creates the sizes of a part of a stored photo.
 *
 * @throws BadPhoto if the part is too small or the file can't be read.
 */
export async function cutPhoto(bytes: Uint8Array, crop: PhotoCrop): Promise<Omit<ReadPhoto, "had_location">> {
  const { sharp, ...whole } = await openPhoto(bytes);
  const area = getArea(whole, crop);
  return createSizes(() => sharp(bytes, LIMITS).extract(area)).catch(() => {
    throw new BadPhoto("unreadable");
  });
}

/** Returns a part of a photo in pixels. @throws BadPhoto if it is too small */
function getArea({ width, height }: { width: number; height: number }, crop: PhotoCrop) {
  const left = Math.round((width * crop.left) / 100);
  const top = Math.round((height * crop.top) / 100);
  const area = {
    left,
    top,
    width: Math.min(width - left, Math.round((width * crop.width) / 100)),
    height: Math.min(height - top, Math.round((height * crop.height) / 100)),
  };
  requireSize(area);
  return area;
}

/** Encodes a picture in the widths that the site uses. */
async function createSizes(open: () => Sharp): Promise<Omit<ReadPhoto, "had_location">> {
  const largest = await open()
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = largest.info;
  const sizes = new Map([[width, new Uint8Array(largest.data)]]);
  for (const size of getWidthsUpTo(width).slice(0, -1))
    sizes.set(size, new Uint8Array(await open().resize(size).webp({ quality: QUALITY }).toBuffer()));
  return { width, height, sizes };
}

/**
 * Decodes an uploaded file and crops it to a size: to the chosen part of the upright photo, or around what attracts
 * attention, such as a face. Returns WebP.
 *
 * @throws BadPhoto as `readPhoto` does, and if the part is too small.
 */
export async function cropPhoto(
  bytes: Uint8Array,
  size: { width: number; height: number },
  part: PhotoCrop | null = null,
): Promise<Uint8Array> {
  const { sharp, upright } = await openPhoto(bytes);
  const photo = sharp(bytes, LIMITS).autoOrient();
  if (part) photo.extract(getArea(upright, part));
  const cropped = photo.resize({ ...size, fit: "cover", position: "attention" });
  const webp = await cropped
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(() => {
      throw new BadPhoto("unreadable");
    });
  return new Uint8Array(webp);
}

/** Loads the decoder and reads a photo's metadata. @throws BadPhoto */
async function openPhoto(bytes: Uint8Array) {
  // Loaded only on upload, because it uses tens of megabytes.
  const { default: sharp } = await import("sharp");
  const { format, width, height, exif, xmp, autoOrient } = await sharp(bytes, LIMITS)
    .metadata()
    .catch(() => {
      throw new BadPhoto("unreadable");
    });
  if (!FORMATS.has(format)) throw new BadPhoto("unreadable");
  if (width * height > MAX_PIXELS) throw new BadPhoto("too_many_pixels");
  requireSize({ width, height });
  return { sharp, exif, xmp, width, height, upright: autoOrient };
}

function requireSize({ width, height }: { width: number; height: number }): void {
  if (Math.min(width, height) < MIN_WIDTH / 2 || width < MIN_WIDTH) throw new BadPhoto("too_small");
}
