import { glyph } from "../parts/glyphs.ts";
import { windows } from "../parts/openings.ts";
import { tree } from "../parts/trees.ts";
import { pickup, tractor } from "../parts/vehicles.ts";
import { wall } from "../parts/walls.ts";
import { box, circle, d, fill, flat, line, polygon, steps } from "../pen.ts";
import { groundLine as base, type Scene } from "../scene.ts";
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
      (dice.chance(0.65) ? silo(s, x - dice.pick([44, 52]), dice.whole(104, 128)) : windWheel(s, x - 52)) +
      (lean ? leanTo(s, x + w, top + 26, lean) : "") +
      barn(s, x, top, w, gambrel) +
      greatDoor(s, x + w / 2, dice.pick([60, 72])) +
      windows(
        s,
        [
          [x + 14, 206, 18, 22],
          [x + w - 32, 206, 18, 22],
        ],
        { rows: 2 },
      ) +
      fence(s, 0, x - 62) +
      fence(s, x + w + lean + 6, 480) +
      life(s, x, x + w + lean, paint.accent)
    );
  },
};

function barn(s: Scene, x: number, top: number, w: number, gambrel: boolean): string {
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
    wall(
      s,
      paint.wall,
      polygon([x, base], ...points, [x + w, base]),
      dice.pick(["battens", "boards", "battens"] as const),
    ) +
    line("", 11, verge) +
    line(paint.roof, 8.4, verge) +
    line(paint.trim, 3, d`M${x + 4} ${top + 6}h${w - 8}`) +
    (dice.chance(0.7)
      ? fill(paint.trim, box(mid - 15, loft - 15, 30, 30)) +
        fill(paint.ink, box(mid - 11, loft - 11, 22, 22)) +
        line(paint.trim, 2.6, d`M${mid - 11} ${loft - 11}l22 22m0-22-22 22`)
      : fill(paint.trim, circle(mid, loft, 15)) + glyph("leaf", mid, loft, 16, paint.roof, 1.8)) +
    vane(s, mid, top - rise)
  );
}

function vane(s: Scene, x: number, y: number): string {
  return s.dice.chance(0.5)
    ? line("", 2, d`M${x} ${y}v-26m-11 9h22l-5-4m5 4-5 4`)
    : fill(s.paint.trim, box(x - 9, y - 16, 18, 16)) +
        fill(s.paint.roof, d`M${x - 14} ${y - 15}l14-13 14 13z`) +
        line("", 1.2, d`M${x - 6} ${y - 10}h12m0 5h-12`);
}

function greatDoor(s: Scene, mid: number, w: number): string {
  const { paint, dice } = s;
  const x = mid - w / 2;
  const y = base - 66;
  if (dice.chance(0.35)) {
    return (
      fill(paint.trim, box(x - 4, y - 4, w + 8, 70)) +
      fill(s.dark ? paint.lamp : paint.ink, box(x, y, w, 66)) +
      bale(s, x + 20, base) +
      fill(paint.accent, box(x - w / 2 - 2, y, w / 2, 66) + box(x + w + 2, y, w / 2, 66)) +
      line(paint.trim, 3, d`M${x - w / 2} ${y + 2}l${w / 2 - 4} 62M${x + w + w / 2} ${y + 2}l${4 - w / 2} 62`)
    );
  }
  return (
    fill(paint.trim, box(x - 4, y - 4, w + 8, 70)) +
    fill(paint.accent, box(x, y, w / 2, 66) + box(mid, y, w / 2, 66)) +
    line(
      paint.trim,
      3,
      d`M${x + 2} ${y + 2}l${w / 2 - 4} 62m0-62-${w / 2 - 4} 62M${mid + 2} ${y + 2}l${w / 2 - 4} 62m0-62-${w / 2 - 4} 62`,
    )
  );
}

