import { drawGlyph } from "../parts/glyphs.ts";
import { drawDoor, drawRollDoor, drawWindows } from "../parts/openings.ts";
import { drawGable } from "../parts/roofs.ts";
import { drawTree } from "../parts/trees.ts";
import { drawPickup, drawVan } from "../parts/vehicles.ts";
import { drawWall } from "../parts/walls.ts";
import { box, circle, d, fill, polygon, range, stroke } from "../pen.ts";
import { GROUND_Y as base, type Scene } from "../scene.ts";
import type { KindDrawing } from "./kind-drawing.ts";

/**
 * A contractor's yard: the shed, a house under construction with scaffolding or a crane, stacks of material, a pickup.
 */
export const yard: KindDrawing = {
  backdrops: ["suburb", "hills", "city", "works"],
  ground: "yard",
  draw(s) {
    const { dice, paint } = s;
    const w = dice.pick([150, 164, 178]);
    const x = dice.pick([52, 66]);
    const site = x + w + dice.pick([26, 34]);
    const color = paint[dice.pick(["accent", "straw", "paper", "leaf", "steel"] as const)];
    return (
      (dice.chance(0.6)
        ? drawCrane(s, site + 136, dice.whole(30, 48))
        : drawTree(s, 446, 266, dice.pick(["conifer", "round", "poplar"] as const))) +
      dice.pick([drawFrameHouse, drawScaffold, drawFrameHouse])(s, site, dice.pick([116, 128])) +
      drawShed(s, x, w) +
      dice.pick([drawTimber, drawPipes, drawBricks])(s, dice.pick([site + 20, site + 60])) +
      dice.pick([
        () => drawPickup(s, dice.whole(96, 190), 302, color),
        () => drawVan(s, dice.whole(96, 190), 302, color, true),
        () => drawMixer(s, x + w + 4) + drawPickup(s, 40, 304, color),
      ])() +
      drawCones(
        s,
        dice.pick([
          [352, 384],
          [340, 440],
          [60, 400],
        ]),
      )
    );
  },
};

function drawShed(s: Scene, x: number, w: number): string {
  const { dice, paint } = s;
  const top = dice.whole(172, 182);
  const texture = dice.pick(["tin", "boards", "battens", "brick"] as const);
  const sign = dice.pick(["hammer", "house", "bolt", "gear", "hammer"] as const);
  const doorX = x + 16;
  const slanted = dice.chance(0.4);
  const head = drawGable(s, x, top, w, dice.pick([38, 48]));
  const flatRoof = d`M${x} ${top}v-30l${w} 16v14z`;
  return (
    drawWall(s, paint.wall, box(x, top, w, base - top) + (slanted ? flatRoof : head.outline), texture) +
    (slanted
      ? stroke("", 10, d`M${x - 8} ${top - 32}L${x + w + 10} ${top - 12}`) +
        stroke(paint.roof, 7.4, d`M${x - 8} ${top - 32}L${x + w + 10} ${top - 12}`)
      : head.over) +
    drawRollDoor(
      s,
      doorX,
      base,
      72,
      64,
      dice.pick([0, 0.35, 0.6]),
      drawLadders(s, doorX),
      dice.pick([paint.trim, paint.steel]),
    ) +
    drawWindows(s, [[x + w - 46, base - 62, 24, 22]], {}) +
    (dice.chance(0.5) ? drawDoor(s, x + w - 46, base, 24, 30, { steps: 0 }) : "") +
    fill(paint.sign, circle(x + w / 2, top - 2, 16)) +
    drawGlyph(sign, x + w / 2, top - 2, 18, paint.paper, 1.9)
  );
}

function drawLadders(s: Scene, x: number): string {
  return (
    stroke(s.paint.wood, 2.4, d`M${x + 14} ${base}l6-62m8 62 6-62`) +
    stroke(s.paint.wood, 10, d`M${x + 21} ${base - 4}l6-58`, { dash: "2 6" }) +
    fill(s.paint.steel, box(x + 42, base - 22, 22, 22))
  );
}

/** A house frame: studs, rafters, a ridge. */
function drawFrameHouse(s: Scene, x: number, w: number): string {
  const { paint, dice } = s;
  const top = dice.whole(166, 176);
  const mid = x + w / 2;
  const ridge = top - 48;
  const studs = range(8, x + 2, (w - 4) / 7)
    .map((at) => d`M${at} ${base}V${top}`)
    .join("");
  const rafters = range(4, 0, 1)
    .map((i) => d`M${x - 8 + i * 17} ${top + 4 - i * 12}V${top}M${x + w + 8 - i * 17} ${top + 4 - i * 12}V${top}`)
    .join("");
  return (
    stroke("", 4.6, `${studs}${rafters}`) +
    stroke(paint.wood, 2.4, `${studs}${rafters}`) +
    fill(paint.wood, box(x - 2, top - 3, w + 4, 6) + box(x - 2, 216, w + 4, 5) + box(x - 2, base - 6, w + 4, 6)) +
    stroke("", 8, d`M${x - 12} ${top + 8}L${mid} ${ridge}L${x + w + 12} ${top + 8}`) +
    stroke(paint.wood, 5.2, d`M${x - 12} ${top + 8}L${mid} ${ridge}L${x + w + 12} ${top + 8}`) +
    (dice.chance(0.6) ? drawWall(s, paint.trim, box(x, 220, w * 0.42, base - 220), "boards") : "") +
    (dice.chance(0.5) ? fill(paint.leaf, d`M${mid} ${ridge - 27}l8 11h-4l6 10h-20l6-10h-4z`) : "")
  );
}

