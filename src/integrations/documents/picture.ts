import { type Canvas, createCanvas, loadImage } from "@napi-rs/canvas";
import sharp from "sharp";
import { BadDocument } from "./documents.ts";

/** Accepted formats, as sharp names them after decoding. */
const FORMATS = new Set(["jpeg", "png", "webp"]);
const MAX_PIXELS = 40_000_000;
const MAX_WIDTH = 2_000;
const QUALITY = 85;

/** Re-encodes a picture as WebP, rotated upright and without metadata. @throws BadDocument */
export async function readPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: "error" } as const;
  const { format, width, height } = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new BadDocument("unreadable");
    });
  if (!FORMATS.has(format)) throw new BadDocument("unknown");
  if (width * height > MAX_PIXELS) throw new BadDocument("too_many_pixels");
  try {
    const upright = sharp(bytes, options).autoOrient();
    const stored = upright.resize({ width: MAX_WIDTH, height: MAX_WIDTH * 2, fit: "inside", withoutEnlargement: true });
    return new Uint8Array(await stored.webp({ quality: QUALITY }).toBuffer());
  } catch {
    throw new BadDocument("unreadable");
  }
}

/** Draws a picture from `readPicture` on a white background. */
export async function drawPicture(stored: Uint8Array): Promise<Canvas> {
  const image = await loadImage(stored);
  const canvas = createCanvas(image.width, image.height);
  const pen = canvas.getContext("2d");
  pen.fillStyle = "white";
  pen.fillRect(0, 0, image.width, image.height);
  pen.drawImage(image, 0, 0);
  return canvas;
}
