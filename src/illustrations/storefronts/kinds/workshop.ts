import { type Glyph, glyph } from "../parts/glyphs.ts";
import { door, rollDoor, windows } from "../parts/openings.ts";
import { lamp } from "../parts/street-furniture.ts";
import { tree } from "../parts/trees.ts";
import { forklift, truck } from "../parts/vehicles.ts";
import { course, wall } from "../parts/walls.ts";
import { box, circle, d, fill, line, steps } from "../pen.ts";
import { groundLine as base, type Scene } from "../scene.ts";
import type { KindDrawing } from "./kind-drawing.ts";

/** A factory with a sawtooth or vaulted roof, a smokestack, iron windows and a loading door. */
export const workshop: KindDrawing = {
  backdrops: ["works", "hills", "works", "city"],
  ground: "yard",
  schemes: ["brick", "buff", "oxblood", "charcoal", "ochre", "sage", "bottle", "sky", "cream", "apricot"],
  draw(s) {
    const { dice, paint } = s;
    const teeth = dice.pick([3, 4, 5]);
    const tooth = dice.pick([68, 74, 80]) - (teeth - 3) * 8;
    const w = teeth * tooth;
    const x = dice.pick([92, 104]);
    const eaves = dice.whole(150, 162);
    const stuff = dice.pick(["brick", "brick", "brick", "tin", "boards"] as const);
    const doorTooth = dice.whole(0, teeth - 1);
    const windowTeeth = steps(teeth, 0, 1).filter((index) => index !== doorTooth);
    const roof = dice.pick([sawTeeth, sawTeeth, vaults, monitor])(s, x, eaves, tooth, teeth);
    const doorX = x + doorTooth * tooth + 6;
    const head = dice.pick(["flat", "arch"] as const);
    const sign = dice.pick(["gear", "hammer", "bolt", "gear"] as const);
    return (
      stack(s, dice.chance(0.5) ? x + 20 : x + w - 40) +
      roof.behind +
      wall(s, paint.wall, box(x, eaves, w, base - eaves) + roof.outline, stuff) +
      roof.over +
      course(s, x - 2, eaves + 16, w + 4) +
      windows(
        s,
        windowTeeth.map((index) => [x + index * tooth + 11, eaves + 38, tooth - 22, 46] as const),
        { columns: 4, rows: 4, head, surround: 2, frame: dice.pick([paint.trim, paint.roof]) },
      ) +
      rollDoor(s, doorX, base, tooth - 12, 66, dice.pick([0, 0.3, 0.5]), crates(s, doorX + 8)) +
      fill(paint.sign, circle(doorX + tooth / 2 - 6, eaves + 14, 12)) +
      glyph(sign, doorX + tooth / 2 - 6, eaves + 14, 14, paint.paper, 1.6) +
      office(s, x + w, sign) +
      yard(s, x, x + w)
    );
  },
};

type Roof = { behind: string; outline: string; over: string };

function sawTeeth(s: Scene, x: number, y: number, tooth: number, count: number): Roof {
  const { paint } = s;
  const at = steps(count, x, tooth);
  const lit = s.dark ? paint.lamp : paint.glass;
  return {
    behind: "",
    outline: at.map((left) => d`M${left} ${y}v-40l${tooth} 36v4z`).join(""),
    over:
      fill(lit, at.map((left) => d`M${left + 5} ${y - 3}v-23l20 18v5z`).join("")) +
      line(paint.trim, 1.4, at.map((left) => d`M${left + 12} ${y - 3}v-17m7 17v-11`).join("")) +
      line("", 7, at.map((left) => d`M${left - 2} ${y - 42}l${tooth + 2} 38`).join("")) +
      line(paint.roof, 4.6, at.map((left) => d`M${left - 2} ${y - 42}l${tooth + 2} 38`).join("")),
  };
}

function vaults(s: Scene, x: number, y: number, tooth: number, count: number): Roof {
  const at = steps(count, x, tooth);
  const curve = at.map((left) => d`M${left} ${y}q${tooth / 2}-50 ${tooth} 0`).join("");
  return {
    behind: "",
    outline: curve,
    over:
      line("", 8, curve) +
      line(s.paint.roof, 5.6, curve) +
      windows(
        s,
        at.map((left) => [left + tooth / 2 - 8, y - 15, 16, 14] as const),
        { head: "arch", rows: 1, surround: 2, sill: false },
      ),
  };
}

function monitor(s: Scene, x: number, y: number, tooth: number, count: number): Roof {
  const { paint } = s;
  const w = tooth * count;
  const lantern = d`M${x + w * 0.28} ${y - 30}v-20h${w * 0.44}v20`;
  return {
    behind: "",
    outline: "",
    over:
      fill(paint.wall, lantern) +
      line(s.dark ? paint.lamp : paint.glass, 11, d`M${x + w * 0.28 + 6} ${y - 40}h${w * 0.44 - 10}`, {
        dash: "10 3",
      }) +
      fill(
        paint.roof,
        d`M${x + w * 0.24} ${y - 47}l${w * 0.26}-16 ${w * 0.26} 16zM${x - 8} ${y + 2}l26-33h${w - 36}l26 33z`,
      ) +
      s.shadeStrip(x, y + 2, w, 6),
  };
}

function stack(s: Scene, x: number): string {
  const { paint, dice } = s;
  const top = dice.whole(44, 66);
  const smoke = dice.chance(0.7)
    ? line(paint.cloud, 9, d`M${x + 9} ${top - 10}c-6-14 16-12 10-26s20-14 30-12`, { opacity: 0.8, round: true })
    : "";
  return (
    smoke +
    fill(paint.wall, d`M${x} ${base}l3-${base - top}h12l3 ${base - top}z`) +
    fill(paint.trim, box(x, top - 5, 18, 7)) +
    line(paint.roof, 5, d`M${x + 2} ${top + 14}h14m-14 12h14`)
  );
}

function office(s: Scene, x: number, sign: Glyph): string {
  const { paint, dice } = s;
  const top = dice.whole(196, 206);
  return (
    wall(s, paint.trim, box(x, top, 76, base - top)) +
    fill(paint.roof, box(x - 2, top - 6, 84, 7)) +
    windows(s, [[x + 42, top + 18, 24, 24]], { frame: paint.roof }) +
    door(s, x + 9, base, 22, 46, { glazed: true, frame: paint.roof }) +
    (dice.chance(0.4)
      ? fill(paint.sign, circle(x + 54, top - 22, 15)) + glyph(sign, x + 54, top - 22, 17, paint.paper, 1.7)
      : "")
  );
}

function crates(s: Scene, x: number): string {
  return fill(s.paint.wood, box(x, base - 20, 20, 20) + box(x + 22, base - 16, 18, 16) + box(x + 4, base - 36, 17, 16));
}

function yard(s: Scene, left: number, right: number): string {
  const { dice, paint } = s;
  const pallets = (x: number) =>
    fill(paint.wood, box(x, 254, 30, 20) + box(x + 4, 236, 24, 18)) + line("", 1.2, d`M${x} 264h30m-26-19h24`);
  return dice.pick([
    () => forklift(s, left - 78, 280, paint.accent),
    () => truck(s, 8, 300, 62, paint.accent) + lamp(s, right + 62, 278, "swan"),
    () => pallets(left - 46) + forklift(s, right - 70, 290, paint.accent),
    () => lamp(s, left - 24, 278, "swan") + pallets(left - 68) + pallets(right + 40),
    () => tree(s, left - 44, 272, dice.pick(["round", "poplar", "bare"] as const)) + pallets(right - 30),
  ])();
}
