import { drawAwning } from "../parts/awnings.ts";
import { drawDoor, drawShowWindow, drawWindows } from "../parts/openings.ts";
import { drawFront } from "../parts/roofs.ts";
import { drawBladeSign, drawLanterns, drawSidewalkSign, drawSignBand } from "../parts/street-furniture.ts";
import { drawStreetLife } from "../parts/street-life.ts";
import { drawQuoins } from "../parts/walls.ts";
import { box, d, drawDottedLine, fill, range, stroke } from "../pen.ts";
import { GROUND_Y as base, type Scene } from "../scene.ts";
import type { KindDrawing } from "./kind-drawing.ts";

/** A narrow house with rooms upstairs, an awning, and cakes or cups in the window. */
export const cafe: KindDrawing = {
  backdrops: ["town"],
  ground: "street",
  draw(s) {
    const { dice } = s;
    const w = dice.pick([180, 204, 228]);
    const x = dice.pick([112, 128, 144]);
    const floors = dice.whole(1, 2);
    const shop = 178;
    const top = shop - floors * 52 - 4;
    const form = dice.pick(["parapet", "stepped", "bell", "mansard", "hip", "pediment"] as const);
    const texture = dice.pick(["brick", "stucco", "boards", undefined] as const);
    const sign = dice.pick(["cup", "loaf"] as const);
    return (
      drawFront(s, { form, x, top, w, texture }) +
      (dice.chance(0.3) ? drawQuoins(s, x, top + 4, w, shop - top - 4) : "") +
      drawUpperFloors(s, x, w, floors, shop) +
      drawShopfront(s, x, w, shop, sign) +
      (dice.chance(0.6)
        ? drawBladeSign(s, x + w, shop - 36, sign, dice.pick(["round", "square", "shield"] as const))
        : drawSidewalkSign(s, x + w / 2, 283, sign)) +
      drawStreetLife(s, x, x + w + 6, ["tree", "lamp", "bicycle", "umbrella", "tables", "bench", "umbrella"])
    );
  },
};

function drawUpperFloors(s: Scene, x: number, w: number, floors: number, shop: number): string {
  const { dice, paint } = s;
  const bays = dice.pick(w > 200 ? [3, 4] : [2, 3]);
  const bay = Math.round(w / bays);
  const openings = range(floors, shop - 46, -52).flatMap((y) =>
    range(bays, x + Math.round(bay / 2) - 10, bay).map((at) => [at, y, 20, 32] as const),
  );
  return drawWindows(s, openings, {
    head: dice.pick(["flat", "arch", "hood", "pediment"] as const),
    rows: dice.pick([2, 3]),
    ...dice.pick([{ boxes: true }, bays < 4 ? { shutters: paint.accent } : {}, {}]),
  });
}

function drawShopfront(s: Scene, x: number, w: number, shop: number, sign: "cup" | "loaf"): string {
  const { dice, paint } = s;
  const doorLeft = dice.chance(0.5);
  const doorX = doorLeft ? x + 16 : x + w - 48;
  const glassX = doorLeft ? x + 66 : x + 14;
  const glassW = w - 80;
  return (
    fill(paint.sign, box(x + 4, shop, w - 8, base - shop)) +
    drawShowWindow(s, [glassX, shop + 26, glassW, 46], drawCounter(s, glassX, shop + 26, glassW, 46), {
      columns: dice.pick([2, 3]),
      frame: paint.trim,
    }) +
    drawDoor(s, doorX, base, 32, 62, { glazed: true, fanlight: dice.chance(0.4) }) +
    (dice.chance(0.78)
      ? drawAwning(s, x - 4, shop - 2, w + 8, dice.pick([22, 26]), {
          stripes: dice.chance(0.75),
          edge: dice.pick(["scallop", "scallop", "zigzag", "straight"] as const),
        })
      : drawSignBand(s, x + 2, shop - 2, w - 4, 20, sign) + drawLanterns(s, [doorX + 16], shop + 22))
  );
}

/** The counter: lamps above, cakes and loaves below. */
function drawCounter(s: Scene, x: number, y: number, w: number, h: number): string {
  const lamps = range(3, Math.round(x + w / 6), Math.round(w / 3))
    .map((at) => d`M${at} ${y}v10m-6 5q0-5 6-5t6 5z`)
    .join("");
  return (
    fill(s.paint.ink, lamps) +
    drawDottedLine(s.paint.wood, 9, 11, d`M${x + 7} ${y + h - 15}H${x + w - 4}`) +
    drawDottedLine(s.paint.paper, 6, 9, d`M${x + 9} ${y + h - 4}H${x + w - 4}`) +
    stroke(s.paint.trim, 2.6, d`M${x} ${y + h - 9}h${w}`)
  );
}
