import { drawAwning } from "../parts/awnings.ts";
import { drawGlyph, type Glyph } from "../parts/glyphs.ts";
import { drawCat } from "../parts/street-furniture.ts";
import { defineTexture } from "../parts/textures.ts";
import { box, circle, d, drawDottedLine, fill, fillFlat, range, stroke } from "../pen.ts";
import type { Scene } from "../scene.ts";
import type { KindDrawing } from "./kind-drawing.ts";

/** The desk's edge, on which the screen is placed. */
const desk = 258;

/** An online shop: a screen on a desk with an awning over its window, and the sky outside. */
export const website: KindDrawing = {
  backdrops: ["city", "hills", "suburb"],
  ground: "none",
  draw(s) {
    const { dice } = s;
    const w = dice.pick([236, 256, 276]);
    const x = dice.pick([112, 128]);
    const sign = dice.pick(["cursor", "tag", "basket", "star", "gem", "heart", "bolt", "leaf"] as const);
    return (
      drawRoom(s, x, w) +
      drawDesktop(s) +
      drawScreen({ ...s, paint: s.glowing, isDark: false }, x, w, sign) +
      drawDeskItems(s, x, x + w)
    );
  },
};

/** The wall with a window that shows the sky and backdrop, which are already drawn. */
function drawRoom(s: Scene, x: number, w: number): string {
  const { paint, dice } = s;
  const hole = dice.pick([
    { path: box(24, 24, 72, 150), bars: "M60 24v150M24 84h72" },
    { path: d`M24 174v-114a36 36 0 0 1 72 0v114z`, bars: "M60 24v150M24 60h72m-72 56h72" },
    { path: circle(62, 92, 44), bars: "M62 48v88M18 92h88" },
  ]);
  const texture = dice.pick(["battens", "stucco", "brick", "stucco"] as const);
  const wallPath = `${box(-4, -4, 488, desk + 4)}${hole.path}`;
  const lampGlow = s.isDark ? fillFlat(paint.lamp, circle(x + w / 2, 130, 150), 0.14) : "";
  return (
    fill(paint.wall, wallPath, ' fill-rule="evenodd"') +
    fill(defineTexture(s, texture), wallPath, ' fill-rule="evenodd" stroke="none"') +
    stroke("", 7, hole.path) +
    stroke(paint.trim, 4.6, hole.path) +
    stroke(paint.trim, 3, hole.bars) +
    lampGlow +
    dice.pick([() => drawShelf(s, x + w + 14), () => drawPictures(s, x + w + 22), () => drawPendant(s, x + w + 40)])()
  );
}

function drawShelf(s: Scene, x: number): string {
  const { paint } = s;
  return (
    stroke(paint.accent, 24, d`M${x + 6} 74h60`, { dash: "6 1 9 2 5 3" }) +
    stroke(paint.sign, 20, d`M${x + 8} 126h44`, { dash: "8 2 5 1 11 2" }) +
    fill(paint.wood, box(x, 86, 76, 5) + box(x, 136, 76, 5)) +
    fill(paint.leaf, d`M${x + 66} 128q-12-14-2-24 2 10 2 10 2-12 9-12 4 14-5 26z`)
  );
}

function drawPictures(s: Scene, x: number): string {
  const { paint } = s;
  return (
    fill(paint.trim, box(x, 52, 50, 62) + box(x + 8, 128, 42, 34)) +
    fill(paint.accent, box(x + 6, 58, 38, 50)) +
    fill(paint.paper, circle(x + 25, 76, 10) + d`M${x + 6} 108l14-18 10 10 14-16v24z`) +
    fill(paint.leaf, box(x + 13, 133, 32, 24))
  );
}

