import { canopy } from "../parts/awnings.ts";
import { glyph } from "../parts/glyphs.ts";
import { door, showWindow } from "../parts/openings.ts";
import { lamp } from "../parts/street-furniture.ts";
import { hedge, tree } from "../parts/trees.ts";
import { car, van } from "../parts/vehicles.ts";
import { cornice, wall } from "../parts/walls.ts";
import { beads, box, circle, d, fill, flat, line, steps } from "../pen.ts";
import { groundLine as base, type Scene } from "../scene.ts";
import type { KindDrawing } from "./kind-drawing.ts";

/** A gas station under its canopy, or a car wash with brushes behind glass. */
export const fuel: KindDrawing = {
  backdrops: ["hills", "suburb", "hills", "works"],
  ground: "yard",
  draw: (s) => (s.dice.chance(0.62) ? station(s) : carWash(s)),
};

const colors = ["accent", "steel", "leaf", "wood", "paper"] as const;

function station(s: Scene): string {
  const { dice, paint } = s;
  const w = dice.pick([236, 264, 288]);
  const x = 104;
  const roof = dice.whole(150, 164);
  const columns = dice.pick([[x + 36, x + w - 44], [x + w / 2 - 4], [x + 30, x + w / 2 - 4, x + w - 38]]);
  const pumps = steps(dice.pick([2, 3]), x + 64, 70);
  const slab = dice.pick([
    () => fill(paint.accent, box(x, roof, w, 20)) + fill(paint.trim, box(x, roof + 5, w, 7)),
    () =>
      fill(paint.trim, d`M${x} ${roof + 20}v-10q0-10 10-10h${w - 20}q10 0 10 10v10z`) +
      line(paint.accent, 5, d`M${x + 2} ${roof + 14}h${w - 4}`),
    () =>
      fill(paint.trim, d`M${x - 8} ${roof + 6}l${w / 2 + 8}-14 ${w / 2 + 8} 14-6 14h${-w - 4}z`) +
      line(paint.accent, 5, d`M${x - 2} ${roof + 14}h${w + 4}`),
  ])();
  const glow = s.dark
    ? flat(paint.lamp, d`M${x + 8} ${roof + 20}h${w - 16}l16 ${base - roof - 6}h${-w - 16}z`, 0.2)
    : "";
  return (
    hedge(s, 0, base, 92, 15) +
    dice.pick([() => tree(s, 78, base, "poplar", 0.8), () => "", () => tree(s, 84, base, "round", 0.9)])() +
    kiosk(s, x + w - 70, dice.whole(194, 202)) +
    bunting(s, x, roof) +
    glow +
    fill(paint.steel, columns.map((at) => box(at, roof + 20, 8, base - roof - 20)).join("")) +
    pumps.map((at) => pump(s, at)).join("") +
    slab +
    s.shadeStrip(x + 2, roof + 20, w - 4, 4) +
    totem(s, 46) +
    dice.pick([
      () => car(s, x + 70, 296, paint[dice.pick(colors)]),
      () => van(s, x + 150, 298, paint[dice.pick(colors)]),
      () => tree(s, 458, 270, dice.pick(["palm", "conifer", "round"] as const)),
      () => car(s, x + 200, 292, paint[dice.pick(colors)]),
    ])()
  );
}

function pump(s: Scene, x: number): string {
  const { paint } = s;
  return (
    line(paint.straw, 3, d`M${x - 12} ${base - 2}v-16m44 0v16`) +
    line("", 1.8, d`M${x + 17} ${base - 30}q9 0 7 14t4 8v-22`) +
    fill(paint.accent, d`M${x} ${base - 5}v-36q0-6 6-6h7q6 0 6 6v36z`) +
    fill(s.dark ? paint.lamp : paint.paper, box(x + 4, base - 41, 11, 10)) +
    fill(paint.sidewalk, box(x - 8, base - 5, 36, 5))
  );
}

/** Pennants from the price sign to the roof, in some drawings. */
function bunting(s: Scene, x: number, roof: number): string {
  if (s.dice.chance(0.55)) return "";
  const rope = d`M49 ${roof - 8}q${(x - 44) / 2} 34 ${x - 46} 10`;
  return (
    line("", 1, rope) + line(s.paint.accent, 9, d`M49 ${roof - 4}q${(x - 44) / 2} 34 ${x - 46} 10`, { dash: "5 6" })
  );
}

