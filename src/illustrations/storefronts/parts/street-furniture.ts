import { box, circle, d, drawDots, drawDottedLine, fill, fillFlat, stroke } from "../pen.ts";
import type { Scene } from "../scene.ts";
import { drawGlyph, type Glyph } from "./glyphs.ts";

/** A street lamp, which lights the ground when it is dark. */
export function drawLamp(s: Scene, x: number, base: number, form: "lantern" | "globes" | "swan" = "lantern"): string {
  const top = base - 108;
  const post = stroke("", 3, d`M${x} ${base}V${top}`) + fill(s.paint.ink, box(x - 4, base - 14, 8, 14));
  const bulb = s.isDark ? s.paint.lamp : s.paint.paper;
  const drawGlow = (cx: number, cy: number) =>
    s.isDark ? drawDots(s.paint.lamp, 60, [[cx, cy]], 0.16) + drawDots(s.paint.lamp, 34, [[cx, cy]], 0.22) : "";
  if (form === "globes") {
    return (
      drawGlow(x, top + 4) +
      post +
      stroke("", 2, d`M${x - 13} ${top + 10}q0 9 13 9t13-9`) +
      fill(bulb, circle(x - 13, top + 4, 6) + circle(x + 13, top + 4, 6) + circle(x, top - 6, 7))
    );
  }
  if (form === "swan") {
    return (
      drawGlow(x + 22, top + 2) +
      post +
      stroke("", 2.6, d`M${x} ${top + 1}q0-20 22-14v6`) +
      fill(bulb, circle(x + 22, top - 3, 5)) +
      fill(s.paint.ink, d`M${x + 12} ${top - 3}q2-10 10-10t10 10z`)
    );
  }
  return (
    drawGlow(x, top - 8) +
    post +
    fill(bulb, d`M${x - 5} ${top}l-3-15h16l-3 15z`) +
    fill(s.paint.ink, d`M${x - 10} ${top - 15}l10-9 10 9z`)
  );
}

export function drawBicycle(s: Scene, x: number, base: number): string {
  const y = base - 10;
  return (
    stroke("", 1.4, circle(x, y, 10) + circle(x + 29, y, 10)) +
    stroke(s.paint.accent, 2.2, d`M${x} ${y}l8-15h14l7 15m-21-15l6 15h-14m14 0l8-15`, { round: true }) +
    stroke("", 1.8, d`M${x + 5} ${y - 19}h7m-4 0v4m14 0l-2-6h6`, { round: true })
  );
}

export function drawBench(s: Scene, x: number, base: number): string {
  return (
    stroke("", 2.4, d`M${x + 5} ${base}v-13l-2-13M${x + 41} ${base}v-13l2-13`) +
    fill(s.paint.wood, box(x, base - 15, 46, 4) + box(x - 1, base - 22, 48, 4) + box(x - 1, base - 28, 48, 4))
  );
}

export function drawHydrant(s: Scene, x: number, base: number): string {
  return (
    fill(s.paint.accent, d`M${x - 5} ${base}v-14h-2v-4h2q0-7 5-7t5 7h2v4h-2v14z`) +
    fill(s.paint.accent, box(x - 7, base - 3, 14, 3))
  );
}

export function drawMailbox(s: Scene, x: number, base: number): string {
  return (
    fill(s.paint.accent, d`M${x - 8} ${base}v-34a8 8 0 0 1 16 0v34z`) +
    stroke(s.paint.paper, 2, d`M${x - 4} ${base - 30}h8`) +
    stroke("", 1, d`M${x - 8} ${base - 22}h16`)
  );
}

/** A board with a pictogram on the sidewalk. */
export function drawSidewalkSign(s: Scene, x: number, base: number, sign: Glyph): string {
  return (
    stroke(s.paint.wood, 3, d`M${x - 11} ${base}l5-34M${x + 11} ${base}l-5-34`) +
    fill(s.paint.ink, d`M${x - 10} ${base - 7}l3-28h14l3 28z`) +
    drawGlyph(sign, x, base - 21, 13, s.paint.paper, 1.4)
  );
}

/** A café table with two chairs. */
export function drawTableSet(s: Scene, x: number, base: number): string {
  const legs = d`M${x} ${base}v-20m-7 20h14`;
  const chairs = d`M${x - 24} ${base - 30}l3 17h11v13m-11-13l-2 13M${x + 24} ${base - 30}l-3 17h-11v13m11-13l2 13`;
  return stroke(s.paint.accent, 2, chairs) + stroke("", 2, legs) + fill(s.paint.paper, box(x - 13, base - 23, 26, 3));
}

