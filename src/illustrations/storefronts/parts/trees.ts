import { pathSteps, writeSteps } from "../path-data.ts";
import { box, circle, d, fill, line } from "../pen.ts";
import type { Scene } from "../scene.ts";

export type TreeForm = "round" | "poplar" | "conifer" | "palm" | "bare" | "lollipop";

/** A tree whose trunk is on `base`; about 110 high at size 1. */
export function tree(s: Scene, x: number, base: number, form: TreeForm, k = 1): string {
  switch (form) {
    case "round":
      return roundTree(s, x, base, k);
    case "poplar":
      return poplar(s, x, base, k);
    case "conifer":
      return conifer(s, x, base, k);
    case "palm":
      return palm(s, x, base, k);
    case "bare":
      return bareTree(x, base, k);
    case "lollipop":
      return lollipop(s, x, base, k);
  }
}

function trunk(s: Scene, x: number, base: number, h: number, w = 6): string {
  return fill(s.paint.wood, d`M${x - w / 2} ${base}v${-h}h${w}v${h}z`);
}

function roundTree(s: Scene, x: number, base: number, k: number): string {
  const placed = (path: string) => writeSteps(pathSteps(path, x, base - Math.round(46 * k), k));
  const crown = "M-14 0q-13 0-14-13 0-13 10-17-1-20 16-23 16-2 19 13 14 2 12 16 3 12-8 15-2 9-11 9z";
  const side = "M10 0q9 0 11-9 11-3 8-15 2-14-12-16 3 32-34 40z";
  const twigs = line("", 1.2, placed("M0 16v-42m0 26l-9-11m9 4l9-10"), { opacity: 0.5 });
  return trunk(s, x, base, Math.round(50 * k)) + fill(s.paint.leaf, placed(crown)) + s.shade(placed(side)) + twigs;
}

function poplar(s: Scene, x: number, base: number, k: number): string {
  const y = base - 12;
  const h = Math.round(112 * k);
  return (
    trunk(s, x, base, 20) +
    fill(
      s.paint.leaf,
      d`M${x} ${y}c-20-8-17-${Math.round(h * 0.7)} 0-${h}c17 ${Math.round(h * 0.3)} 20 ${h - 8} 0 ${h}z`,
    ) +
    s.shade(d`M${x} ${y}c14-20 10-${Math.round(h * 0.7)} 0-${h}c17 ${Math.round(h * 0.3)} 20 ${h - 8} 0 ${h}z`)
  );
}

function conifer(s: Scene, x: number, base: number, k: number): string {
  const y = base - 12;
  const tier = (up: number, half: number) => d`L${x + half * k} ${y - up * k}`;
  const back = (up: number, half: number) => d`L${x - half * k} ${y - up * k}`;
  const right = tier(0, 24) + tier(34, 13) + tier(34, 18) + tier(66, 9) + tier(66, 12);
  return (
    trunk(s, x, base, 16) +
    fill(
      s.paint.leaf,
      `${d`M${x} ${y - 102 * k}`}${back(66, 12)}${back(66, 9)}${back(34, 18)}${back(34, 13)}${back(0, 24)}${right}z`,
    ) +
    s.shade(`${d`M${x} ${y - 102 * k}`}${d`L${x + 6 * k} ${y}`}${right}z`)
  );
}

function palm(s: Scene, x: number, base: number, k: number): string {
  const y = base - 96 * k;
  const fronds = d`M${x} ${y}q-14-20-34-2 16-8 34 2q-22-6-28 22 8-18 28-22q-6-24-22-26 14 6 22 26q14-20 34-2-16-8-34 2q22-6 28 22-8-18-28-22q6-24 22-26-14 6-22 26z`;
  return (
    line("", 6, d`M${x} ${base}q5 ${-50 * k} 0 ${-96 * k}`) +
    line(s.paint.wood, 4, d`M${x} ${base}q5 ${-50 * k} 0 ${-96 * k}`, { dash: "5 1" }) +
    fill(s.paint.leaf, fronds)
  );
}

function bareTree(x: number, base: number, k: number): string {
  const boughs = d`M${x} ${base}v${-88 * k}m0 ${48 * k}l${-18 * k} ${-28 * k}m${18 * k} ${20 * k}l${18 * k} ${-30 * k}m${-18 * k} ${14 * k}l${-11 * k} ${-24 * k}m${11 * k} ${16 * k}l${10 * k} ${-22 * k}m${-22 * k} ${24 * k}l${-12 * k} ${-7 * k}m${38 * k} ${-2 * k}l${12 * k} ${-6 * k}`;
  return line("", 2.6, boughs, { round: true });
}

function lollipop(s: Scene, x: number, base: number, k: number): string {
  const r = Math.round(19 * k);
  const y = base - Math.round(72 * k);
  return (
    trunk(s, x, base, Math.round(60 * k), 4) +
    fill(s.paint.leaf, circle(x, y, r)) +
    s.shade(
      d`M${x + r * 0.5} ${y - r * 0.87}a${r} ${r} 0 0 1-${r * 1.3} ${r * 1.7}a${r * 1.1} ${r * 1.1} 0 0 0 ${r * 1.3}-${r * 1.7}z`,
    )
  );
}

/** Clipped bushes in pots, such as a pair next to a door. */
export function topiary(s: Scene, xs: readonly number[], base: number): string {
  const balls = s.dice.chance(0.5);
  const join = (part: (x: number) => string) => xs.map(part).join("");
  const shape = balls ? (x: number) => circle(x, base - 34, 10) : (x: number) => d`M${x - 9} ${base - 14}l9-36 9 36z`;
  const stems = balls ? join((x) => d`M${x} ${base - 12}v-14`) : "";
  return (
    line(s.paint.wood, 3, stems) +
    fill(s.paint.leaf, join(shape)) +
    fill(
      s.paint.roof,
      join((x) => d`M${x - 9} ${base - 15}h18l-3 15h-12z`),
    )
  );
}

/** A low planter with greenery. */
export function planter(s: Scene, x: number, base: number, w: number): string {
  const count = Math.max(2, Math.round(w / 13));
  const tuft = d`q${w / count / 2}-22 ${w / count} 0`;
  return (
    fill(s.paint.leaf, d`M${x} ${base - 12}${tuft.repeat(count)}z`) +
    fill(s.paint.wood, box(x - 2, base - 13, w + 4, 13)) +
    s.shadeStrip(x - 2, base - 13, w + 4, 3)
  );
}

/** A clipped hedge. */
export function hedge(s: Scene, x: number, base: number, w: number, h = 20): string {
  const count = Math.max(2, Math.round(w / 22));
  return (
    fill(
      s.paint.leaf,
      d`M${x} ${base}v${4 - h}${d`a${w / count / 2} 5 0 0 1 ${w / count} 0`.repeat(count)}v${h - 4}z`,
    ) + s.shadeStrip(x, base - h * 0.4, w, h * 0.4, 0.18)
  );
}
