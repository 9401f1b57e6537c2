import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";

/** A page's picture, coarse enough that it doesn't depend on how a machine draws letters. */
export interface Appearance {
  name: string;
  width: number;
  height: number;
  /** The brightness of each block, 0 to 255, row by row. */
  blocks: Uint8Array;
}

/** The side of a block in CSS pixels. */
const BLOCK = 16;

/** Two blocks differ from this difference in brightness on. */
const MIN_DIFFERENCE = 24;

/** The share of a page's blocks that may differ. */
const MAX_SHARE = 0.01;

/** Reduces a screenshot to the brightness of its blocks. */
export async function toAppearance(name: string, screenshot: Buffer): Promise<Appearance> {
  const image = sharp(screenshot);
  const { width: pixels, height: rows } = await image.metadata();
  const [width, height] = [Math.ceil(pixels / BLOCK), Math.ceil(rows / BLOCK)];
  const blocks = await image
    .flatten()
    .greyscale()
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer();
  return { name, width, height, blocks: Uint8Array.from(blocks) };
}

/** Encodes pictures, one below the other, as a lossless WebP. */
export async function encodeAppearances(appearances: readonly Appearance[]): Promise<Buffer> {
  const width = Math.max(...appearances.map((each) => each.width));
  const height = appearances.reduce((sum, each) => sum + each.height, 0);
  const strip = Buffer.alloc(width * height);
  let top = 0;
  for (const each of appearances) {
    for (let row = 0; row < each.height; row++)
      strip.set(each.blocks.subarray(row * each.width, (row + 1) * each.width), (top + row) * width);
    top += each.height;
  }
  return sharp(strip, { raw: { width, height, channels: 1 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

/** Compares pictures with those that `encodeAppearances` wrote, and returns a sentence about each that differs. */
export async function findChangedAppearances(appearances: readonly Appearance[], stored: Buffer): Promise<string[]> {
  const { data, info } = await sharp(stored).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  const height = appearances.reduce((sum, each) => sum + each.height, 0);
  if (height !== info.height) return ["The pages' sizes or their number have changed."];
  let top = 0;
  return appearances.flatMap((each) => {
    let different = 0;
    each.blocks.forEach((brightness, at) => {
      const x = at % each.width;
      const y = top + Math.floor(at / each.width);
      if (Math.abs(brightness - data[y * info.width + x]!) >= MIN_DIFFERENCE) different += 1;
    });
    top += each.height;
    const share = different / each.blocks.length;
    return share > MAX_SHARE ? [`${each.name}: ${(100 * share).toFixed(1)}% differ`] : [];
  });
}

/** Saves a screenshot for a person who wants to see what has changed, and returns its path. */
export async function saveScreenshot(name: string, screenshot: Buffer): Promise<string> {
  const folder = join(tmpdir(), "handover-appearance");
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${name.replace(/\W+/g, "-")}.png`);
  await writeFile(path, screenshot);
  return path;
}
