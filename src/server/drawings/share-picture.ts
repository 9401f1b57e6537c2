import { createRequire } from "node:module";
import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";
import { ownValue } from "#lib/own-value.ts";

/** The content of a picture for shared links. */
export interface SharePicture {
  brand: string;
  /** Above the name: a category or a label of what it is. */
  kicker: string;
  title: string;
  /** Below the name: where it is or what it is about. */
  line: string;
  figures: { label: string; value: string }[];
  /** A 3:2 drawing, as SVG. */
  drawing: string | null;
}

export const SHARE_SIZE = { width: 1200, height: 630 };

/** The theme's light colors (web/styles/theme.css), because shared links appear on white pages. */
const COLOUR = {
  paper: "#faf6ef",
  ink: "#1f2430",
  soft: "#545c69",
  rule: "#ddd4c3",
  accent: "#1d5c4d",
  light: "#fffdf9",
};

const MARGIN = 72;
/** The drawing's position, on the right. */
const DRAWING = { x: 744, y: 128, width: 384, height: 256 };
const TITLE_LINES = 4;
const LINE_LINES = 2;

/** Font files by family; a glyph missing from the first is taken from the next. */
const FONTS: Record<string, string[]> = {
  ShareDisplay: ["latin", "latin-ext", "vietnamese"].map(
    (subset) => `@fontsource-variable/newsreader/files/newsreader-${subset}-wght-normal.woff2`,
  ),
  ShareText: ["latin", "latin-ext", "vietnamese"].map(
    (subset) => `@fontsource-variable/source-sans-3/files/source-sans-3-${subset}-wght-normal.woff2`,
  ),
};

/** Several megabytes, so read only when needed. */
const JAPANESE = "@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal.woff2";
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

type Library = typeof import("@napi-rs/canvas");

let loading: Promise<Library> | undefined;

/** Loads the library and the fonts for the first picture. */
function library(): Promise<Library> {
  loading ??= import("@napi-rs/canvas").then((loaded) => {
    const { resolve } = createRequire(import.meta.url);
    for (const [family, files] of Object.entries(FONTS))
      for (const [index, file] of files.entries())
        loaded.GlobalFonts.registerFromPath(resolve(file), index === 0 ? family : `${family}${index}`);
    return loaded;
  });
  return loading;
}

const family = (name: string): string =>
  [...(ownValue(FONTS, name) ?? []).map((_, index) => (index === 0 ? name : `${name}${index}`)), "ShareJapanese"].join(
    ", ",
  );

/** Sets a family and weight; the files are variable fonts with a weight axis. */
function setFont(pen: SKRSContext2D, name: string, weight: number, size: number): void {
  pen.font = `${weight} ${size}px ${family(name)}`;
  pen.fontVariationSettings = `'wght' ${weight}`;
}

/** Draws a share picture as a PNG of 1,200 by 630 pixels. */
export async function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  const { createCanvas, loadImage, GlobalFonts } = await library();
  const isJapanese = UNSPACED.test(JSON.stringify(picture));
  if (isJapanese && !GlobalFonts.has("ShareJapanese"))
    GlobalFonts.registerFromPath(createRequire(import.meta.url).resolve(JAPANESE), "ShareJapanese");
  const canvas: Canvas = createCanvas(SHARE_SIZE.width, SHARE_SIZE.height);
  const pen = canvas.getContext("2d");
  pen.fillStyle = COLOUR.paper;
  pen.fillRect(0, 0, SHARE_SIZE.width, SHARE_SIZE.height);
  if (picture.drawing) {
    const { x, y, width, height } = DRAWING;
    pen.drawImage(await loadImage(Buffer.from(picture.drawing)), x, y, width, height);
    pen.strokeStyle = COLOUR.rule;
    pen.lineWidth = 2;
    pen.strokeRect(x, y, width, height);
  }
  writeText(pen, picture);
  writeFoot(pen, picture.brand);
  return canvas.encode("png");
}

/** In pixels; an email shows it at half this size. */
const STOREFRONT_SIZE = { width: 960, height: 640 };

/** Draws a 3:2 SVG as a PNG on its own. */
export async function drawStorefrontPicture(svg: string): Promise<Buffer> {
  const { createCanvas, loadImage } = await library();
  const { width, height } = STOREFRONT_SIZE;
  const canvas = createCanvas(width, height);
  canvas.getContext("2d").drawImage(await loadImage(Buffer.from(svg)), 0, 0, width, height);
  return canvas.encode("png");
}

