import { drawCanopy } from "../parts/awnings.ts";
import { drawGlyph, type Glyph } from "../parts/glyphs.ts";
import { drawDoor, drawRollDoor, drawWindows } from "../parts/openings.ts";
import { drawFront } from "../parts/roofs.ts";
import { drawHydrant, drawLamp } from "../parts/street-furniture.ts";
import { drawPlanter, drawTree } from "../parts/trees.ts";
import { drawCar, drawCarFront } from "../parts/vehicles.ts";
import { drawCornice, drawWall } from "../parts/walls.ts";
import { box, circle, d, fill, fillFlat, range, stroke } from "../pen.ts";
import { GROUND_Y as base, type Scene } from "../scene.ts";
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
    const drawBay = (index: number) => {
      const left = x + 18 + index * 86;
      const open = index === lifted ? dice.pick([0.85, 0.92]) : dice.pick([0, 0, 0.16]);
      return drawRollDoor(s, left, base, 70, 76, open, index === lifted ? drawLift(s, left + 35) : "", curtain);
    };
    return (
      drawAnnex(s, x + w, bays === 2 ? 96 : 76) +
      drawHall(s, x, top, w) +
      range(bays, 0, 1).map(drawBay).join("") +
      drawRoundSign(s, x + w / 2, top - 8, sign) +
      drawClutter(s, x, x + w)
    );
  },
};

/** The hall's front under one of four roofs. */
function drawHall(s: Scene, x: number, top: number, w: number): string {
  const { dice, paint } = s;
  const texture = dice.pick(["brick", "boards", "tin", "stucco", undefined] as const);
  const form = dice.pick(["gable", "gable", "vault", "parapet", "stepped"] as const);
  if (form !== "vault") return drawFront(s, { form, x, top, w, texture, attic: false });
  const curve = d`q${w / 2}-96 ${w + 12} 0`;
  return (
    drawWall(s, paint.wall, d`M${x} ${base}V${top}q${w / 2}-84 ${w} 0V${base}z`, texture) +
    fill(paint.roof, d`M${x - 6} ${top + 4}${curve}v-10q${-w / 2 - 6}-96 ${-w - 12} 0z`)
  );
}

function drawLift(s: Scene, x: number): string {
  const color = s.paint[s.dice.pick(carColors)];
  return (
    (s.isDark ? "" : fillFlat(s.paint.lamp, box(x - 35, base - 8, 70, 8), 0.5)) +
    fill(s.paint.steel, box(x - 32, base - 62, 5, 62) + box(x + 27, base - 62, 5, 62) + box(x - 27, base - 24, 54, 4)) +
    drawCarFront(s, x, base - 24, color)
  );
}

function drawAnnex(s: Scene, x: number, w: number): string {
  const { dice, paint } = s;
  const top = dice.whole(190, 200);
  return (
    drawWall(s, dice.chance(0.5) ? paint.trim : paint.wall, box(x, top, w, base - top)) +
    drawCornice(s, x, top - 6, w + 6) +
    drawWindows(s, [[x + 12, top + 20, w - 58, 26]], { columns: 2, rows: 1 }) +
    drawDoor(s, x + w - 34, base, 24, 50, { glazed: true }) +
    (dice.chance(0.6) ? drawCanopy(s, x + 4, top + 6, w - 2, 7) : "")
  );
}

function drawRoundSign(s: Scene, x: number, y: number, sign: Glyph): string {
  return (
    fill(s.paint.sign, circle(x, y, 18)) +
    stroke(s.paint.trim, 1.4, circle(x, y, 15)) +
    drawGlyph(sign, x, y, 20, s.paint.paper, 2)
  );
}

/** Tires, drums, a parked car. */
function drawClutter(s: Scene, left: number, right: number): string {
  const { dice, paint } = s;
  const drawTires = (x: number) =>
    fill(paint.ink, d`M${x} 272h26v-8h-26zm0-9h26v-8h-26zm2-9h26v-8h-26z`) +
    stroke(paint.steel, 1, d`M${x + 4} 268h18m-18-9h18m-16-9h18`);
  const drawDrums = (x: number) =>
    fill(paint.accent, box(x, 246, 17, 26) + box(x + 21, 246, 17, 26)) +
    stroke("", 1.2, d`M${x} 254h17m4 0h17M${x} 263h17m4 0h17`);
  const drawParkedCar = (x: number) => drawCar(s, x, dice.pick([286, 300]), paint[dice.pick(carColors)]);
  return dice.pick([
    () => drawParkedCar(dice.whole(300, 372)) + drawTires(left - 34),
    () =>
      drawTires(right + 104 > 440 ? left - 34 : right + 104) + drawDrums(Math.max(left - 50, 8)) + drawParkedCar(24),
    () => drawLamp(s, left - 26, 276, "swan") + drawParkedCar(330),
    () =>
      drawTree(s, Math.max(left - 40, 32), 268, dice.pick(["round", "conifer", "poplar"] as const)) +
      drawTires(right + 12),
    () => drawDrums(Math.max(left - 46, 8)) + drawPlanter(s, right + 8, 276, 40) + drawHydrant(s, left + 8, 284),
  ])();
}