function drawPendant(s: Scene, x: number): string {
  const glow = s.isDark ? fillFlat(s.paint.lamp, d`M${x - 22} 84h44l26 100h-96z`, 0.18) : "";
  return (
    glow +
    stroke("", 1.6, d`M${x} 0v58`) +
    fill(s.paint.lamp, circle(x, 84, 7)) +
    fill(s.paint.accent, d`M${x - 24} 84q2-26 24-26t24 26z`)
  );
}

function drawDesktop(s: Scene): string {
  const { paint } = s;
  return (
    fill(paint.wood, box(-4, desk, 488, 66)) +
    stroke("", 1, "M20 284h120m60 12h150m-300 14h90m180-20h120", { opacity: 0.3 }) +
    s.shadeStrip(0, desk, 480, 5, 0.2)
  );
}

/** The screen in daylight colors because it glows: title bar, address, awning and a shop window. */
function drawScreen(s: Scene, x: number, w: number, sign: Glyph): string {
  const { paint, dice } = s;
  const laptop = dice.chance(0.4);
  const foot = laptop ? 262 : 226;
  const y = laptop ? 74 : 48;
  const h = foot - y;
  const stand = laptop
    ? fill(paint.steel, d`M${x - 26} ${foot + 12}l14-10h${w + 24}l14 10q-4 6-12 6h-${w + 28}q-8 0-12-6z`)
    : fill(paint.steel, d`M${x + w / 2 - 16} ${foot}h32l4 34h-40z`) +
      fill(paint.steel, d`M${x + w / 2 - 46} ${desk + 8}q0-8 12-8h68q12 0 12 8z`);
  return (
    s.shade(d`M${x - 10} ${desk + 14}h${w + 30}v10h-${w + 40}z`) +
    stand +
    fill(paint.ink, d`M${x - 8} ${y}q0-8 8-8h${w}q8 0 8 8v${h}q0 8-8 8h-${w}q-8 0-8-8z`) +
    fill(paint.paper, box(x, y, w, h)) +
    fill(paint.trim, box(x, y, w, 18)) +
    drawDottedLine(paint.accent, 6, 11, d`M${x + 11} ${y + 9}h24`) +
    stroke(paint.steel, 8, d`M${x + 50} ${y + 9}H${x + w - 16}`, { round: true }) +
    drawPage(s, x, y + 18, w, h - 18, sign)
  );
}

function drawPage(s: Scene, x: number, y: number, w: number, h: number, sign: Glyph): string {
  const { paint, dice } = s;
  const foot = y + h;
  const scheme = dice.pick(["cards", "hero", "window"] as const);
  const cover = drawAwning(s, x + 2, y + 4, w - 4, 22, {
    stripes: true,
    edge: dice.pick(["scallop", "scallop", "zigzag"] as const),
  });
  if (scheme === "hero") {
    const mid = x + w / 2;
    return (
      fill(paint.sign, circle(mid, y + 68, 26)) +
      drawGlyph(sign, mid, y + 68, 30, paint.paper, 2.6) +
      stroke(paint.steel, 5, d`M${mid - 52} ${y + 108}h104m-84 12h64`, { round: true }) +
      fill(paint.accent, d`M${mid - 28} ${foot - 24}h56q7 0 7 7t-7 7h-56q-7 0-7-7t7-7z`) +
      cover
    );
  }
  if (scheme === "cards") {
    const gap = Math.round((w - 20) / 3);
    const at = range(3, x + 14, gap);
    const tall = h - 82;
    const goods = dice.pick([
      ["hat", "gem", sign],
      [sign, "cup", "flower"],
      ["book", sign, "tag"],
    ] as const);
    const tints = [paint.accent, paint.sign, paint.leaf];
    return (
      at
        .map(
          (left, i) =>
            fill(tints[i]!, box(left, y + 44, gap - 8, tall)) +
            drawGlyph(goods[i]!, left + gap / 2 - 4, y + 44 + tall / 2, 28, paint.paper, 2.2),
        )
        .join("") +
      stroke(paint.steel, 4, at.map((left) => d`M${left + 3} ${foot - 27}h${gap - 22}`).join(""), { round: true }) +
      stroke(paint.accent, 7, at.map((left) => d`M${left + 5} ${foot - 14}h18`).join(""), { round: true }) +
      cover
    );
  }
  const doorX = dice.chance(0.5) ? x + 18 : x + w - 58;
  const glassX = doorX === x + 18 ? x + 72 : x + 14;
  const glassW = w - 88;
  return (
    fill(paint.wall, box(x, y, w, h)) +
    fill(paint.trim, box(doorX - 4, y + 44, 44, h - 44) + box(glassX - 4, y + 44, glassW + 8, h - 58)) +
    fill(paint.accent, box(doorX, y + 48, 36, h - 48)) +
    fill(
      dice.pick([paint.lamp, paint.lamp, paint.cloud]),
      box(doorX + 6, y + 54, 24, h - 82) + box(glassX, y + 48, glassW, h - 66),
    ) +
    stroke(paint.sign, 20, d`M${glassX + 6} ${foot - 28}h${glassW - 12}`, { dash: "16 4 9 3 12 6" }) +
    fill(
      paint.accent,
      range(3, glassX + glassW / 6, glassW / 3)
        .map((at) => d`M${at} ${y + 48}v12m-8 7q0-7 8-7t8 7z`)
        .join(""),
    ) +
    stroke(paint.wood, 4, d`M${glassX} ${foot - 37}h${glassW}`) +
    stroke(paint.trim, 3, d`M${glassX + glassW / 2} ${y + 48}v${h - 66}`) +
    cover
  );
}

