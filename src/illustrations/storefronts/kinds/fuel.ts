import { drawCanopy } from "../parts/awnings.ts";
import { drawGlyph } from "../parts/glyphs.ts";
import { drawDoor, drawShowWindow } from "../parts/openings.ts";
import { drawLamp } from "../parts/street-furniture.ts";
import { drawHedge, drawTree } from "../parts/trees.ts";
import { drawCar, drawVan } from "../parts/vehicles.ts";
import { drawCornice, drawWall } from "../parts/walls.ts";
import { box, circle, d, drawDottedLine, fill, fillFlat, range, stroke } from "../pen.ts";
import { GROUND_Y as base, type Scene } from "../scene.ts";
import type { KindDrawing } from "./kind-drawing.ts";

/** A gas station under its canopy, or a car wash with brushes behind glass. */
export const fuel: KindDrawing = {
  backdrops: ["hills", "suburb", "hills", "works"],
  ground: "yard",
  draw: (s) => (s.dice.chance(0.62) ? drawStation(s) : drawCarWash(s)),
};

const colors = ["accent", "steel", "leaf", "wood", "paper"] as const;

function drawStation(s: Scene): string {
  const { dice, paint } = s;
  const w = dice.pick([236, 264, 288]);
  const x = 104;
  const roof = dice.whole(150, 164);
  const columns = dice.pick([[x + 36, x + w - 44], [x + w / 2 - 4], [x + 30, x + w / 2 - 4, x + w - 38]]);
  const pumps = range(dice.pick([2, 3]), x + 64, 70);
  const slab = dice.pick([
    () => fill(paint.accent, box(x, roof, w, 20)) + fill(paint.trim, box(x, roof + 5, w, 7)),
    () =>
      fill(paint.trim, d`M${x} ${roof + 20}v-10q0-10 10-10h${w - 20}q10 0 10 10v10z`) +
      stroke(paint.accent, 5, d`M${x + 2} ${roof + 14}h${w - 4}`),
    () =>
      fill(paint.trim, d`M${x - 8} ${roof + 6}l${w / 2 + 8}-14 ${w / 2 + 8} 14-6 14h${-w - 4}z`) +
      stroke(paint.accent, 5, d`M${x - 2} ${roof + 14}h${w + 4}`),
  ])();
  const glow = s.isDark
    ? fillFlat(paint.lamp, d`M${x + 8} ${roof + 20}h${w - 16}l16 ${base - roof - 6}h${-w - 16}z`, 0.2)
    : "";
  return (
    drawHedge(s, 0, base, 92, 15) +
    dice.pick([() => drawTree(s, 78, base, "poplar", 0.8), () => "", () => drawTree(s, 84, base, "round", 0.9)])() +
    drawKiosk(s, x + w - 70, dice.whole(194, 202)) +
    drawBunting(s, x, roof) +
    glow +
    fill(paint.steel, columns.map((at) => box(at, roof + 20, 8, base - roof - 20)).join("")) +
    pumps.map((at) => drawPump(s, at)).join("") +
    slab +
    s.shadeStrip(x + 2, roof + 20, w - 4, 4) +
    drawPriceSign(s, 46) +
    dice.pick([
      () => drawCar(s, x + 70, 296, paint[dice.pick(colors)]),
      () => drawVan(s, x + 150, 298, paint[dice.pick(colors)]),
      () => drawTree(s, 458, 270, dice.pick(["palm", "conifer", "round"] as const)),
      () => drawCar(s, x + 200, 292, paint[dice.pick(colors)]),
    ])()
  );
}

function drawPump(s: Scene, x: number): string {
  const { paint } = s;
  return (
    stroke(paint.straw, 3, d`M${x - 12} ${base - 2}v-16m44 0v16`) +
    stroke("", 1.8, d`M${x + 17} ${base - 30}q9 0 7 14t4 8v-22`) +
    fill(paint.accent, d`M${x} ${base - 5}v-36q0-6 6-6h7q6 0 6 6v36z`) +
    fill(s.isDark ? paint.lamp : paint.paper, box(x + 4, base - 41, 11, 10)) +
    fill(paint.sidewalk, box(x - 8, base - 5, 36, 5))
  );
}

/** Pennants from the price sign to the roof, in some drawings. */
function drawBunting(s: Scene, x: number, roof: number): string {
  if (s.dice.chance(0.55)) return "";
  const rope = d`M49 ${roof - 8}q${(x - 44) / 2} 34 ${x - 46} 10`;
  return (
    stroke("", 1, rope) + stroke(s.paint.accent, 9, d`M49 ${roof - 4}q${(x - 44) / 2} 34 ${x - 46} 10`, { dash: "5 6" })
  );
}

