import { drawGlyph, type Glyph } from "../parts/glyphs.ts";
import { drawDoor, drawShowWindow, drawWindows } from "../parts/openings.ts";
import { drawStreetLife } from "../parts/street-life.ts";
import { drawHedge } from "../parts/trees.ts";
import { drawCornice, drawPilasters, drawWall } from "../parts/walls.ts";
import { box, circle, d, drawDottedLine, fill, fillFlat, polygon, range, stroke } from "../pen.ts";
import { GROUND_Y as base, type Scene } from "../scene.ts";
import type { KindDrawing } from "./kind-drawing.ts";

/** A movie theater with a lit vertical sign, or a vaulted sports hall with tall windows. */
export const leisure: KindDrawing = {
  backdrops: ["town", "city", "suburb"],
  ground: "street",
  draw(s) {
    const [front, left, right] = s.dice.chance(0.5) ? drawTheater(s) : drawHall(s);
    return front + drawStreetLife(s, left, right, ["tree", "lamp", "bicycle", "bench", "trees", "hydrant"]);
  },
};

type Front = [drawing: string, left: number, right: number];

function drawTheater(s: Scene): Front {
  const { dice, paint } = s;
  const w = dice.pick([204, 228, 252]);
  const x = Math.round(238 - w / 2);
  const top = dice.whole(106, 120);
  const mid = x + w / 2;
  const bulb = s.isDark ? paint.lamp : paint.paper;
  const finTop = dice.whole(34, 52);
  const shoulder = dice.pick([
    d`M${mid - 62} ${top}v-16h14v-14h96v14h14v16z`,
    d`M${mid - 62} ${top}q6-44 62-46 56 2 62 46z`,
    polygon([mid - 66, top], [mid - 40, top - 28], [mid + 40, top - 28], [mid + 66, top]),
  ]);
  const ribs = dice.pick(["M-7 0v52m7-52v52m7-52v52", ""]);
  const sides = [x + w * 0.15, x + w * 0.85];
  return [
    drawWall(
      s,
      paint.wall,
      box(x, top, w, base - top) + shoulder,
      dice.pick([undefined, "stucco", "brick", "ashlar"] as const),
    ) +
      drawCornice(s, x - 4, top - 4, w * 0.24) +
      drawCornice(s, x + w * 0.76 + 4, top - 4, w * 0.24) +
      (ribs
        ? stroke(paint.trim, 3, sides.map((at) => d`M${at - 9} ${top + 14}v54m9-54v54m9-54v54`).join(""))
        : drawWindows(
            s,
            sides.map((at) => [at - 9, top + 18, 18, 46] as const),
            { head: "arch", rows: 4 },
          )) +
      fill(paint.accent, d`M${mid - 17} 176V${finTop + 12}q0-12 17-12t17 12V176z`) +
      drawDottedLine(bulb, 3.4, 9, d`M${mid - 12} 170V${finTop + 12}q0-7 12-7t12 7v160`) +
      drawGlyph(dice.pick(["mask", "star", "ball", "mask"] as const), mid, finTop + 30, 20, paint.paper, 2) +
      stroke(bulb, 10, d`M${mid} ${finTop + 50}V164`, { dash: "3 7" }) +
      drawFoyer(s, x, w, mid) +
      drawMarquee(s, mid, w),
    x - 4,
    x + w + 4,
  ];
}

function drawMarquee(s: Scene, mid: number, w: number): string {
  const { paint } = s;
  const half = w * 0.42;
  const bulb = s.isDark ? paint.lamp : paint.accent;
  const panel = s.isDark ? paint.lamp : paint.paper;
  return (
    (s.isDark
      ? fillFlat(paint.lamp, d`M${mid - half} 204h${2 * half}l20 60h-${2 * half + 40}z`, 0.22)
      : s.shadeStrip(mid - half + 6, 204, 2 * half, 8)) +
    fill(paint.accent, d`M${mid - half - 8} 172h${2 * half + 16}l-6 32h-${2 * half + 4}z`) +
    fill(panel, d`M${mid - half + 4} 178h${2 * half - 8}v18h-${2 * half - 8}z`) +
    stroke(
      paint.sign,
      3,
      d`M${mid - half + 14} 184h${half * 0.8}m${half * 0.3} 0h${half * 0.6}m-${half * 1.6} 6h${half * 0.5}m${half * 0.2} 0h${half * 0.9}`,
      { dash: "5 2 9 2" },
    ) +
    drawDottedLine(bulb === paint.accent ? paint.paper : bulb, 3.4, 9, d`M${mid - half} 200h${2 * half}`)
  );
}

