import { drawGlyph } from "../parts/glyphs.ts";
import { drawWindows } from "../parts/openings.ts";
import { drawTree } from "../parts/trees.ts";
import { drawPickup, drawTractor } from "../parts/vehicles.ts";
import { drawWall } from "../parts/walls.ts";
import { box, circle, d, fill, fillFlat, polygon, range, stroke } from "../pen.ts";
import { GROUND_Y as base, type Scene } from "../scene.ts";
import type { KindDrawing } from "./kind-drawing.ts";

/** A barn with a large door, a silo or a windmill, a fence, hay and animals. */
export const farm: KindDrawing = {
  backdrops: ["hills", "hills", "suburb"],
  ground: "meadow",
  schemes: ["brick", "oxblood", "linen", "bottle", "sky", "charcoal", "ochre", "sage", "buff", "teal"],
  draw(s) {
    const { dice, paint } = s;
    const w = dice.pick([156, 172, 188]);
    const x = dice.pick([150, 168]);
    const lean = dice.chance(0.6) ? dice.pick([70, 88]) : 0;
    const top = dice.whole(170, 180);
    const gambrel = dice.chance(0.6);
    return (
      (dice.chance(0.65) ? drawSilo(s, x - dice.pick([44, 52]), dice.whole(104, 128)) : drawWindmill(s, x - 52)) +
      (lean ? drawLeanTo(s, x + w, top + 26, lean) : "") +
      drawBarn(s, x, top, w, gambrel) +
      drawBarnDoor(s, x + w / 2, dice.pick([60, 72])) +
      drawWindows(
        s,
        [
          [x + 14, 206, 18, 22],
          [x + w - 32, 206, 18, 22],
        ],
        { rows: 2 },
      ) +
      drawFence(s, 0, x - 62) +
      drawFence(s, x + w + lean + 6, 480) +
      drawForeground(s, x, x + w + lean, paint.accent)
    );
  },
};

function drawBarn(s: Scene, x: number, top: number, w: number, gambrel: boolean): string {
  const { paint, dice } = s;
  const mid = x + w / 2;
  const rise = gambrel ? 78 : 66;
  const points: [number, number][] = gambrel
    ? [
        [x, top],
        [x + w * 0.16, top - 44],
        [mid, top - rise],
        [x + w * 0.84, top - 44],
        [x + w, top],
      ]
    : [
        [x, top],
        [mid, top - rise],
        [x + w, top],
      ];
  const verge = `M${points.map(([px, py], i) => d`${i === 0 ? px - 9 : i === points.length - 1 ? px + 9 : px} ${i === 0 || i === points.length - 1 ? py + 5 : py}`).join("L")}`;
  const loft = top - 32;
  return (
    drawWall(
      s,
      paint.wall,
      polygon([x, base], ...points, [x + w, base]),
      dice.pick(["battens", "boards", "battens"] as const),
    ) +
    stroke("", 11, verge) +
    stroke(paint.roof, 8.4, verge) +
    stroke(paint.trim, 3, d`M${x + 4} ${top + 6}h${w - 8}`) +
    (dice.chance(0.7)
      ? fill(paint.trim, box(mid - 15, loft - 15, 30, 30)) +
        fill(paint.ink, box(mid - 11, loft - 11, 22, 22)) +
        stroke(paint.trim, 2.6, d`M${mid - 11} ${loft - 11}l22 22m0-22-22 22`)
      : fill(paint.trim, circle(mid, loft, 15)) + drawGlyph("leaf", mid, loft, 16, paint.roof, 1.8)) +
    drawVane(s, mid, top - rise)
  );
}

function drawVane(s: Scene, x: number, y: number): string {
  return s.dice.chance(0.5)
    ? stroke("", 2, d`M${x} ${y}v-26m-11 9h22l-5-4m5 4-5 4`)
    : fill(s.paint.trim, box(x - 9, y - 16, 18, 16)) +
        fill(s.paint.roof, d`M${x - 14} ${y - 15}l14-13 14 13z`) +
        stroke("", 1.2, d`M${x - 6} ${y - 10}h12m0 5h-12`);
}

function drawBarnDoor(s: Scene, mid: number, w: number): string {
  const { paint, dice } = s;
  const x = mid - w / 2;
  const y = base - 66;
  if (dice.chance(0.35)) {
    return (
      fill(paint.trim, box(x - 4, y - 4, w + 8, 70)) +
      fill(s.isDark ? paint.lamp : paint.ink, box(x, y, w, 66)) +
      drawBale(s, x + 20, base) +
      fill(paint.accent, box(x - w / 2 - 2, y, w / 2, 66) + box(x + w + 2, y, w / 2, 66)) +
      stroke(paint.trim, 3, d`M${x - w / 2} ${y + 2}l${w / 2 - 4} 62M${x + w + w / 2} ${y + 2}l${4 - w / 2} 62`)
    );
  }
  return (
    fill(paint.trim, box(x - 4, y - 4, w + 8, 70)) +
    fill(paint.accent, box(x, y, w / 2, 66) + box(mid, y, w / 2, 66)) +
    stroke(
      paint.trim,
      3,
      d`M${x + 2} ${y + 2}l${w / 2 - 4} 62m0-62-${w / 2 - 4} 62M${mid + 2} ${y + 2}l${w / 2 - 4} 62m0-62-${w / 2 - 4} 62`,
    )
  );
}

