import { drawCanopy } from "../parts/awnings.ts";
import { drawGlyph } from "../parts/glyphs.ts";
import { drawDoor, drawRollDoor, drawWindows } from "../parts/openings.ts";
import { drawLamp } from "../parts/street-furniture.ts";
import { drawTree } from "../parts/trees.ts";
import { drawForklift, drawTruck, drawVan } from "../parts/vehicles.ts";
import { drawCornice, drawWall } from "../parts/walls.ts";
import { box, circle, d, fill, range, stroke } from "../pen.ts";
import { GROUND_Y as base, type Scene } from "../scene.ts";
import type { KindDrawing } from "./kind-drawing.ts";

/** A long warehouse with a raised dock, numbered doors and a truck in front. */
export const depot: KindDrawing = {
  backdrops: ["works", "hills", "works", "suburb"],
  ground: "yard",
  draw(s) {
    const { dice, paint } = s;
    const doors = dice.pick([3, 4, 4]);
    const bay = doors === 3 ? 84 : 70;
    const w = doors * bay + 12;
    const x = dice.pick([82, 100]);
    const top = dice.whole(146, 160);
    const dock = base - 14;
    const curtain = dice.pick([paint.trim, paint.accent, paint.steel]);
    const openAt = dice.whole(0, doors - 1);
    const doorX = range(doors, x + 14, bay);
    const head = x + w;
    return (
      drawHall(s, x, top, w) +
      doorX
        .map((at, index) =>
          drawRollDoor(
            s,
            at,
            dock,
            bay - 16,
            54,
            index === openAt ? 0.7 : dice.pick([0, 0, 0.2]),
            index === openAt ? drawGoods(s, at + 6, dock) : "",
            curtain,
          ),
        )
        .join("") +
      drawHangingLamps(
        s,
        doorX.map((at) => at + (bay - 16) / 2),
        dock - 66,
      ) +
      fill(paint.sidewalk, box(x - 4, dock, w + 8, 14)) +
      stroke("", 9, d`M${x + 18} ${dock + 6}h${w - 30}`, { dash: `6 ${bay - 30} 6 18`, opacity: 0.75 }) +
      drawOffice(s, head) +
      drawForecourt(s, x, head)
    );
  },
};

function drawHall(s: Scene, x: number, top: number, w: number): string {
  const { dice, paint } = s;
  const texture = dice.pick(["tin", "tin", "brick", "battens", "boards"] as const);
  const sign = dice.pick(["box", "wheel", "star", "box"] as const);
  const mid = x + w / 2;
  const drawHallWall = (outline: string) => drawWall(s, paint.wall, box(x, top, w, base - top) + outline, texture);
  const roof = dice.pick([
    () =>
      drawHallWall(d`M${x} ${top}l${w / 2}-34 ${w / 2} 34z`) +
      stroke("", 10, d`M${x - 10} ${top + 3}L${mid} ${top - 36}L${x + w + 10} ${top + 3}`) +
      stroke(paint.roof, 7.4, d`M${x - 10} ${top + 3}L${mid} ${top - 36}L${x + w + 10} ${top + 3}`),
    () =>
      drawHallWall(box(x + w * 0.3, top - 26, w * 0.4, 26)) +
      stroke(paint.trim, 5, d`M${x - 4} ${top}h${w * 0.3 + 4}v-26h${w * 0.4}v26h${w * 0.3 + 4}`),
    () =>
      drawHallWall("") +
      fill(paint.roof, d`M${x - 8} ${top + 3}l16-26h${w - 16}l16 26z`) +
      fill(
        paint.steel,
        range(3, x + 50, (w - 116) / 2)
          .map((at) => d`M${at} ${top - 20}v-12h-4q2-8 10-8t10 8h-4v12z`)
          .join(""),
      ),
    () =>
      drawHallWall(d`M${x} ${top}q${w / 2}-56 ${w} 0z`) +
      stroke("", 8, d`M${x - 6} ${top + 2}q${w / 2 + 6}-60 ${w + 12} 0`) +
      stroke(paint.roof, 5.6, d`M${x - 6} ${top + 2}q${w / 2 + 6}-60 ${w + 12} 0`),
  ])();
  return (
    roof +
    stroke(paint.accent, 7, d`M${x + 1} ${top + 15}h${w - 2}`) +
    fill(paint.sign, circle(mid, top + 10, 17)) +
    drawGlyph(sign, mid, top + 10, 18, paint.paper, 1.8)
  );
}

function drawGoods(s: Scene, x: number, foot: number): string {
  return fill(
    s.paint.wood,
    box(x + 4, foot - 18, 18, 18) + box(x + 23, foot - 14, 16, 14) + box(x + 6, foot - 32, 15, 14),
  );
}

function drawHangingLamps(s: Scene, xs: readonly number[], y: number): string {
  const glow = s.isDark
    ? stroke(s.paint.lamp, 26, xs.map((x) => d`M${x - 12} ${y + 17}h24`).join(""), { opacity: 0.2 })
    : "";
  return glow + fill(s.paint.ink, xs.map((x) => d`M${x - 7} ${y + 4}q7-11 14 0z`).join(""));
}

function drawOffice(s: Scene, x: number): string {
  const { dice, paint } = s;
  const top = dice.whole(192, 204);
  const w = 68;
  return (
    drawWall(s, paint.trim, box(x, top, w, base - top)) +
    drawCornice(s, x - 2, top - 5, w + 6) +
    drawWindows(s, [[x + 36, top + 18, 22, 22]], { frame: paint.roof, shutters: "" }) +
    drawDoor(s, x + 8, base, 22, 46, { glazed: true, frame: paint.roof }) +
    (dice.chance(0.5) ? drawCanopy(s, x + 2, top + 8, 34, 6) : "")
  );
}

function drawForecourt(s: Scene, left: number, right: number): string {
  const { dice, paint } = s;
  const color = paint[dice.pick(["accent", "steel", "leaf", "wood"] as const)];
  const drawContainers = (x: number) =>
    fill(paint.accent, box(x, 230, 62, 34)) +
    fill(paint.leaf, box(x + 4, 200, 54, 30)) +
    stroke("", 26, d`M${x + 5} 247h54m-48-32h46`, { dash: "1 5", opacity: 0.35 });
  const drawMast = (x: number) => drawLamp(s, x, 276, "swan");
  return dice.pick([
    () => drawTruck(s, dice.whole(150, 240), 304, dice.pick([84, 104]), color) + drawMast(left - 30),
    () => drawTruck(s, 20, 302, 96, color) + drawTree(s, Math.min(right + 84, 452), 268, "poplar"),
    () => drawContainers(left - 70) + drawTruck(s, 250, 306, 92, color),
    () => drawVan(s, 60, 298, color) + drawVan(s, 186, 302, paint.paper) + drawMast(left - 34),
    () => drawContainers(left - 72) + drawForklift(s, 190, 294, paint.accent) + drawVan(s, 340, 300, color),
  ])();
}