/** An umbrella over a point, with its foot on `base`. */
export function drawUmbrella(s: Scene, x: number, base: number): string {
  return (
    stroke(s.paint.wood, 2.4, d`M${x} ${base}v-66`) +
    fill(
      s.paint.accent,
      d`M${x} ${base - 72}q-28 4-38 26a9.5 6 0 0 1 19 0a9.5 6 0 0 1 19 0a9.5 6 0 0 1 19 0a9.5 6 0 0 1 19 0q-10-22-38-26z`,
    ) +
    fill(
      s.paint.paper,
      d`M${x} ${base - 72}q-16 6-19 26a9.5 6 0 0 1 19 0zM${x} ${base - 72}q28 4 38 26a9.5 6 0 0 0-19 0q-3-20-19-26z`,
    )
  );
}

/** A sign on a bracket, perpendicular to the wall. */
export function drawBladeSign(
  s: Scene,
  x: number,
  y: number,
  sign: Glyph,
  form: "round" | "square" | "shield" = "round",
): string {
  const cx = x + 20;
  const cy = y + 21;
  const board = {
    round: circle(cx, cy, 15),
    square: box(cx - 14, cy - 15, 28, 30),
    shield: d`M${cx - 14} ${cy - 15}h28v18q0 10-14 15-14-5-14-15z`,
  }[form];
  return (
    stroke("", 2.4, d`M${x} ${y}h38M${x} ${y + 12}l12-12M${cx - 7} ${y}v8M${cx + 7} ${y}v8`) +
    fill(s.paint.sign, board) +
    drawGlyph(sign, cx, cy, 17, s.paint.paper, 1.7)
  );
}

/** A sign along the wall: a pictogram between two lines, because a name would identify the business. */
export function drawSignBand(
  s: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  sign: Glyph,
  color = s.paint.sign,
): string {
  const cx = x + w / 2;
  const cy = y + h / 2;
  const rules = d`M${x + 12} ${cy}H${cx - h * 0.9}M${cx + h * 0.9} ${cy}H${x + w - 12}`;
  return (
    s.shadeStrip(x + 3, y + h, w - 4, 4, 0.22) +
    fill(color, box(x, y, w, h)) +
    stroke(s.paint.paper, 1.6, rules, { dash: s.dice.pick(["", "1 5", "9 5"]), opacity: 0.9 }) +
    drawGlyph(sign, cx, cy, h * 0.66, s.paint.paper, 1.8)
  );
}

/** A string of light bulbs that sags between two points. */
export function drawBulbs(s: Scene, x: number, y: number, w: number, sag = 14): string {
  const path = d`M${x} ${y}q${w / 2} ${sag * 2} ${w} 0`;
  return stroke("", 1, path) + drawDottedLine(s.isDark ? s.paint.lamp : s.paint.paper, 5, 13, path);
}

/** Wall lanterns; `xs` are their centers. */
export function drawLanterns(s: Scene, xs: readonly number[], y: number): string {
  const drawGlow = s.isDark
    ? drawDots(
        s.paint.lamp,
        30,
        xs.map((x) => [x, y + 6] as const),
        0.25,
      )
    : "";
  const body = xs.map((x) => d`M${x - 4} ${y}h8l-1.5 11h-5zM${x - 5} ${y}l5-5 5 5z`).join("");
  return drawGlow + fill(s.isDark ? s.paint.lamp : s.paint.paper, body);
}

/** A flag on a slanted pole; `x` is the wall. */
export function drawWallFlag(s: Scene, x: number, y: number, color = s.paint.accent): string {
  return fill(color, d`M${x + 7} ${y - 6}l16-14v28q-4-3-8 1t-8 2z`) + stroke("", 2, d`M${x} ${y}l27-23`);
}

export function drawCat(s: Scene, x: number, base: number): string {
  return (
    fillFlat(s.paint.ink, d`M${x} ${base}c-2-8 2-11 4-12l-1-8 3 2.5h4l3-2.5-1 8c3 4 3 8 2 12z`) +
    stroke("", 2.4, d`M${x + 13} ${base - 1}q8 0 6-9`, { round: true })
  );
}