function kiosk(s: Scene, x: number, top: number): string {
  const { dice, paint } = s;
  const w = 124;
  const goods =
    beads(paint.accent, 6, 9, d`M${x + 16} ${top + 45}h50`) + beads(paint.leaf, 6, 9, d`M${x + 16} ${top + 31}h50`);
  return (
    wall(s, paint.wall, box(x, top, w, base - top), dice.pick(["brick", "boards", "tin", undefined] as const)) +
    cornice(s, x - 4, top - 6, w + 8) +
    showWindow(s, [x + 14, top + 18, 58, 32], goods, { columns: 2, frame: paint.trim }) +
    door(s, x + 86, base, 26, 50, { glazed: true }) +
    canopy(s, x + 6, top + 6, w - 12, 6)
  );
}

/** The price sign, with bars in place of prices. */
function totem(s: Scene, x: number): string {
  const { dice, paint } = s;
  const y = dice.whole(126, 146);
  const round = dice.chance(0.5);
  const head = round ? circle(x, y, 24) : box(x - 22, y - 24, 44, 44);
  return (
    line("", 6, d`M${x} ${base + 6}V${y}`) +
    fill(paint.accent, head) +
    fill(paint.sign, box(x - 20, y + 26, 40, 42)) +
    line(s.dark ? paint.lamp : paint.trim, 6, d`M${x - 14} ${y + 36}h28m-28 11h28m-28 11h28`, { dash: "6 2" }) +
    glyph("drop", x, y - 1, 26, paint.paper, 2.4)
  );
}

function carWash(s: Scene): string {
  const { dice, paint } = s;
  const w = 300;
  const x = 92;
  const top = dice.whole(168, 178);
  const roof = dice.pick([
    () => fill(paint.accent, d`M${x - 10} ${top + 4}l8-16h${w + 4}l8 16z`),
    () => fill(paint.accent, d`M${x - 6} ${top + 2}${d`q30-30 60 0`.repeat(5)}h12v8h${-w - 12}z`),
    () => cornice(s, x - 6, top - 4, w + 12, true),
  ])();
  const glassX = x + 76;
  const bubbles =
    circle(364, top - 64, 8) + circle(380, top - 82, 5) + circle(352, top - 86, 4) + circle(368, top - 102, 3);
  return (
    wall(s, paint.wall, box(x, top, w, base - top), dice.pick(["tin", "brick", "boards", undefined] as const)) +
    fill(paint.trim, box(x + 6, top + 16, 62, base - top - 16)) +
    fill(s.dark ? paint.lamp : paint.ink, box(x + 11, top + 21, 52, base - top - 21)) +
    line(paint.accent, 46, d`M${x + 11} ${top + 44}h52`, { dash: "6 2.7" }) +
    showWindow(s, [glassX, top + 20, 150, 54], wash(s, glassX, top + 74), { columns: 3, frame: paint.trim }) +
    door(s, x + w - 54, base, 30, 58, { glazed: true }) +
    roof +
    tower(s, x + w - 34, top) +
    fill(paint.cloud, bubbles) +
    dice.pick([
      () => car(s, 4, 292, paint[dice.pick(colors)]),
      () => van(s, 300, 298, paint[dice.pick(colors)]),
      () => hedge(s, 404, 270, 60) + lamp(s, 48, 274, "swan"),
    ])()
  );
}

function tower(s: Scene, x: number, top: number): string {
  return (
    fill(s.paint.accent, d`M${x - 18} ${top + 8}v-50q18-16 36 0v50z`) +
    glyph(s.dice.pick(["drop", "wheel"] as const), x, top - 20, 24, s.paint.paper, 2.2)
  );
}

function wash(s: Scene, x: number, foot: number): string {
  const { paint } = s;
  const brush = (at: number) =>
    line(paint.accent, 16, d`M${at} ${foot - 4}v-46`, { dash: "3 2" }) + line("", 2, d`M${at} ${foot}v-54`);
  return (
    car(s, x + 26, foot, paint.steel) +
    brush(x + 20) +
    brush(x + 130) +
    beads(paint.paper, 7, 9, d`M${x + 40} ${foot - 40}q30-8 60 8`)
  );
}
