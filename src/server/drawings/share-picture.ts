import { createRequire } from "node:module";
import type { Canvas, Image, SKRSContext2D } from "@napi-rs/canvas";
import { getOwnValue } from "#lib/own-value.ts";

/** The content of a picture for shared links. */
export interface SharePicture {
  brand: string;
  /** The network's logo as a data URL; null for the default logo. */
  logo: string | null;
  /** Shown above the name: a category or the kind of page. */
  kicker: string;
  title: string;
  /** The text below the name: a location or topic. */
  line: string;
  stats: { label: string; value: string }[];
  /** A 3:2 drawing as SVG, or a photo as a data URL. */
  drawing: string | null;
}

export const SHARE_SIZE = { width: 1200, height: 630 };

/** The theme's light colors (web/styles/theme.css), because shared links appear on white pages. */
const COLORS = {
  background: "#faf6ef",
  text: "#1f2430",
  muted: "#545c69",
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
    (subset) => `@fontsource/newsreader/files/newsreader-${subset}-500-normal.woff2`,
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
function loadLibrary(): Promise<Library> {
  loading ??= import("@napi-rs/canvas").then((loaded) => {
    const { resolve } = createRequire(import.meta.url);
    for (const [family, files] of Object.entries(FONTS))
      for (const [index, file] of files.entries())
        loaded.GlobalFonts.registerFromPath(resolve(file), index === 0 ? family : `${family}${index}`);
    return loaded;
  });
  return loading;
}

const getFontFamily = (name: string): string =>
  [
    ...(getOwnValue(FONTS, name) ?? []).map((_, index) => (index === 0 ? name : `${name}${index}`)),
    "ShareJapanese",
  ].join(", ");

/** Sets a family and weight; the files are variable fonts with a weight axis. */
function setFont(ctx: SKRSContext2D, name: string, weight: number, size: number): void {
  ctx.font = `${weight} ${size}px ${getFontFamily(name)}`;
  ctx.fontVariationSettings = `'wght' ${weight}`;
}

/** Draws a share picture as a PNG of 1,200 by 630 pixels. */
export async function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  const { createCanvas, loadImage, GlobalFonts } = await loadLibrary();
  const isJapanese = UNSPACED.test(JSON.stringify(picture));
  if (isJapanese && !GlobalFonts.has("ShareJapanese"))
    GlobalFonts.registerFromPath(createRequire(import.meta.url).resolve(JAPANESE), "ShareJapanese");
  const canvas: Canvas = createCanvas(SHARE_SIZE.width, SHARE_SIZE.height);
  const ctx = canvas.getContext("2d");
  ctx.fillStyle = COLORS.background;
  ctx.fillRect(0, 0, SHARE_SIZE.width, SHARE_SIZE.height);
  if (picture.drawing) {
    const { x, y, width, height } = DRAWING;
    ctx.drawImage(
      await loadImage(picture.drawing.startsWith("data:") ? picture.drawing : Buffer.from(picture.drawing)),
      x,
      y,
      width,
      height,
    );
    ctx.strokeStyle = COLORS.rule;
    ctx.lineWidth = 2;
    ctx.strokeRect(x, y, width, height);
  }
  drawText(ctx, picture);
  if (picture.logo) drawLogo(ctx, await loadImage(picture.logo));
  else drawFooter(ctx, picture.brand);
  return canvas.encode("png");
}

/** In pixels. Emails show it at half this size. */
const STOREFRONT_SIZE = { width: 960, height: 640 };

/** Draws a 3:2 SVG as a PNG on its own. */
export async function drawStorefrontPicture(svg: string): Promise<Buffer> {
  const { createCanvas, loadImage } = await loadLibrary();
  const { width, height } = STOREFRONT_SIZE;
  const canvas = createCanvas(width, height);
  canvas.getContext("2d").drawImage(await loadImage(Buffer.from(svg)), 0, 0, width, height);
  return canvas.encode("png");
}

function drawText(ctx: SKRSContext2D, { kicker, title, line, stats, drawing }: SharePicture): void {
  const width = (drawing ? DRAWING.x - 48 : SHARE_SIZE.width - MARGIN) - MARGIN;
  ctx.textBaseline = "alphabetic";
  ctx.fillStyle = COLORS.accent;
  setFont(ctx, "ShareText", 600, 28);
  ctx.fillText(truncateText(ctx, kicker, width), MARGIN, 128);
  const { lines, size } = fitTitle(ctx, title, width);
  ctx.fillStyle = COLORS.text;
  let y = 128 + 24;
  for (const text of lines) {
    y += size * 1.12;
    ctx.fillText(text, MARGIN, y);
  }
  ctx.fillStyle = COLORS.muted;
  setFont(ctx, "ShareText", 400, 30);
  y += 14;
  for (const text of wrapText(ctx, line, width, stats.length > 0 ? 1 : LINE_LINES)) {
    y += 40;
    ctx.fillText(text, MARGIN, y);
  }
  let x = MARGIN;
  for (const { label, value } of stats) {
    ctx.fillStyle = COLORS.muted;
    setFont(ctx, "ShareText", 400, 22);
    ctx.fillText(label, x, 452);
    const wide = ctx.measureText(label).width;
    ctx.fillStyle = COLORS.text;
    setFont(ctx, "ShareText", 600, 36);
    ctx.fillText(value, x, 494);
    x += Math.max(wide, ctx.measureText(value).width) + 64;
  }
}