function drawFoyer(s: Scene, x: number, w: number, mid: number): string {
  const { paint } = s;
  const drawPoster = (at: number) => box(at, 214, 24, 36);
  const drawArt = (at: number) => circle(at + 12, 226, 7) + d`M${at + 4} 246l8-9 9 9z`;
  const left = x + 10;
  const right = x + w - 34;
  return (
    fill(paint.sign, box(x, 204, w, base - 204)) +
    fill(paint.paper, drawPoster(left) + drawPoster(right)) +
    fillFlat(paint.accent, drawArt(left) + drawArt(right)) +
    s.stamp(
      [
        [mid - 50, 0],
        [mid + 16, 0],
      ],
      drawDoor(s, 0, base, 34, 50, { double: true, glazed: true }),
    ) +
    fill(paint.straw, d`M${mid - 9} ${base}v-40h18v40z`) +
    fill(s.isDark ? paint.lamp : paint.glass, box(mid - 6, base - 34, 12, 14))
  );
}

function drawHall(s: Scene): Front {
  const { dice, paint } = s;
  const w = dice.pick([264, 288, 308]);
  const x = Math.round(232 - w / 2);
  const top = dice.whole(150, 162);
  const mid = x + w / 2;
  const sign: Glyph = dice.pick(["dumbbell", "dumbbell", "ball", "heart"]);
  const rise = dice.pick([66, 84]);
  const roof = dice.pick([
    d`M${x} ${top}q${w / 2}-${rise} ${w} 0z`,
    polygon([x, top], [mid, top - rise * 0.6], [x + w, top]),
    polygon([x, top], [x, top - 14], [x + w, top - rise * 0.7], [x + w, top]),
  ]);
  const verge = roof.replace("z", "").replace(/^M/, "M");
  const panes = dice.pick([3, 4]);
  const glassW = w - 108;
  const scene = dice.pick([drawTreadmills, drawWeights, drawLanes]);
  const doorLeft = dice.chance(0.5);
  const glassX = doorLeft ? x + 88 : x + 20;
  const doorX = doorLeft ? x + 24 : x + w - 64;
  return [
    drawWall(
      s,
      paint.wall,
      box(x, top, w, base - top) + roof,
      dice.pick(["boards", "brick", "tin", "battens", undefined] as const),
    ) +
      stroke("", 11, verge) +
      stroke(paint.roof, 8.4, verge) +
      fill(paint.sign, circle(mid, top - 6, 22)) +
      stroke(paint.paper, 1.4, circle(mid, top - 6, 18.5)) +
      drawGlyph(sign, mid, top - 6, 24, paint.paper, 2.2) +
      drawShowWindow(s, [glassX, top + 30, glassW, base - top - 46], scene(s, glassX, base - 16, glassW), {
        columns: panes,
        transom: 22,
        frame: paint.trim,
      }) +
      drawDoor(s, doorX, base, 40, 62, { double: true, glazed: true, fanlight: true }) +
      fill(paint.accent, box(doorX - 12, 190, 64, 8)) +
      drawPilasters(s, [x, x + w - 9], top + 6, base - top - 6) +
      drawHedge(s, glassX + 6, 280, glassW - 12, 13),
    x - 2,
    x + w + 2,
  ];
}

function drawRunner(x: number, foot: number): string {
  return d`M${x} ${foot - 31}l-3 12 7 6-3 12m-4-18-6 7-7 1m10-18 8 6 6-3m-10-4-7 3-2 6`;
}

function drawTreadmills(s: Scene, x: number, foot: number, w: number): string {
  const at = range(Math.floor(w / 46), x + 20, 46);
  return (
    stroke(s.paint.sign, 3.4, at.map((cx) => drawRunner(cx, foot - 4)).join(""), { round: true }) +
    fill(s.paint.sign, at.map((cx) => circle(cx + 2, foot - 40, 4)).join("")) +
    stroke("", 2.6, at.map((cx) => d`M${cx - 14} ${foot - 2}h28l3-26h-6`).join(""))
  );
}

function drawWeights(s: Scene, x: number, foot: number, w: number): string {
  const at = range(Math.floor(w / 50), x + 26, 50);
  return (
    stroke("", 2.4, at.map((cx) => d`M${cx - 20} ${foot - 30}h40M${cx - 14} ${foot}v-32m28 0v32`).join("")) +
    stroke(s.paint.accent, 5, at.map((cx) => d`M${cx - 18} ${foot - 39}v18m36-18v18`).join("")) +
    fill(s.paint.sign, at.map((cx) => box(cx - 10, foot - 12, 20, 5) + box(cx - 2, foot - 8, 4, 8)).join(""))
  );
}

/** Balls on a rack, pins behind. */
function drawLanes(s: Scene, x: number, foot: number, w: number): string {
  const pins = range(Math.floor(w / 16), x + 10, 16)
    .map((cx) => d`M${cx - 4} ${foot - 18}q-2-6 2-11-2-7 2-7t2 7q4 5 2 11z`)
    .join("");
  return (
    fill(s.paint.paper, pins) +
    stroke(s.paint.wood, 5, d`M${x} ${foot - 15}h${w}m0 12h${-w}`) +
    drawDottedLine(s.paint.accent, 9, 16, d`M${x + 12} ${foot - 7}h${w - 20}`)
  );
}
