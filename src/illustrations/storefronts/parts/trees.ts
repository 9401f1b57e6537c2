import { formatPath, parsePath } from "../path-data.ts";
import { box, circle, d, fill, stroke } from "../pen.ts";
import type { Scene } from "../scene.ts";

export type TreeForm = "round" | "poplar" | "conifer" | "palm" | "bare" | "lollipop";

/** A tree whose trunk is on `base`; about 110 high at size 1. */
export function drawTree(s: Scene, x: number, base: number, form: TreeForm, scale = 1): string {
  switch (form) {
    case "round":
      return drawRoundTree(s, x, base, scale);
    case "poplar":
      return drawPoplar(s, x, base, scale);
    case "conifer":
      return drawConifer(s, x, base, scale);
    case "palm":
      return drawPalm(s, x, base, scale);
    case "bare":
      return drawBareTree(x, base, scale);
    case "lollipop":
      return drawLollipop(s, x, base, scale);
  }
}

function drawTrunk(s: Scene, x: number, base: number, h: number, w = 6): string {
  return fill(s.paint.wood, d`M${x - w / 2} ${base}v${-h}h${w}v${h}z`);
}

function drawRoundTree(s: Scene, x: number, base: number, scale: number): string {
  const placePath = (path: string) => formatPath(parsePath(path, x, base - Math.round(46 * scale), scale));
  const crown = "M-14 0q-13 0-14-13 0-13 10-17-1-20 16-23 16-2 19 13 14 2 12 16 3 12-8 15-2 9-11 9z";
  const side = "M10 0q9 0 11-9 11-3 8-15 2-14-12-16 3 32-34 40z";
  const twigs = stroke("", 1.2, placePath("M0 16v-42m0 26l-9-11m9 4l9-10"), { opacity: 0.5 });
  return (
    drawTrunk(s, x, base, Math.round(50 * scale)) +
    fill(s.paint.leaf, placePath(crown)) +
    s.shade(placePath(side)) +
    twigs
  );
}

function drawPoplar(s: Scene, x: number, base: number, scale: number): string {
  const y = base - 12;
  const h = Math.round(112 * scale);
  return (
    drawTrunk(s, x, base, 20) +
    fill(
      s.paint.leaf,
      d`M${x} ${y}c-20-8-17-${Math.round(h * 0.7)} 0-${h}c17 ${Math.round(h * 0.3)} 20 ${h - 8} 0 ${h}z`,
    ) +
    s.shade(d`M${x} ${y}c14-20 10-${Math.round(h * 0.7)} 0-${h}c17 ${Math.round(h * 0.3)} 20 ${h - 8} 0 ${h}z`)
  );
}

function drawConifer(s: Scene, x: number, base: number, scale: number): string {
  const y = base - 12;
  const drawLineRight = (up: number, half: number) => d`L${x + half * scale} ${y - up * scale}`;
  const drawLineLeft = (up: number, half: number) => d`L${x - half * scale} ${y - up * scale}`;
  const right =
    drawLineRight(0, 24) + drawLineRight(34, 13) + drawLineRight(34, 18) + drawLineRight(66, 9) + drawLineRight(66, 12);
  return (
    drawTrunk(s, x, base, 16) +
    fill(
      s.paint.leaf,
      `${d`M${x} ${y - 102 * scale}`}${drawLineLeft(66, 12)}${drawLineLeft(66, 9)}${drawLineLeft(34, 18)}${drawLineLeft(34, 13)}${drawLineLeft(0, 24)}${right}z`,
    ) +
    s.shade(`${d`M${x} ${y - 102 * scale}`}${d`L${x + 6 * scale} ${y}`}${right}z`)
  );
}

function drawPalm(s: Scene, x: number, base: number, scale: number): string {
  const y = base - 96 * scale;
  const fronds = d`M${x} ${y}q-14-20-34-2 16-8 34 2q-22-6-28 22 8-18 28-22q-6-24-22-26 14 6 22 26q14-20 34-2-16-8-34 2q22-6 28 22-8-18-28-22q6-24 22-26-14 6-22 26z`;
  return (
    stroke("", 6, d`M${x} ${base}q5 ${-50 * scale} 0 ${-96 * scale}`) +
    stroke(s.paint.wood, 4, d`M${x} ${base}q5 ${-50 * scale} 0 ${-96 * scale}`, { dash: "5 1" }) +
    fill(s.paint.leaf, fronds)
  );
}

function drawBareTree(x: number, base: number, scale: number): string {
  const boughs = d`M${x} ${base}v${-88 * scale}m0 ${48 * scale}l${-18 * scale} ${-28 * scale}m${18 * scale} ${20 * scale}l${18 * scale} ${-30 * scale}m${-18 * scale} ${14 * scale}l${-11 * scale} ${-24 * scale}m${11 * scale} ${16 * scale}l${10 * scale} ${-22 * scale}m${-22 * scale} ${24 * scale}l${-12 * scale} ${-7 * scale}m${38 * scale} ${-2 * scale}l${12 * scale} ${-6 * scale}`;
  return stroke("", 2.6, boughs, { round: true });
}

function drawLollipop(s: Scene, x: number, base: number, scale: number): string {
  const r = Math.round(19 * scale);
  const y = base - Math.round(72 * scale);
  return (
    drawTrunk(s, x, base, Math.round(60 * scale), 4) +
    fill(s.paint.leaf, circle(x, y, r)) +
    s.shade(
      d`M${x + r * 0.5} ${y - r * 0.87}a${r} ${r} 0 0 1-${r * 1.3} ${r * 1.7}a${r * 1.1} ${r * 1.1} 0 0 0 ${r * 1.3}-${r * 1.7}z`,
    )
  );
}

/** Clipped bushes in pots, such as a pair next to a door. */
export function drawTopiary(s: Scene, xs: readonly number[], base: number): string {
  const balls = s.dice.chance(0.5);
  const join = (part: (x: number) => string) => xs.map(part).join("");
  const shape = balls ? (x: number) => circle(x, base - 34, 10) : (x: number) => d`M${x - 9} ${base - 14}l9-36 9 36z`;
  const stems = balls ? join((x) => d`M${x} ${base - 12}v-14`) : "";
  return (
    stroke(s.paint.wood, 3, stems) +
    fill(s.paint.leaf, join(shape)) +
    fill(
      s.paint.roof,
      join((x) => d`M${x - 9} ${base - 15}h18l-3 15h-12z`),
    )
  );
}

/** A low planter with greenery. */
export function drawPlanter(s: Scene, x: number, base: number, w: number): string {
  const count = Math.max(2, Math.round(w / 13));
  const tuft = d`q${w / count / 2}-22 ${w / count} 0`;
  return (
    fill(s.paint.leaf, d`M${x} ${base - 12}${tuft.repeat(count)}z`) +
    fill(s.paint.wood, box(x - 2, base - 13, w + 4, 13)) +
    s.shadeStrip(x - 2, base - 13, w + 4, 3)
  );
}

/** A clipped hedge. */
export function drawHedge(s: Scene, x: number, base: number, w: number, h = 20): string {
  const count = Math.max(2, Math.round(w / 22));
  return (
    fill(
      s.paint.leaf,
      d`M${x} ${base}v${4 - h}${d`a${w / count / 2} 5 0 0 1 ${w / count} 0`.repeat(count)}v${h - 4}z`,
    ) + s.shadeStrip(x, base - h * 0.4, w, h * 0.4, 0.18)
  );
}