function silo(s: Scene, x: number, top: number): string {
  const { paint } = s;
  return (
    fill(paint.steel, box(x, top, 44, base - top)) +
    line(
      "",
      1.2,
      steps(6, top + 16, 22)
        .map((y) => d`M${x} ${y}h44`)
        .join(""),
      { opacity: 0.5 },
    ) +
    s.shade(box(x + 30, top, 14, base - top)) +
    fill(paint.roof, d`M${x - 3} ${top}q4-28 25-28t25 28z`) +
    line("", 3, d`M${x + 9} ${base}V${top}`, { dash: "1 5" })
  );
}

function windWheel(s: Scene, x: number): string {
  const y = 116;
  return (
    line("", 2, d`M${x - 16} ${base}L${x} ${y}l16 ${base - y}m-29-34h26m-23-36h20m-17-34h14`) +
    line(s.paint.steel, 11, circle(x, y, 15), { dash: "6 3.4" }) +
    fill(s.paint.accent, circle(x, y, 4) + d`M${x + 4} ${y - 1}h26l6-7v16l-6-7h-26z`)
  );
}

function leanTo(s: Scene, x: number, y: number, w: number): string {
  const { paint } = s;
  return (
    wall(s, paint.wall, d`M${x} ${base}V${y - 20}l${w} 24V${base}z`) +
    fill(s.dark ? paint.lamp : paint.ink, box(x + 10, 222, w - 20, 42)) +
    fill(paint.wood, box(x + 10, 242, w - 20, 4) + box(x + 10, 252, w - 20, 4) + box(x + w / 2 - 2, 222, 4, 42)) +
    line("", 9, d`M${x - 2} ${y - 20}l${w + 10} 26`) +
    line(paint.roof, 6.4, d`M${x - 2} ${y - 20}l${w + 10} 26`)
  );
}

function fence(s: Scene, from: number, to: number): string {
  if (to - from < 24) return "";
  return (
    line(s.paint.ink, 5.4, d`M${from} 250h${to - from}m0 12h${from - to}`) +
    line(s.paint.paper, 3, d`M${from} 250h${to - from}m0 12h${from - to}`) +
    line(s.paint.ink, 29, d`M${from + 6} 258h${to - from - 6}`, { dash: "6 26" }) +
    line(s.paint.paper, 27, d`M${from + 7} 258h${to - from - 7}`, { dash: "4 28" })
  );
}

function bale(s: Scene, x: number, foot: number): string {
  return (
    fill(s.paint.straw, circle(x, foot - 13, 13)) +
    line("", 1, circle(x, foot - 13, 8) + circle(x, foot - 13, 4), { opacity: 0.6 })
  );
}

function cow(s: Scene, x: number, foot: number): string {
  const { paint } = s;
  const body = d`M${x} ${foot - 31}h34l4-6 6-1 4 2 6 8-2 5-9 1-4 10v12h-4v-11h-24v11h-4v-13q-8 0-9-6-1-12 2-12z`;
  return (
    fill(paint.paper, body) +
    flat(paint.ink, d`M${x + 6} ${foot - 31}q0 12 10 9t8-9zM${x + 30} ${foot - 31}q-2 10 6 8l2-13-3 5z`) +
    line("", 1.6, d`M${x - 1} ${foot - 30}q-7 4-5 16`)
  );
}

function life(s: Scene, left: number, right: number, color: string): string {
  const { dice } = s;
  const some = dice.pick(["round", "poplar", "bare", "lollipop"] as const);
  const x = dice.whole(330, 380);
  return dice.pick([
    () =>
      tractor(s, dice.whole(40, 90), 298, color) +
      tree(s, Math.min(right + 40, 448), 266, some) +
      bale(s, x, 300) +
      bale(s, x + 28, 300),
    () => cow(s, 50, 300) + cow(s, 340, 296) + tree(s, 40, 266, some),
    () => pickup(s, 300, 302, color) + tree(s, 34, 266, some) + bale(s, 60, 298),
    () => tractor(s, 340, 302, color) + cow(s, 62, 296) + tree(s, Math.max(left - 100, 30), 266, some),
    () =>
      tree(s, 30, 266, some) +
      tree(s, Math.min(right + 44, 448), 266, some, 1.1) +
      cow(s, 330, 302) +
      bale(s, 110, 296),
  ])();
}