function drawKiosk(s: Scene, x: number, top: number): string {
  const { dice, paint } = s;
  const w = 124;
  const goods =
    drawDottedLine(paint.accent, 6, 9, d`M${x + 16} ${top + 45}h50`) +
    drawDottedLine(paint.leaf, 6, 9, d`M${x + 16} ${top + 31}h50`);
  return (
    drawWall(s, paint.wall, box(x, top, w, base - top), dice.pick(["brick", "boards", "tin", undefined] as const)) +
    drawCornice(s, x - 4, top - 6, w + 8) +
    drawShowWindow(s, [x + 14, top + 18, 58, 32], goods, { columns: 2, frame: paint.trim }) +
    drawDoor(s, x + 86, base, 26, 50, { glazed: true }) +
    drawCanopy(s, x + 6, top + 6, w - 12, 6)
  );
}

/** The price sign, with bars in place of prices. */
function drawPriceSign(s: Scene, x: number): string {
  const { dice, paint } = s;
  const y = dice.whole(126, 146);
  const round = dice.chance(0.5);
  const head = round ? circle(x, y, 24) : box(x - 22, y - 24, 44, 44);
  return (
    stroke("", 6, d`M${x} ${base + 6}V${y}`) +
    fill(paint.accent, head) +
    fill(paint.sign, box(x - 20, y + 26, 40, 42)) +
    stroke(s.isDark ? paint.lamp : paint.trim, 6, d`M${x - 14} ${y + 36}h28m-28 11h28m-28 11h28`, { dash: "6 2" }) +
    drawGlyph("drop", x, y - 1, 26, paint.paper, 2.4)
  );
}

function drawCarWash(s: Scene): string {
  const { dice, paint } = s;
  const w = 300;
  const x = 92;
  const top = dice.whole(168, 178);
  const roof = dice.pick([
    () => fill(paint.accent, d`M${x - 10} ${top + 4}l8-16h${w + 4}l8 16z`),
    () => fill(paint.accent, d`M${x - 6} ${top + 2}${d`q30-30 60 0`.repeat(5)}h12v8h${-w - 12}z`),
    () => drawCornice(s, x - 6, top - 4, w + 12, true),
  ])();
  const glassX = x + 76;
  const bubbles =
    circle(364, top - 64, 8) + circle(380, top - 82, 5) + circle(352, top - 86, 4) + circle(368, top - 102, 3);
  return (
    drawWall(s, paint.wall, box(x, top, w, base - top), dice.pick(["tin", "brick", "boards", undefined] as const)) +
    fill(paint.trim, box(x + 6, top + 16, 62, base - top - 16)) +
    fill(s.isDark ? paint.lamp : paint.ink, box(x + 11, top + 21, 52, base - top - 21)) +
    stroke(paint.accent, 46, d`M${x + 11} ${top + 44}h52`, { dash: "6 2.7" }) +
    drawShowWindow(s, [glassX, top + 20, 150, 54], drawWash(s, glassX, top + 74), { columns: 3, frame: paint.trim }) +
    drawDoor(s, x + w - 54, base, 30, 58, { glazed: true }) +
    roof +
    drawTower(s, x + w - 34, top) +
    fill(paint.cloud, bubbles) +
    dice.pick([
      () => drawCar(s, 4, 292, paint[dice.pick(colors)]),
      () => drawVan(s, 300, 298, paint[dice.pick(colors)]),
      () => drawHedge(s, 404, 270, 60) + drawLamp(s, 48, 274, "swan"),
    ])()
  );
}

function drawTower(s: Scene, x: number, top: number): string {
  return (
    fill(s.paint.accent, d`M${x - 18} ${top + 8}v-50q18-16 36 0v50z`) +
    drawGlyph(s.dice.pick(["drop", "wheel"] as const), x, top - 20, 24, s.paint.paper, 2.2)
  );
}

function drawWash(s: Scene, x: number, foot: number): string {
  const { paint } = s;
  const drawBrush = (at: number) =>
    stroke(paint.accent, 16, d`M${at} ${foot - 4}v-46`, { dash: "3 2" }) + stroke("", 2, d`M${at} ${foot}v-54`);
  return (
    drawCar(s, x + 26, foot, paint.steel) +
    drawBrush(x + 20) +
    drawBrush(x + 130) +
    drawDottedLine(paint.paper, 7, 9, d`M${x + 40} ${foot - 40}q30-8 60 8`)
  );
}
