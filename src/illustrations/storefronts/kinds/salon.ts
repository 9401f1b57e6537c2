import { drawGlyph, type Glyph } from "../parts/glyphs.ts";
import { drawDoor, drawWindows } from "../parts/openings.ts";
import { drawFront } from "../parts/roofs.ts";
import { drawBladeSign, drawLanterns } from "../parts/street-furniture.ts";
import { drawStreetLife } from "../parts/street-life.ts";
import { drawTopiary } from "../parts/trees.ts";
import { drawStringCourse } from "../parts/walls.ts";
import { arch, box, circle, d, drawDots, fill, fillFlat, range, stroke } from "../pen.ts";
import { GROUND_Y as base, type Point, type Scene } from "../scene.ts";
import type { KindDrawing } from "./kind-drawing.ts";

/** A three-bay house with bow windows, mirrors, dome awnings and a barber pole. */
export const salon: KindDrawing = {
  backdrops: ["town"],
  ground: "street",
  schemes: ["apricot", "mauve", "cream", "sage", "sky", "teal", "linen", "navy", "ochre", "oxblood"],
  draw(s) {
    const { dice, paint } = s;
    const w = dice.pick([196, 212]);
    const x = dice.pick([120, 136, 148]);
    const floors = dice.pick([1, 1, 2]);
    const shop = 176;
    const top = shop - floors * 54;
    const mid = x + w / 2;
    const sign = dice.pick(["scissors", "comb", "scissors", "flower"] as const);
    const openings = range(floors, shop - 46, -54).flatMap((y) =>
      [x + 22, mid - 11, x + w - 44].map((at) => [at, y, 22, 34] as const),
    );
    return (
      drawFront(s, {
        form: dice.pick(["bell", "mansard", "pediment", "parapet", "hip"] as const),
        x,
        top,
        w,
        texture: dice.pick(["stucco", "boards", "brick", undefined] as const),
      }) +
      drawWindows(s, openings, {
        head: dice.pick(["arch", "pediment", "flat"] as const),
        rows: 2,
        ...dice.pick([{ boxes: true }, { shutters: paint.accent }, {}]),
      }) +
      drawStringCourse(s, x - 3, shop, w + 6) +
      s.stamp(
        [
          [x + 10, 0],
          [x + w - 74, 0],
        ],
        drawBowWindow(s, 0, shop, dice.chance(0.55)),
      ) +
      drawEntrance(s, mid, shop, sign) +
      (sign === "flower" ? drawBladeSign(s, x + w, 132, sign, "round") : drawPole(s, x + w + 12, 196)) +
      (!s.isSparse && dice.chance(0.5) ? drawTopiary(s, [mid - 31, mid + 31], 282) : "") +
      drawStreetLife(s, x - 4, x + w + 18, ["lamp", "tree", "bicycle", "bench", "mailbox", "planter"])
    );
  },
};

/** A bow window, 64 wide: three panes, the outer ones narrow, on a paneled base. */
function drawBowWindow(s: Scene, x: number, shop: number, dome: boolean): string {
  const { paint, dice } = s;
  const lit = s.isDark || dice.chance(s.light.litShare);
  const y = shop + 22;
  const ends = d`M${x + 4} ${y}h56v44h-56z`;
  const mirrors: Point[] = [
    [x + 24, y + 17],
    [x + 45, y + 17],
  ];
  const chairs = d`M${x + 18} ${y + 44}v-11h12v11zm21 0v-11h12v11z`;
  return (
    fill(paint.accent, d`M${x} ${base}v-22l4-4h56l4 4v22z`) +
    fill(lit ? paint.lamp : paint.glass, ends) +
    drawDots(lit ? paint.paper : paint.cloud, 18, mirrors, 0.7) +
    fillFlat(paint.sign, chairs) +
    stroke(paint.trim, 2.6, d`M${x + 14} ${y}v44m36 0v-44`) +
    fill(paint.trim, box(x, y + 42, 64, 5) + box(x, y - 5, 64, 5)) +
    (dome ? drawDomeAwning(s, x - 2, y - 4) : drawSwag(s, x + 4, y))
  );
}

/** A quarter-round awning with ribs. */
function drawDomeAwning(s: Scene, x: number, y: number): string {
  const { paint } = s;
  return (
    s.shadeStrip(x + 6, y + 8, 62, 8) +
    fill(paint.accent, d`M${x} ${y + 4}q2-28 34-28t34 28${d`q-5.7 9-11.3 0`.repeat(6)}z`) +
    stroke(paint.paper, 2, d`M${x + 12} ${y + 4}q4-24 22-28q18 4 22 28M${x + 34} ${y + 4}v-28`)
  );
}

function drawSwag(s: Scene, x: number, y: number): string {
  return fill(s.paint.paper, d`M${x} ${y}h56v5q-7 10-14 0-7 10-14 0-7 10-14 0-7 10-14 0z`);
}

function drawEntrance(s: Scene, mid: number, shop: number, sign: Glyph): string {
  const { paint } = s;
  return (
    fill(paint.trim, arch(mid - 24, shop + 10, 48, base - shop - 10, 20)) +
    drawDoor(s, mid - 16, base, 32, 60, { glazed: true, frame: paint.trim, steps: 2 }) +
    fill(paint.sign, circle(mid, shop + 6, 12)) +
    drawGlyph(sign, mid, shop + 6, 14, paint.paper, 1.7) +
    drawLanterns(s, [mid - 30, mid + 30], shop + 34)
  );
}

/** The striped barber pole. */
function drawPole(s: Scene, x: number, y: number): string {
  const { paint } = s;
  const glow = s.isDark ? drawDots(paint.lamp, 44, [[x, y]], 0.25) : "";
  return (
    glow +
    fill(paint.paper, box(x - 5, y - 18, 10, 36)) +
    stroke(s.paint.red, 3.4, d`M${x - 5} ${y - 10}l10-6m-10 16 10-6m-10 16 10-6m-10 16 10-6`) +
    fill(paint.steel, d`M${x - 7} ${y - 18}q7-12 14 0zm0 36q7 12 14 0z`) +
    stroke("", 2, d`M${x - 12} ${y - 16}h6m-6 32h6`)
  );
}