/** Unfinished walls behind scaffolding. */
function drawScaffold(s: Scene, x: number, w: number): string {
  const { paint, dice } = s;
  const top = dice.whole(128, 150);
  const concrete = dice.chance(0.4);
  const levels = range(3, base - 38, -38).filter((y) => y > top - 10);
  const openings = levels.flatMap((y) => [x + 18, x + w / 2 - 9, x + w - 36].map((at) => [at, y + 4, 18, 24] as const));
  return (
    drawWall(
      s,
      concrete ? paint.sidewalk : paint.clay,
      d`M${x} ${base}V${top}h${w * 0.3}v10h${w * 0.2}v-12h${w * 0.5}V${base}z`,
      concrete ? "ashlar" : "brick",
    ) +
    fill(paint.ink, openings.map((o) => box(...o)).join("")) +
    stroke(
      "",
      2.4,
      range(4, x - 8, (w + 16) / 3)
        .map((at) => d`M${at} ${base + 4}V${top - 16}`)
        .join("") + d`M${x - 8} ${base}l${(w + 16) / 3}-38m0 38 ${(w + 16) / 3}-38`,
    ) +
    fill(paint.wood, levels.map((y) => box(x - 14, y, w + 28, 4)).join("")) +
    stroke("", 1.2, levels.map((y) => d`M${x - 8} ${y - 14}h${w + 16}`).join(""))
  );
}

function drawCrane(s: Scene, x: number, y: number): string {
  const { paint } = s;
  const color = paint.straw;
  return (
    stroke("", 11, d`M${x} ${base}V${y}M${x + 44} ${y + 14}H${x - 210}`) +
    stroke(color, 8, d`M${x} ${base}V${y}M${x + 43} ${y + 14}H${x - 209}`) +
    stroke("", 6, d`M${x} ${base}V${y + 20}M${x - 8} ${y + 14}H${x - 206}`, { dash: "1.5 8" }) +
    stroke("", 1.4, d`M${x} ${y - 14}l42 26M${x} ${y - 14}L${x - 130} ${y + 12}M${x - 150} ${y + 18}v40m-7 6q7 8 7-6`) +
    fill(color, polygon([x - 5, y + 8], [x, y - 16], [x + 5, y + 8])) +
    fill(paint.roof, box(x + 28, y + 18, 18, 18)) +
    fill(paint.paper, box(x - 20, y + 18, 16, 18))
  );
}

function drawTimber(s: Scene, x: number): string {
  return (
    fill(
      s.paint.wood,
      range(4, 256, 7)
        .map((y) => box(x, y, 84, 6))
        .join(""),
    ) + fill(s.paint.ink, box(x + 10, 284, 6, 5) + box(x + 66, 284, 6, 5))
  );
}

function drawPipes(s: Scene, x: number): string {
  const at = [
    [0, 0],
    [20, 0],
    [40, 0],
    [60, 0],
    [10, -17],
    [30, -17],
    [50, -17],
  ] as const;
  return (
    fill(s.paint.steel, at.map(([dx, dy]) => circle(x + 8 + dx, 276 + dy, 9)).join("")) +
    fill(s.paint.ink, at.map(([dx, dy]) => circle(x + 8 + dx, 276 + dy, 5)).join(""))
  );
}

function drawBricks(s: Scene, x: number): string {
  return (
    drawWall(s, s.paint.clay, box(x, 254, 38, 28) + box(x + 44, 262, 34, 20), "brick") +
    stroke(s.paint.wood, 4, d`M${x - 3} 284h84`)
  );
}

function drawMixer(s: Scene, x: number): string {
  return (
    stroke("", 3, d`M${x + 2} 280l10-22 14 22`) +
    fill(s.paint.straw, d`M${x - 8} 262l4-20 20-10 12 16-12 18q-14 6-24-4z`) +
    fill(s.paint.ink, circle(x + 4, 278, 6))
  );
}

function drawCones(s: Scene, xs: readonly number[]): string {
  return (
    fill(s.paint.red, xs.map((x) => d`M${x - 8} 300h16l-2-3h-2l-4-18-4 18h-2z`).join("")) +
    stroke(s.paint.paper, 3, xs.map((x) => d`M${x - 3} 290h6`).join(""))
  );
}
