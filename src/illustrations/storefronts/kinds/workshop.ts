import { drawGlyph, type Glyph } from "../parts/glyphs.ts";
import { drawDoor, drawRollDoor, drawWindows } from "../parts/openings.ts";
import { drawLamp } from "../parts/street-furniture.ts";
import { drawTree } from "../parts/trees.ts";
import { drawForklift, drawTruck } from "../parts/vehicles.ts";
import { drawStringCourse, drawWall } from "../parts/walls.ts";
import { box, circle, d, fill, range, stroke } from "../pen.ts";
import { GROUND_Y as base, type Scene } from "../scene.ts";
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
    const texture = dice.pick(["brick", "brick", "brick", "tin", "boards"] as const);
    const doorTooth = dice.whole(0, teeth - 1);
    const windowTeeth = range(teeth, 0, 1).filter((index) => index !== doorTooth);
    const roof = dice.pick([drawSawtoothRoof, drawSawtoothRoof, drawVaultRoof, drawMonitorRoof])(
      s,
      x,
      eaves,
      tooth,
      teeth,
    );
    const doorX = x + doorTooth * tooth + 6;
    const head = dice.pick(["flat", "arch"] as const);
    const sign = dice.pick(["gear", "hammer", "bolt", "gear"] as const);
    return (
      drawSmokestack(s, dice.chance(0.5) ? x + 20 : x + w - 40) +
      roof.behind +
      drawWall(s, paint.wall, box(x, eaves, w, base - eaves) + roof.outline, texture) +
      roof.over +
      drawStringCourse(s, x - 2, eaves + 16, w + 4) +
      drawWindows(
        s,
        windowTeeth.map((index) => [x + index * tooth + 11, eaves + 38, tooth - 22, 46] as const),
        { columns: 4, rows: 4, head, surround: 2, frame: dice.pick([paint.trim, paint.roof]) },
      ) +
      drawRollDoor(s, doorX, base, tooth - 12, 66, dice.pick([0, 0.3, 0.5]), drawCrates(s, doorX + 8)) +
      fill(paint.sign, circle(doorX + tooth / 2 - 6, eaves + 14, 12)) +
      drawGlyph(sign, doorX + tooth / 2 - 6, eaves + 14, 14, paint.paper, 1.6) +
      drawOffice(s, x + w, sign) +
      drawYard(s, x, x + w)
    );
  },
};

type Roof = { behind: string; outline: string; over: string };

function drawSawtoothRoof(s: Scene, x: number, y: number, tooth: number, count: number): Roof {
  const { paint } = s;
  const at = range(count, x, tooth);
  const lit = s.isDark ? paint.lamp : paint.glass;
  return {
    behind: "",
    outline: at.map((left) => d`M${left} ${y}v-40l${tooth} 36v4z`).join(""),
    over:
      fill(lit, at.map((left) => d`M${left + 5} ${y - 3}v-23l20 18v5z`).join("")) +
      stroke(paint.trim, 1.4, at.map((left) => d`M${left + 12} ${y - 3}v-17m7 17v-11`).join("")) +
      stroke("", 7, at.map((left) => d`M${left - 2} ${y - 42}l${tooth + 2} 38`).join("")) +
      stroke(paint.roof, 4.6, at.map((left) => d`M${left - 2} ${y - 42}l${tooth + 2} 38`).join("")),
  };
}

function drawVaultRoof(s: Scene, x: number, y: number, tooth: number, count: number): Roof {
  const at = range(count, x, tooth);
  const curve = at.map((left) => d`M${left} ${y}q${tooth / 2}-50 ${tooth} 0`).join("");
  return {
    behind: "",
    outline: curve,
    over:
      stroke("", 8, curve) +
      stroke(s.paint.roof, 5.6, curve) +
      drawWindows(
        s,
        at.map((left) => [left + tooth / 2 - 8, y - 15, 16, 14] as const),
        { head: "arch", rows: 1, surround: 2, sill: false },
      ),
  };
}

function drawMonitorRoof(s: Scene, x: number, y: number, tooth: number, count: number): Roof {
  const { paint } = s;
  const w = tooth * count;
  const lantern = d`M${x + w * 0.28} ${y - 30}v-20h${w * 0.44}v20`;
  return {
    behind: "",
    outline: "",
    over:
      fill(paint.wall, lantern) +
      stroke(s.isDark ? paint.lamp : paint.glass, 11, d`M${x + w * 0.28 + 6} ${y - 40}h${w * 0.44 - 10}`, {
        dash: "10 3",
      }) +
      fill(
        paint.roof,
        d`M${x + w * 0.24} ${y - 47}l${w * 0.26}-16 ${w * 0.26} 16zM${x - 8} ${y + 2}l26-33h${w - 36}l26 33z`,
      ) +
      s.shadeStrip(x, y + 2, w, 6),
  };
}

function drawSmokestack(s: Scene, x: number): string {
  const { paint, dice } = s;
  const top = dice.whole(44, 66);
  const smoke = dice.chance(0.7)
    ? stroke(paint.cloud, 9, d`M${x + 9} ${top - 10}c-6-14 16-12 10-26s20-14 30-12`, { opacity: 0.8, round: true })
    : "";
  return (
    smoke +
    fill(paint.wall, d`M${x} ${base}l3-${base - top}h12l3 ${base - top}z`) +
    fill(paint.trim, box(x, top - 5, 18, 7)) +
    stroke(paint.roof, 5, d`M${x + 2} ${top + 14}h14m-14 12h14`)
  );
}

function drawOffice(s: Scene, x: number, sign: Glyph): string {
  const { paint, dice } = s;
  const top = dice.whole(196, 206);
  return (
    drawWall(s, paint.trim, box(x, top, 76, base - top)) +
    fill(paint.roof, box(x - 2, top - 6, 84, 7)) +
    drawWindows(s, [[x + 42, top + 18, 24, 24]], { frame: paint.roof }) +
    drawDoor(s, x + 9, base, 22, 46, { glazed: true, frame: paint.roof }) +
    (dice.chance(0.4)
      ? fill(paint.sign, circle(x + 54, top - 22, 15)) + drawGlyph(sign, x + 54, top - 22, 17, paint.paper, 1.7)
      : "")
  );
}

function drawCrates(s: Scene, x: number): string {
  return fill(s.paint.wood, box(x, base - 20, 20, 20) + box(x + 22, base - 16, 18, 16) + box(x + 4, base - 36, 17, 16));
}

function drawYard(s: Scene, left: number, right: number): string {
  const { dice, paint } = s;
  const drawPallets = (x: number) =>
    fill(paint.wood, box(x, 254, 30, 20) + box(x + 4, 236, 24, 18)) + stroke("", 1.2, d`M${x} 264h30m-26-19h24`);
  return dice.pick([
    () => drawForklift(s, left - 78, 280, paint.accent),
    () => drawTruck(s, 8, 300, 62, paint.accent) + drawLamp(s, right + 62, 278, "swan"),
    () => drawPallets(left - 46) + drawForklift(s, right - 70, 290, paint.accent),
    () => drawLamp(s, left - 24, 278, "swan") + drawPallets(left - 68) + drawPallets(right + 40),
    () => drawTree(s, left - 44, 272, dice.pick(["round", "poplar", "bare"] as const)) + drawPallets(right - 30),
  ])();
}
