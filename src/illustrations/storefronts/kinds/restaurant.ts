import { drawAwning, drawCanopy } from "../parts/awnings.ts";
import { drawGlyph, type Glyph } from "../parts/glyphs.ts";
import { drawDoor, drawShowWindow, drawWindows } from "../parts/openings.ts";
import { drawFront } from "../parts/roofs.ts";
import { drawBladeSign, drawBulbs, drawLanterns, drawTableSet } from "../parts/street-furniture.ts";
import { drawStreetLife } from "../parts/street-life.ts";
import { drawPlanter } from "../parts/trees.ts";
import { drawStringCourse, drawWall } from "../parts/walls.ts";
import { arch, box, circle, d, drawDottedLine, fill, fillFlat, range, stroke } from "../pen.ts";
import { GROUND_Y as base, type Scene } from "../scene.ts";
import type { KindDrawing } from "./kind-drawing.ts";

/** A low diner with a band of windows, or a bistro with arches and a terrace. */
export const restaurant: KindDrawing = {
  backdrops: ["town", "suburb", "hills"],
  ground: "street",
  draw: (s) => (s.dice.chance(0.5) ? drawDiner(s) : drawBistro(s)),
};

function drawDiner(s: Scene): string {
  const { dice, paint } = s;
  const w = dice.pick([296, 320, 344]);
  const x = 226 - w / 2;
  const top = dice.whole(160, 174);
  const sill = 224;
  const mid = x + w / 2;
  const side = (w - 92) / 2;
  const sign = dice.pick(["fork", "fork", "cup"] as const);
  const round = dice.pick([4, 20, 34]);
  const columns = dice.pick([3, 4]);
  const booths = drawShowWindow(
    s,
    [0, top + 20, side, sill - top - 20],
    drawGuests(s, 0, top + 20, side, sill - top - 20),
    {
      columns,
      frame: paint.steel,
    },
  );
  const body = d`M${x} ${base}V${top + round}q0-${round} ${round}-${round}H${x + w - round}q${round} 0 ${round} ${round}V${base}z`;
  const roof = dice.chance(0.5) ? box(x + 10, top - 5, w - 20, 6) : box(x - 10, top - 6, w + 20, 7);
  return (
    (dice.chance(0.6) ? drawPylon(s, x + w + 24, top - 50, sign) : drawRoofSign(s, mid, top - 6, sign)) +
    drawWall(s, paint.wall, body, dice.pick([undefined, "tin", "boards", "brick"] as const)) +
    stroke(paint.accent, 4, d`M${x + 1} ${sill + 13}h${w - 2}m0 9h${2 - w}`) +
    s.stamp(
      [
        [x + 18, 0],
        [x + w - 18 - side, 0],
      ],
      booths,
    ) +
    fill(paint.sign, box(mid - 26, top - 8, 52, base - top + 8)) +
    drawDoor(s, mid - 17, base, 34, 58, { double: true, glazed: true, frame: paint.steel }) +
    drawGlyph(sign, mid, top + 8, 17, paint.paper, 1.8) +
    (dice.chance(0.4)
      ? drawAwning(s, x + 12, top + 8, side + 12, 16) + drawAwning(s, x + w - 24 - side, top + 8, side + 12, 16)
      : drawCanopy(s, x - 8, top + 2, mid - 22 - x, 9) + drawCanopy(s, mid + 30, top + 2, x + w - mid - 22, 9)) +
    fill(paint.roof, roof) +
    (dice.chance(0.6) ? drawPlanter(s, x + 24, 282, side - 14) + drawPlanter(s, mid + 40, 282, side - 14) : "") +
    drawStreetLife(s, x + 20, x + w - 6, ["palm", "tree", "lamp", "bicycle", "hydrant"])
  );
}

