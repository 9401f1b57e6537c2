import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { crc32, deflateSync } from "node:zlib";

/*
 * Draws the door of public/favicon.svg where SVG isn't supported: PNG for home screens and link previews, ICO for older
 * browsers. On a grid of 40 by 44, the door is an arch, its frame is a smaller arch and its knob is a circle.
 */
const GREEN = [29, 92, 77];
const LIGHT = [255, 253, 249];
const PAPER = [250, 246, 239];

/** Samples along each side of a pixel. Four give smooth edges. */
const SAMPLES = 4;

/** Returns whether a point is in the arch of half width `r` around x = 20 whose curve starts at y = `top`. */
const isInArch = (x, y, r, top) => y <= 43 && Math.abs(x - 20) <= r && (y >= top || Math.hypot(x - 20, y - top) <= r);

/** Returns the color of a point, or null outside the door. */
function getDoorColor(x, y) {
  if (!isInArch(x, y, 16, 16)) return null;
  if (Math.hypot(x - 27, y - 32) <= 2) return LIGHT;
  return isInArch(x, y, 12.25, 17) && !isInArch(x, y, 10.75, 17) ? LIGHT : GREEN;
}

/**
 * @param {number} width
 * @param {number} height
 * @param {number} doorHeight the door's share of the height
 * @param {number[] | null} background the background color; null is transparent
 */
export function drawIcon(width, height, doorHeight, background) {
  const scale = 44 / (height * doorHeight);
  const pixels = Buffer.alloc(width * height * 4);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const sum = [0, 0, 0, 0];
      for (let sample = 0; sample < SAMPLES ** 2; sample++) {
        const x = column + ((sample % SAMPLES) + 0.5) / SAMPLES;
        const y = row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
        const color = getDoorColor(20 + (x - width / 2) * scale, 21.5 + (y - height / 2) * scale) ?? background;
        if (!color) continue;
        for (const channel of [0, 1, 2]) sum[channel] += color[channel];
        sum[3] += 1;
      }
      const at = (row * width + column) * 4;
      if (sum[3] === 0) continue;
      for (const channel of [0, 1, 2]) pixels[at + channel] = Math.round(sum[channel] / sum[3]);
      pixels[at + 3] = Math.round((sum[3] * 255) / SAMPLES ** 2);
    }
  }
  return encodePng(width, height, pixels);
}

function encodePng(width, height, pixels) {
  const rows = Buffer.alloc(height * (width * 4 + 1));
  for (let row = 0; row < height; row++)
    pixels.copy(rows, row * (width * 4 + 1) + 1, row * width * 4, (row + 1) * width * 4);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    encodeChunk("IHDR", header),
    encodeChunk("IDAT", deflateSync(rows, { level: 9 })),
    encodeChunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
}

function encodeChunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** Returns an ICO that contains one PNG. */
function encodeIco(size, image) {
  const header = Buffer.alloc(22);
  header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, image]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const folder = join(root, process.env.BUILD_DIRECTORY ?? "build", "client/icons");
  mkdirSync(folder, { recursive: true });
  const files = {
    "icon-192.png": drawIcon(192, 192, 0.94, null),
    "icon-512.png": drawIcon(512, 512, 0.94, null),
    // Phones crop this icon to a circle of 80% of its width.
    "maskable-512.png": drawIcon(512, 512, 0.56, PAPER),
    "apple-touch-icon.png": drawIcon(180, 180, 0.72, PAPER),
    "share.png": drawIcon(1200, 630, 0.62, PAPER),
    "favicon.ico": encodeIco(32, drawIcon(32, 32, 0.96, null)),
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
}
