import { drawGlyph } from "../parts/glyphs.ts";
import { drawDoor, drawWindows } from "../parts/openings.ts";
import { drawGable } from "../parts/roofs.ts";
import { drawBench, drawBicycle } from "../parts/street-furniture.ts";
import { drawHedge, drawTree } from "../parts/trees.ts";
import { drawBus } from "../parts/vehicles.ts";
import { drawStringCourse, drawWall } from "../parts/walls.ts";
import { arch, box, circle, d, fill, polygon, range, stroke } from "../pen.ts";
import { GROUND_Y as base, type Scene } from "../scene.ts";
import type { KindDrawing } from "./kind-drawing.ts";

/** Two long wings and a center with a clock, a bell turret on the roof and a flag by the door. */
export const school: KindDrawing = {
  backdrops: ["suburb", "hills", "suburb"],
  ground: "lawn",
  schemes: ["brick", "cream", "ochre", "buff", "sage", "oxblood", "sky", "apricot", "linen"],
  draw(s) {
    const { dice, paint } = s;
    const wing = dice.pick([104, 118, 128]);
    const middle = dice.pick([92, 104]);
    const w = 2 * wing + middle;
    const x = Math.round(240 - w / 2);
    const mid = x + w / 2;
    const floors = dice.pick([1, 2]);
    const top = base - 20 - floors * 50;
    const bays = dice.pick([2, 3]);
    const texture = dice.pick(["brick", "brick", "boards", "stucco"] as const);
    const at = [x, mid + middle / 2].flatMap((left) => range(bays, left + wing / bays / 2 - 12, wing / bays));
    const openings = range(floors, top + 16, 50).flatMap((y) => at.map((left) => [left, y, 24, 34] as const));
    return (
      drawTurret(s, mid, top - 44) +
      drawWall(s, paint.wall, box(x, top, w, base - top), texture) +
      drawWingRoof(s, x, top, w) +
      drawWindows(s, openings, {
        columns: dice.pick([2, 3]),
        rows: 3,
        head: dice.pick(["flat", "arch", "hood"] as const),
        surround: 2.5,
      }) +
      drawStringCourse(s, x - 2, base - 14, w + 4) +
      drawCenter(s, mid, middle, top, texture) +
      drawPlayground(s, x, x + w)
    );
  },
};

function drawWingRoof(s: Scene, x: number, top: number, w: number): string {
  const slope = d`M${x - 10} ${top + 2}l20-32h${w - 20}l20 32z`;
  return (
    drawWall(s, s.paint.roof, slope, s.dice.pick(["tiles", "slate"] as const)) +
    fill(s.paint.trim, box(x - 11, top + 1, w + 22, 5)) +
    s.shadeStrip(x, top + 6, w, 6)
  );
}

/** The center: its gable, the clock and the arched door. */
function drawCenter(s: Scene, mid: number, w: number, top: number, texture: "brick" | "boards" | "stucco"): string {
  const { paint, dice } = s;
  const x = mid - w / 2;
  const y = top - 6;
  const head = drawGable(s, x, y, w, dice.pick([38, 46]));
  const clockY = y - 4;
  return (
    drawWall(s, paint.wall, box(x, y, w, base - y) + head.outline, texture) +
    head.over +
    fill(paint.trim, circle(mid, clockY, 15)) +
    fill(paint.paper, circle(mid, clockY, 11.5)) +
    stroke("", 2, d`M${mid} ${clockY - 7}v7l${dice.pick([5, -5, 6])} ${dice.pick([3, -3, 4])}`, { round: true }) +
    (base - top > 100
      ? drawWindows(
          s,
          [
            [mid - 32, top + 22, 16, 30],
            [mid - 8, top + 22, 16, 30],
            [mid + 16, top + 22, 16, 30],
          ],
          { head: "arch", rows: 3 },
        )
      : "") +
    fill(paint.trim, arch(mid - 25, base - 68, 50, 68, 18)) +
    drawDoor(s, mid - 18, base, 36, 50, { double: true, glazed: dice.chance(0.5), fanlight: true, steps: 2 }) +
    drawGlyph("book", mid, base - 62, 11, paint.roof, 1.6)
  );
}

/** The bell under its little roof. */
function drawTurret(s: Scene, mid: number, y: number): string {
  const { paint, dice } = s;
  const roof = dice.pick([
    polygon([mid - 19, y - 18], [mid, y - 44], [mid + 19, y - 18]),
    d`M${mid - 18} ${y - 18}q2-18 18-22 16 4 18 22z`,
  ]);
  return (
    fill(paint.trim, box(mid - 15, y - 20, 30, 34)) +
    fill(s.isDark ? paint.lamp : paint.ink, arch(mid - 8, y - 12, 16, 24)) +
    fill(paint.accent, d`M${mid - 5} ${y + 4}q1-9 5-9t5 9z`) +
    stroke("", 2, d`M${mid} ${y - 38}v-14`) +
    fill(paint.roof, roof)
  );
}

function drawPlayground(s: Scene, left: number, right: number): string {
  const { dice, paint } = s;
  const drawFlag = (x: number) =>
    stroke("", 2.4, d`M${x} 280V140`) + fill(paint.accent, d`M${x} 142q11-7 21 0t21 0v24q-10 7-21 0t-21 0z`);
  const drawSwing = (x: number) =>
    stroke(paint.accent, 3, d`M${x} 282l10-52h44l10 52`) + stroke("", 1.4, d`M${x + 20} 230v36h12v-36`);
  const drawSlide = (x: number) =>
    stroke(paint.accent, 4, d`M${x} 281h8q6 0 10-8l20-36h8`) +
    stroke(paint.wood, 3, d`M${x + 46} 282v-58m-8 13h8m0 12h10v33`);
  const tree = dice.pick(["round", "lollipop", "poplar"] as const);
  const things = [
    () => drawBus(s, dice.whole(20, 300), 302, s.paint.straw) + drawFlag(left - 26),
    () => drawFlag(right + 24) + drawTree(s, left - 32, 274, tree),
    () => drawSwing(Math.max(4, left - 74)) + drawFlag(right + 22),
    () => drawSlide(right + 8) + drawTree(s, left - 28, 274, tree),
    () => drawFlag(left - 28) + drawTree(s, right + 30, 274, tree) + drawBicycle(s, right + 6, 285),
    () =>
      drawTree(s, left - 30, 274, tree) +
      drawTree(s, right + 30, 274, tree) +
      drawHedge(s, left + 10, 277, 74, 15) +
      drawHedge(s, right - 84, 277, 74, 15),
  ];
  return dice.pick(things)() + (dice.chance(0.3) ? drawBench(s, left + 30, 284) : "");
}
