import { formatPath, parsePath } from "../path-data.ts";
import { fill, stroke } from "../pen.ts";

/** Pictograms in a box of ±10, for signs, because a sign must not show a name. */
const glyphs = {
  cup: "M-8-4H4v5q0 6-6 6t-6-6zM4-2h2a3 3 0 0 1 0 6H4M-10 10H6M-5-10q3 2 0 4M1-10q3 2 0 4",
  loaf: "M-9 7v-8a5 5 0 0 1 4-7H5a5 5 0 0 1 4 7v8zM-4-4l2 5M2-4l2 5",
  fork: "M9 9L-2-2M-4-10l4 4a4 4 0 0 1-6 6l-4-4M-7-7l5 5M-9 9L2-2M2-2q0-6 8-8 0 8-6 10z",
  mug: "M-8-6H4V9H-8zM4-2h3q2 0 2 2v3q0 2-2 2H4M-4-1v6M0-1v6M-9-6q0-4 4-3 3-3 5 0 5-2 5 3",
  glass: "M-8-8H8L0 1v8M-5 9H5M-4-4h8",
  gear: "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M0-10v4M0 6v4M-10 0h4M6 0h4M-7-7l3 3M4 4l3 3M-7 7l3-3M4-4l3-3",
  tire: "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M0-9v5M0 4v5M-9 0h5M4 0h5",
  drop: "M0-10q8 9 7 13a7 7 0 0 1-14 0q0-4 7-13zM-3 4q0 3 3 3",
  scissors: "M-9 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-4 4L6-10M4 4L-6-10",
  comb: "M-9-6H9V-1H-9zM-7-1v8M-3-1v8M1-1v8M5-1v8M8-1v8",
  flower: "M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M0-3a4 4 0 1 1 3 2a4 4 0 1 1-1 4a4 4 0 1 1-4 0a4 4 0 1 1-1-4a4 4 0 1 1 3-2",
  tag: "M-9 1L1-9H9V-1L-1 9zM4-5v1",
  gem: "M-5-7H5L10-1 0 9-10-1zM-10-1H10M-4-1L0 9 4-1 0-7z",
  hat: "M-10 5H10M-6 5V-6H6V5M-6 1H6",
  apple: "M0-4q8-5 9 3-2 10-9 10T-9-1q1-8 9-3zM0-4q0-4 4-6",
  basket: "M-10-2H10L7 8H-7zM-6-2Q0-14 6-2M-3 1v4M3 1v4",
  cross: "M-3.5-9h7v5.5H9v7H3.5V9h-7V3.5H-9v-7h5.5z",
  heart: "M0 8L-8 0a5 5 0 0 1 8-6 5 5 0 0 1 8 6z",
  tooth: "M-7-7q3-2 7 0 4-2 7 0 3 4-1 9-1 7-3 7-2-1-3-6-1 5-3 6-2 0-3-7-4-5-1-9z",
  book: "M0-6v14Q-4 5-10 6V-8q6-1 10 2 4-3 10-2V6Q4 5 0 8",
  key: "M-9-3a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-1-3H10V2M6-3v4",
  scales: "M0-9V9M-5 9H5M-8-6H8M-8-6l-3 7h6zM8-6L5 1h6z",
  bars: "M-8 8v-6M-3 8V-3M2 8V-1M7 8V-8M-10 9H10",
  dumbbell: "M-10-3v6M-7-6V6M-7 0H7M7-6V6M10-3v6",
  mask: "M-9-7Q0-4 9-7q1 12-9 15Q-10 5-9-7zM-5-2h3M2-2h3M-4 3q4 3 8 0",
  ball: "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-3-4v1M1-5v1M0-1v1",
  moon: "M3-9a9 9 0 1 0 6 13A8 8 0 0 1 3-9z",
  star: "M0-9L2.5-3H9L4 1l2 7-6-4-6 4 2-7-5-4h6.5z",
  box: "M-9-5L0-9 9-5V5L0 9-9 5zM-9-5L0-1 9-5M0-1V9",
  wheel: "M-10 4V-6H3V4zM3-3H7l3 4v3H3M-7 4a2 2 0 1 0 4 0M3 4a2 2 0 1 0 4 0",
  bolt: "M2-10L-7 2H0L-2 10 7-3H0z",
  hammer: "M-2-1L-9 8M-4-8L6 2 9-1-1-10zM3-5L0-2",
  house: "M-10 0L0-9 10 0M-7-2V8H7V-2M-2 8V2H2v6",
  paw: "M-5 7q-2-4 5-8 7 4 5 8-5-2-10 0zM-8-2v-1M-3-6v-1M3-6v-1M8-2v-1",
  leaf: "M-8 8Q-10-8 9-9 9 9-5 6M-8 8L3-3",
  cursor: "M-6-9L8 2 1 3 5 9 2 10-2 4-6 8z",
} as const;

export type Glyph = keyof typeof glyphs;

/** A pictogram in outline, centered on a point; `size` is its height in units. */
export function drawGlyph(name: Glyph, cx: number, cy: number, size: number, color: string, width = 2): string {
  return stroke(color, width, formatPath(parsePath(glyphs[name], cx, cy, size / 20)), { round: true });
}

/** The same pictogram filled, if its outline is one closed shape. */
export function drawSolidGlyph(
  name: "cross" | "heart" | "star" | "leaf",
  cx: number,
  cy: number,
  size: number,
  color: string,
): string {
  return fill(color, formatPath(parsePath(glyphs[name], cx, cy, size / 20)));
}