function writeText(pen: SKRSContext2D, { kicker, title, line, figures, drawing }: SharePicture): void {
  const width = (drawing ? DRAWING.x - 48 : SHARE_SIZE.width - MARGIN) - MARGIN;
  pen.textBaseline = "alphabetic";
  pen.fillStyle = COLOUR.accent;
  setFont(pen, "ShareText", 600, 28);
  pen.fillText(fitted(pen, kicker, width), MARGIN, 128);
  const { lines, size } = getTitle(pen, title, width);
  pen.fillStyle = COLOUR.ink;
  let y = 128 + 24;
  for (const text of lines) {
    y += size * 1.12;
    pen.fillText(text, MARGIN, y);
  }
  pen.fillStyle = COLOUR.soft;
  setFont(pen, "ShareText", 400, 30);
  y += 14;
  for (const text of wrapped(pen, line, width, figures.length > 0 ? 1 : LINE_LINES)) {
    y += 40;
    pen.fillText(text, MARGIN, y);
  }
  let x = MARGIN;
  for (const { label, value } of figures) {
    pen.fillStyle = COLOUR.soft;
    setFont(pen, "ShareText", 400, 22);
    pen.fillText(label, x, 452);
    const wide = pen.measureText(label).width;
    pen.fillStyle = COLOUR.ink;
    setFont(pen, "ShareText", 600, 36);
    pen.fillText(value, x, 494);
    x += Math.max(wide, pen.measureText(value).width) + 64;
  }
}

/** Fits the name in the largest type size that shows it whole. */
function getTitle(pen: SKRSContext2D, title: string, width: number): { lines: string[]; size: number } {
  for (const size of [68, 58, 48]) {
    setFont(pen, "ShareDisplay", 500, size);
    // There is room for about 230 pixels of title.
    const max = Math.min(TITLE_LINES, Math.floor(235 / (size * 1.12)));
    const lines = wrapped(pen, title, width, max);
    if (size === 48 || !lines.at(-1)?.endsWith("…")) return { lines, size };
  }
  return { lines: [], size: 48 };
}

function writeFoot(pen: SKRSContext2D, brand: string): void {
  const top = 534;
  pen.fillStyle = COLOUR.accent;
  pen.fillRect(0, top, SHARE_SIZE.width, SHARE_SIZE.height - top);
  door(pen, MARGIN, top + 20);
  pen.fillStyle = COLOUR.light;
  setFont(pen, "ShareDisplay", 500, 34);
  pen.fillText(fitted(pen, brand, SHARE_SIZE.width - 2 * MARGIN - 72), MARGIN + 68, top + 60);
}

/** The brand's door, as in public/favicon.svg, in a field of 40 by 44 in light color. */
function door(pen: SKRSContext2D, x: number, y: number): void {
  const scale = 56 / 44;
  const arch = (half: number, from: number): void => {
    pen.beginPath();
    pen.moveTo(x + (20 - half) * scale, y + 43 * scale);
    pen.lineTo(x + (20 - half) * scale, y + from * scale);
    pen.arc(x + 20 * scale, y + from * scale, half * scale, Math.PI, 0);
    pen.lineTo(x + (20 + half) * scale, y + 43 * scale);
  };
  pen.fillStyle = COLOUR.light;
  arch(16, 16);
  pen.fill();
  pen.strokeStyle = COLOUR.accent;
  pen.lineWidth = 1.5 * scale;
  arch(11.5, 17);
  pen.stroke();
  pen.fillStyle = COLOUR.accent;
  pen.beginPath();
  pen.arc(x + 27 * scale, y + 32 * scale, 2 * scale, 0, 2 * Math.PI);
  pen.fill();
}

/** Wraps a text into lines of at most that width; text that does not fit ends with an ellipsis. */
function wrapped(pen: SKRSContext2D, text: string, width: number, max: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const part of pieces(text)) {
    if (line && pen.measureText((line + part).trimEnd()).width > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += line === "" ? part.trimStart() : part;
  }
  lines.push(line.trimEnd());
  const shown = lines.slice(0, max);
  if (lines.length > max) shown[max - 1] = fitted(pen, `${shown[max - 1]} ${lines[max]}…`, width);
  return shown.map((each) => fitted(pen, each, width));
}

/** Where a line may break: after a space, and between any two characters in scripts without spaces. */
function pieces(text: string): string[] {
  return (
    text.match(
      /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\S+?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|\S+\s*|\s+/gu,
    ) ?? []
  );
}

/** Truncates a text to a width with an ellipsis. */
function fitted(pen: SKRSContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  const letters = [...text.replace(/…$/, "")];
  while (letters.length > 1 && pen.measureText(`${letters.join("").trimEnd()}…`).width > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