function drawSilo(s: Scene, x: number, top: number): string {
  const { paint } = s;
  return (
    fill(paint.steel, box(x, top, 44, base - top)) +
    stroke(
      "",
      1.2,
      range(6, top + 16, 22)
        .map((y) => d`M${x} ${y}h44`)
        .join(""),
      { opacity: 0.5 },
    ) +
    s.shade(box(x + 30, top, 14, base - top)) +
    fill(paint.roof, d`M${x - 3} ${top}q4-28 25-28t25 28z`) +
    stroke("", 3, d`M${x + 9} ${base}V${top}`, { dash: "1 5" })
  );
}

function drawWindmill(s: Scene, x: number): string {
  const y = 116;
  return (
    stroke("", 2, d`M${x - 16} ${base}L${x} ${y}l16 ${base - y}m-29-34h26m-23-36h20m-17-34h14`) +
    stroke(s.paint.steel, 11, circle(x, y, 15), { dash: "6 3.4" }) +
    fill(s.paint.accent, circle(x, y, 4) + d`M${x + 4} ${y - 1}h26l6-7v16l-6-7h-26z`)
  );
}

function drawLeanTo(s: Scene, x: number, y: number, w: number): string {
  const { paint } = s;
  return (
    drawWall(s, paint.wall, d`M${x} ${base}V${y - 20}l${w} 24V${base}z`) +
    fill(s.isDark ? paint.lamp : paint.ink, box(x + 10, 222, w - 20, 42)) +
    fill(paint.wood, box(x + 10, 242, w - 20, 4) + box(x + 10, 252, w - 20, 4) + box(x + w / 2 - 2, 222, 4, 42)) +
    stroke("", 9, d`M${x - 2} ${y - 20}l${w + 10} 26`) +
    stroke(paint.roof, 6.4, d`M${x - 2} ${y - 20}l${w + 10} 26`)
  );
}

function drawFence(s: Scene, from: number, to: number): string {
  if (to - from < 24) return "";
  return (
    stroke(s.paint.ink, 5.4, d`M${from} 250h${to - from}m0 12h${from - to}`) +
    stroke(s.paint.paper, 3, d`M${from} 250h${to - from}m0 12h${from - to}`) +
    stroke(s.paint.ink, 29, d`M${from + 6} 258h${to - from - 6}`, { dash: "6 26" }) +
    stroke(s.paint.paper, 27, d`M${from + 7} 258h${to - from - 7}`, { dash: "4 28" })
  );
}

function drawBale(s: Scene, x: number, foot: number): string {
  return (
    fill(s.paint.straw, circle(x, foot - 13, 13)) +
    stroke("", 1, circle(x, foot - 13, 8) + circle(x, foot - 13, 4), { opacity: 0.6 })
  );
}

function drawCow(s: Scene, x: number, foot: number): string {
  const { paint } = s;
  const body = d`M${x} ${foot - 31}h34l4-6 6-1 4 2 6 8-2 5-9 1-4 10v12h-4v-11h-24v11h-4v-13q-8 0-9-6-1-12 2-12z`;
  return (
    fill(paint.paper, body) +
    fillFlat(paint.ink, d`M${x + 6} ${foot - 31}q0 12 10 9t8-9zM${x + 30} ${foot - 31}q-2 10 6 8l2-13-3 5z`) +
    stroke("", 1.6, d`M${x - 1} ${foot - 30}q-7 4-5 16`)
  );
}

function drawForeground(s: Scene, left: number, right: number, color: string): string {
  const { dice } = s;
  const tree = dice.pick(["round", "poplar", "bare", "lollipop"] as const);
  const x = dice.whole(330, 380);
  return dice.pick([
    () =>
      drawTractor(s, dice.whole(40, 90), 298, color) +
      drawTree(s, Math.min(right + 40, 448), 266, tree) +
      drawBale(s, x, 300) +
      drawBale(s, x + 28, 300),
    () => drawCow(s, 50, 300) + drawCow(s, 340, 296) + drawTree(s, 40, 266, tree),
    () => drawPickup(s, 300, 302, color) + drawTree(s, 34, 266, tree) + drawBale(s, 60, 298),
    () => drawTractor(s, 340, 302, color) + drawCow(s, 62, 296) + drawTree(s, Math.max(left - 100, 30), 266, tree),
    () =>
      drawTree(s, 30, 266, tree) +
      drawTree(s, Math.min(right + 44, 448), 266, tree, 1.1) +
      drawCow(s, 330, 302) +
      drawBale(s, 110, 296),
  ])();
}
