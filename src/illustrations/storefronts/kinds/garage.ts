import { canopy } from "../parts/awnings.ts";
import { type Glyph, glyph } from "../parts/glyphs.ts";
import { door, rollDoor, windows } from "../parts/openings.ts";
import { front } from "../parts/roofs.ts";
import { hydrant, lamp } from "../parts/street-furniture.ts";
import { planter, tree } from "../parts/trees.ts";
import { car, carFront } from "../parts/vehicles.ts";
import { cornice, wall } from "../parts/walls.ts";
import { box, circle, d, fill, flat, line, steps } from "../pen.ts";
import { groundLine as base, type Scene } from "../scene.ts";
import type { KindDrawing } from "./kind-drawing.ts";

const carColors = ["accent", "steel", "leaf", "wood", "paper", "roof"] as const;

/** A gabled or vaulted hall with roll-up doors, a car on the lift, and an office next to it. */
export const garage: KindDrawing = {
  backdrops: ["suburb", "works", "hills", "town"],
  ground: "yard",
  draw(s) {
    const { dice, paint } = s;
    const bays = dice.pick([2, 2, 3]);
    const w = bays * 86 + 22;
    const x = bays === 2 ? dice.pick([84, 100]) : 64;
    const top = dice.whole(160, 168);
    const sign = dice.pick(["gear", "tire", "tire", "wheel"] as const);
    const lifted = dice.whole(0, bays - 1);
    const curtain = dice.pick([paint.trim, paint.steel, paint.accent]);
    const bay = (index: number) => {
      const left = x + 18 + index * 86;
      const open = index === lifted ? dice.pick([0.85, 0.92]) : dice.pick([0, 0, 0.16]);
      return rollDoor(s, left, base, 70, 76, open, index === lifted ? lift(s, left + 35) : "", curtain);
    };
    return (
      annex(s, x + w, bays === 2 ? 96 : 76) +
      hall(s, x, top, w) +
      steps(bays, 0, 1).map(bay).join("") +
      roundSign(s, x + w / 2, top - 8, sign) +
      clutter(s, x, x + w)
    );
  },
};

/** The hall's front under one of four roofs. */
function hall(s: Scene, x: number, top: number, w: number): string {
  const { dice, paint } = s;
  const stuff = dice.pick(["brick", "boards", "tin", "stucco", undefined] as const);
  const form = dice.pick(["gable", "gable", "vault", "parapet", "stepped"] as const);
  if (form !== "vault") return front(s, { form, x, top, w, stuff, attic: false });
  const curve = d`q${w / 2}-96 ${w + 12} 0`;
  return (
    wall(s, paint.wall, d`M${x} ${base}V${top}q${w / 2}-84 ${w} 0V${base}z`, stuff) +
    fill(paint.roof, d`M${x - 6} ${top + 4}${curve}v-10q${-w / 2 - 6}-96 ${-w - 12} 0z`)
  );
}

function lift(s: Scene, x: number): string {
  const color = s.paint[s.dice.pick(carColors)];
  return (
    (s.dark ? "" : flat(s.paint.lamp, box(x - 35, base - 8, 70, 8), 0.5)) +
    fill(s.paint.steel, box(x - 32, base - 62, 5, 62) + box(x + 27, base - 62, 5, 62) + box(x - 27, base - 24, 54, 4)) +
    carFront(s, x, base - 24, color)
  );
}

function annex(s: Scene, x: number, w: number): string {
  const { dice, paint } = s;
  const top = dice.whole(190, 200);
  return (
    wall(s, dice.chance(0.5) ? paint.trim : paint.wall, box(x, top, w, base - top)) +
    cornice(s, x, top - 6, w + 6) +
    windows(s, [[x + 12, top + 20, w - 58, 26]], { columns: 2, rows: 1 }) +
    door(s, x + w - 34, base, 24, 50, { glazed: true }) +
    (dice.chance(0.6) ? canopy(s, x + 4, top + 6, w - 2, 7) : "")
  );
}

function roundSign(s: Scene, x: number, y: number, sign: Glyph): string {
  return (
    fill(s.paint.sign, circle(x, y, 18)) +
    line(s.paint.trim, 1.4, circle(x, y, 15)) +
    glyph(sign, x, y, 20, s.paint.paper, 2)
  );
}

/** Tires, drums, a parked car. */
function clutter(s: Scene, left: number, right: number): string {
  const { dice, paint } = s;
  const tires = (x: number) =>
    fill(paint.ink, d`M${x} 272h26v-8h-26zm0-9h26v-8h-26zm2-9h26v-8h-26z`) +
    line(paint.steel, 1, d`M${x + 4} 268h18m-18-9h18m-16-9h18`);
  const drums = (x: number) =>
    fill(paint.accent, box(x, 246, 17, 26) + box(x + 21, 246, 17, 26)) +
    line("", 1.2, d`M${x} 254h17m4 0h17M${x} 263h17m4 0h17`);
  const parked = (x: number) => car(s, x, dice.pick([286, 300]), paint[dice.pick(carColors)]);
  return dice.pick([
    () => parked(dice.whole(300, 372)) + tires(left - 34),
    () => tires(right + 104 > 440 ? left - 34 : right + 104) + drums(Math.max(left - 50, 8)) + parked(24),
    () => lamp(s, left - 26, 276, "swan") + parked(330),
    () => tree(s, Math.max(left - 40, 32), 268, dice.pick(["round", "conifer", "poplar"] as const)) + tires(right + 12),
    () => drums(Math.max(left - 46, 8)) + planter(s, right + 8, 276, 40) + hydrant(s, left + 8, 284),
  ])();
}
