import { drawDoor, drawShowWindow, drawWindows } from "../parts/openings.ts";
import { drawFront } from "../parts/roofs.ts";
import { drawBladeSign, drawLanterns, drawSignBand } from "../parts/street-furniture.ts";
import { drawStreetLife } from "../parts/street-life.ts";
import { drawChimney, drawPilasters } from "../parts/walls.ts";
import { box, d, fill, polygon, range, stroke } from "../pen.ts";
import { GROUND_Y as base, type Scene } from "../scene.ts";
import type { KindDrawing } from "./kind-drawing.ts";

/** A dark wooden front with lanterns, a hanging sign and often a half-timbered gable. */
export const bar: KindDrawing = {
  backdrops: ["town"],
  ground: "street",
  lights: ["day", "golden", "rose", "overcast", "dusk", "dusk", "bluehour", "bluehour", "night", "morning"],
  draw(s) {
    const { dice } = s;
    const w = dice.pick([204, 228, 248]);
    const x = 232 - w / 2;
    const shop = 178;
    const top = 122;
    const timbered = dice.chance(0.45);
    const upper = timbered
      ? drawHalfTimber(s, x, w, top, shop)
      : drawFront(s, {
          form: dice.pick(["gable", "hip", "parapet", "mansard", "bell"] as const),
          x,
          top,
          w,
          texture: dice.pick(["brick", "stucco", "brick", undefined] as const),
          foot: shop,
        });
    const bays = dice.pick([2, 3, 4]);
    const bay = Math.round(w / bays);
    const openings = range(bays, x + Math.round(bay / 2) - 11, bay).map((at) => [at, top + 15, 22, 30] as const);
    const sign = dice.pick(["mug", "mug", "glass"] as const);
    return (
      upper +
      drawWindows(s, openings, {
        rows: 3,
        columns: dice.pick([2, 3]),
        boxes: dice.chance(0.35),
        head: dice.pick(["flat", "hood"] as const),
      }) +
      drawTaproom(s, x, w, shop) +
      drawSignBand(s, x - 4, shop - 3, w + 8, 20, sign) +
      drawLanterns(s, [x + w / 2 - 28.5, x + w / 2 + 28.5], shop + 30) +
      drawBladeSign(s, x + w, 132, sign, dice.pick(["shield", "round", "square"] as const)) +
      drawBarrels(s, x, x + w) +
      drawStreetLife(s, x - 12, x + w + 22, ["lamp", "tree", "bicycle", "topiary", "bench", "tables"])
    );
  },
};

function drawTaproom(s: Scene, x: number, w: number, shop: number): string {
  const { dice, paint } = s;
  const glassW = w / 2 - 50;
  const head = dice.chance(0.4) ? { head: "arch" as const } : {};
  const pane = drawShowWindow(s, [0, shop + 26, glassW, 40], drawBottles(s, 0, shop + 66, glassW), {
    columns: 3,
    transom: 13,
    frame: paint.trim,
    ...head,
  });
  return (
    fill(paint.accent, box(x - 2, shop, w + 4, base - shop)) +
    s.stamp(
      [
        [x + 15, 0],
        [x + w - glassW - 15, 0],
      ],
      pane,
    ) +
    drawDoor(s, x + w / 2 - 17, base, 34, 62, {
      double: true,
      glazed: dice.chance(0.6),
      color: paint.sign,
      fanlight: true,
      steps: 2,
    }) +
    drawPilasters(s, [x, x + w / 2 - 33, x + w / 2 + 24, x + w - 9], shop + 18, base - shop - 18, paint.sign)
  );
}

function drawHalfTimber(s: Scene, x: number, w: number, top: number, shop: number): string {
  const { paint } = s;
  const cx = x + w / 2;
  const q = w / 4;
  const frame = d`M${x} ${top + 2}h${w}M${x + 3} ${top}V${shop}M${x + w - 3} ${top}V${shop}M${cx - q} ${top}L${cx} ${top - 24}l${q} 24M${cx} ${top - 56}V${top}M${cx - q} ${top - 28}V${top}M${cx + q} ${top - 28}V${top}`;
  const verge = d`M${x - 12} ${top + 6}L${cx} ${top - 61}L${x + w + 12} ${top + 6}`;
  return (
    drawChimney(s, x + w * 0.72, top - 60, 44, true) +
    fill(paint.paper, polygon([x, shop], [x, top], [cx, top - 60], [x + w, top], [x + w, shop])) +
    stroke(paint.roof, 5, frame) +
    stroke("", 12, verge) +
    stroke(paint.roof, 9.4, verge)
  );
}

function drawBottles(s: Scene, x: number, foot: number, w: number): string {
  return (
    stroke(s.paint.sign, 14, d`M${x + 5} ${foot - 8}h${w - 8}`, { dash: "5 4" }) +
    stroke(s.paint.sign, 7, d`M${x + 6.5} ${foot - 17}h${w - 10}`, { dash: "2 7" })
  );
}

function drawBarrels(s: Scene, left: number, right: number): string {
  const at = s.isSparse ? [] : s.dice.pick([[left - 16], [right + 14], [left - 16, right + 14], []]);
  return (
    fill(s.paint.wood, at.map((x) => d`M${x - 9} 282q-5-14 0-28h18q5 14 0 28z`).join("")) +
    stroke("", 2, at.map((x) => d`M${x - 11} 274h22m0-12h-22`).join(""))
  );
}