/** Fits the name in the largest type size that shows it whole. */
function fitTitle(ctx: SKRSContext2D, title: string, width: number): { lines: string[]; size: number } {
  for (const size of [68, 58, 48]) {
    setFont(ctx, "ShareDisplay", 500, size);
    // There is room for about 230 pixels of title.
    const max = Math.min(TITLE_LINES, Math.floor(235 / (size * 1.12)));
    const lines = wrapText(ctx, title, width, max);
    if (size === 48 || !lines.at(-1)?.endsWith("…")) return { lines, size };
  }
  return { lines: [], size: 48 };
}

/** Where the band with the brand begins. */
const FOOTER_TOP = 534;
/** Max size of the logo in the band. */
const LOGO = { width: 480, height: 68 };

/** Draws the uploaded logo on a light band, because it was made for light backgrounds. */
function drawLogo(ctx: SKRSContext2D, logo: Image): void {
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height);
  const height = logo.height * scale;
  const band = SHARE_SIZE.height - FOOTER_TOP;
  ctx.fillStyle = COLORS.light;
  ctx.fillRect(0, FOOTER_TOP, SHARE_SIZE.width, band);
  ctx.fillStyle = COLORS.rule;
  ctx.fillRect(0, FOOTER_TOP, SHARE_SIZE.width, 2);
  ctx.drawImage(logo, MARGIN, FOOTER_TOP + (band - height) / 2, logo.width * scale, height);
}

function drawFooter(ctx: SKRSContext2D, brand: string): void {
  ctx.fillStyle = COLORS.accent;
  ctx.fillRect(0, FOOTER_TOP, SHARE_SIZE.width, SHARE_SIZE.height - FOOTER_TOP);
  drawDoor(ctx, MARGIN, FOOTER_TOP + 20);
  ctx.fillStyle = COLORS.light;
  setFont(ctx, "ShareDisplay", 500, 34);
  ctx.fillText(truncateText(ctx, brand, SHARE_SIZE.width - 2 * MARGIN - 72), MARGIN + 68, FOOTER_TOP + 60);
}

/** Draws the brand's door in the light color, on the 40 × 44 grid of public/favicon.svg. */
function drawDoor(ctx: SKRSContext2D, x: number, y: number): void {
  const scale = 56 / 44;
  const drawArch = (half: number, from: number): void => {
    ctx.beginPath();
    ctx.moveTo(x + (20 - half) * scale, y + 43 * scale);
    ctx.lineTo(x + (20 - half) * scale, y + from * scale);
    ctx.arc(x + 20 * scale, y + from * scale, half * scale, Math.PI, 0);
    ctx.lineTo(x + (20 + half) * scale, y + 43 * scale);
  };
  ctx.fillStyle = COLORS.light;
  drawArch(16, 16);
  ctx.fill();
  ctx.strokeStyle = COLORS.accent;
  ctx.lineWidth = 1.5 * scale;
  drawArch(11.5, 17);
  ctx.stroke();
  ctx.fillStyle = COLORS.accent;
  ctx.beginPath();
  ctx.arc(x + 27 * scale, y + 32 * scale, 2 * scale, 0, 2 * Math.PI);
  ctx.fill();
}

/** Wraps a text into lines of at most that width; text that does not fit ends with an ellipsis. */
function wrapText(ctx: SKRSContext2D, text: string, width: number, max: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const part of splitText(text)) {
    if (line && ctx.measureText((line + part).trimEnd()).width > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += line === "" ? part.trimStart() : part;
  }
  lines.push(line.trimEnd());
  const shown = lines.slice(0, max);
  if (lines.length > max) shown[max - 1] = truncateText(ctx, `${shown[max - 1]} ${lines[max]}…`, width);
  return shown.map((each) => truncateText(ctx, each, width));
}

/** Where a line may break: after a space, and between any two characters in scripts without spaces. */
function splitText(text: string): string[] {
  return (
    text.match(
      /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\S+?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|\S+\s*|\s+/gu,
    ) ?? []
  );
}

/** Truncates a text to a width with an ellipsis. */
function truncateText(ctx: SKRSContext2D, text: string, width: number): string {
  if (ctx.measureText(text).width <= width) return text;
  const letters = [...text.replace(/…$/, "")];
  while (letters.length > 1 && ctx.measureText(`${letters.join("").trimEnd()}…`).width > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