/** Lamps over tables between high-backed seats. */
function drawGuests(s: Scene, x: number, y: number, w: number, h: number): string {
  const at = range(Math.floor(w / 34), x + 4, 34);
  const lamps = at.map((left) => d`M${left + 14} ${y}v9m-6 6q0-6 6-6t6 6z`).join("");
  const seats = at.map((left) => d`M${left} ${y + h}v-17h5v17zm23 0v-17h5v17zm-16 0h9v-9h5v-2h-19v2h5z`).join("");
  return fill(s.paint.accent, lamps) + fillFlat(s.paint.sign, seats);
}

function drawPylon(s: Scene, x: number, y: number, sign: Glyph): string {
  const bulb = s.isDark ? s.paint.lamp : s.paint.trim;
  return (
    fill(s.paint.roof, box(x - 14, y, 6, base - y) + box(x + 8, y, 6, base - y)) +
    fill(s.paint.accent, d`M${x - 26} ${y - 26}h38q16 0 16 16v26q0 16-16 16h-38z`) +
    drawDottedLine(bulb, 3, 7, d`M${x - 20} ${y - 20}h31q11 0 11 11v24q0 11-11 11h-31z`) +
    drawGlyph(sign, x, y + 3, 26, s.paint.paper, 2.4)
  );
}

function drawRoofSign(s: Scene, x: number, y: number, sign: Glyph): string {
  return (
    stroke("", 2, d`M${x - 16} ${y}v-16M${x + 16} ${y}v-16`) +
    fill(s.paint.accent, circle(x, y - 34, 26)) +
    drawDottedLine(s.isDark ? s.paint.lamp : s.paint.trim, 3, 7.3, circle(x, y - 34, 21)) +
    drawGlyph(sign, x, y - 34, 24, s.paint.paper, 2.2)
  );
}

function drawBistro(s: Scene): string {
  const { dice, paint } = s;
  const bays = dice.pick([3, 4]);
  const bay = bays === 3 ? 82 : 70;
  const w = bay * bays;
  const x = dice.pick([96, 112]);
  const shop = 170;
  const top = dice.pick([108, 116]);
  const entryBay = dice.whole(0, bays - 1);
  const centers = range(bays, x + bay / 2, bay);
  const entry = centers[entryBay]!;
  const arched = dice.chance(0.5);
  const pane = drawShowWindow(s, [0, shop + 26, bay - 24, 48], drawGuests(s, 0, shop + 26, bay - 24, 48), {
    columns: 2,
    frame: paint.trim,
    ...(arched ? { head: "arch" } : {}),
  });
  return (
    drawFront(s, {
      form: dice.pick(["hip", "parapet", "mansard", "hip"] as const),
      x,
      top,
      w,
      texture: dice.pick(["stucco", "brick", undefined, "ashlar"] as const),
    }) +
    drawWindows(
      s,
      centers.map((at) => [at - 11, top + 14, 22, 32] as const),
      dice.pick([{ shutters: paint.accent }, { boxes: true }, { head: "hood" as const }]),
    ) +
    drawStringCourse(s, x - 2, shop - 3, w + 4) +
    s.stamp(
      centers.filter((at) => at !== entry).map((at) => [at - bay / 2 + 12, 0] as const),
      pane,
    ) +
    (arched ? fill(paint.trim, arch(entry - 21, shop + 12, 42, 82)) : "") +
    drawDoor(s, entry - 17, base, 34, 64, { double: true, glazed: true, fanlight: true }) +
    (arched
      ? drawLanterns(
          s,
          centers.slice(1).map((at) => at - bay / 2),
          shop + 28,
        )
      : drawAwning(s, x - 2, shop + 2, w + 4, 22, { stripes: dice.chance(0.7) })) +
    drawBladeSign(s, x + w, 124, "fork", dice.pick(["round", "shield"] as const)) +
    (dice.chance(0.4)
      ? stroke(paint.wood, 4, d`M${x + w + 92} 283v-80`) +
        drawBulbs(s, x + w, 206, 92, 10) +
        drawTableSet(s, x + w + 48, 283)
      : drawStreetLife(s, x, x + w, ["tree", "lamp", "umbrella", "topiary", "bicycle"]))
  );
}