function drawDeskItems(s: Scene, left: number, right: number): string {
  const { dice, paint } = s;
  const drawMug = (x: number) =>
    stroke("", 5, d`M${x + 22} ${desk}q12 0 8 9t-10 7`) +
    stroke(paint.paper, 2.4, d`M${x + 22} ${desk}q12 0 8 9t-10 7`) +
    fill(paint.accent, d`M${x} ${desk - 8}h23v24q0 5-5 5h-13q-5 0-5-5z`) +
    stroke(paint.cloud, 2, d`M${x + 7} ${desk - 15}q-5-6 0-11m9 11q-5-6 0-11`);
  const drawPlant = (x: number) =>
    fill(paint.leaf, d`M${x + 18} ${desk - 8}q-26-14-24-42 20 6 22 30 0-32 12-42 12 20 0 44 8-18 24-20-2 22-24 30z`) +
    fill(paint.roof, d`M${x + 2} ${desk - 10}h34l-5 32h-24z`);
  const drawBooks = (x: number) =>
    fill(paint.accent, box(x, desk + 4, 60, 11)) +
    fill(paint.leaf, box(x + 5, desk - 6, 52, 10)) +
    fill(paint.paper, box(x + 2, desk - 15, 50, 9));
  const drawParcel = (x: number) =>
    fill(paint.straw, box(x, desk - 26, 56, 44)) +
    stroke(paint.paper, 7, d`M${x + 28} ${desk - 25}v42`) +
    stroke("", 1.2, d`M${x + 6} ${desk + 10}h14m-14-5h9`);
  const drawLamp = (x: number) =>
    stroke("", 3, d`M${x + 14} ${desk + 14}l-8-48 34-40`) +
    fill(
      paint.accent,
      d`M${x + 28} ${desk - 76}l18-14 20 22q-10 12-22 8z` + d`M${x - 4} ${desk + 18}q4-10 18-10t18 10z`,
    );
  const leftThing = dice.pick([drawPlant, drawBooks, drawParcel])(dice.whole(20, 28));
  const rightThing = dice.pick([drawMug, drawParcel, drawPlant, drawLamp])(Math.min(right + 16, 408));
  return leftThing + rightThing + (dice.chance(0.3) ? drawCat(s, left - 30, desk + 24) : "");
}
