import { arch, box, d, fill, fillFlat, stroke } from "../pen.ts";
import type { Scene } from "../scene.ts";

export type Opening = readonly [x: number, y: number, w: number, h: number];

export type WindowStyle = {
  head?: "flat" | "arch" | "hood" | "pediment";
  columns?: number;
  rows?: number;
  sill?: boolean;
  shutters?: string;
  frame?: string;
  surround?: number;
  boxes?: boolean;
};

/** Windows of one size and style, drawn together. The time of day decides which are lit. */
export function drawWindows(s: Scene, openings: readonly Opening[], style: WindowStyle = {}): string {
  const [first] = openings;
  if (!first) return "";
  const shape = style.head === "arch" ? (...o: Opening) => arch(...o) : box;
  const isLit = openings.map(() => s.dice.chance(s.light.litShare));
  const drawGlass = (lit: boolean) =>
    openings
      .filter((_, index) => isLit[index] === lit)
      .map((o) => shape(...o))
      .join("");
  const body = drawWindowFrame(s, first[2], first[3], style, shape);
  return (
    fill(s.paint.glass, drawGlass(false)) +
    fill(s.paint.lamp, drawGlass(true)) +
    s.stamp(
      openings.map(([x, y]) => [x, y] as const),
      body,
    )
  );
}

/** A window without its glass, with its upper left corner at the origin. */
function drawWindowFrame(s: Scene, w: number, h: number, style: WindowStyle, shape: (...o: Opening) => string): string {
  const { head = "flat", columns = 2, rows = 2, sill = true, surround: g = 3, frame = s.paint.trim, shutters } = style;
  const leaf = w * 0.4;
  const headpiece =
    head === "hood"
      ? box(-g - 2, -g - 4, w + 2 * g + 4, 4)
      : head === "pediment"
        ? d`M${-g - 3} ${-g}l${w / 2 + g + 3}-9 ${w / 2 + g + 3} 9z`
        : "";
  const ledge = sill ? box(-g - 2, h + g - 1, w + 2 * g + 4, 4) : "";
  return [
    shutters && fill(shutters, box(-g - leaf, 0, leaf, h) + box(w + g, 0, leaf, h)),
    shutters &&
      stroke("", leaf - 3, d`M${-g - leaf / 2} 3v${h - 6}M${w + g + leaf / 2} 3v${h - 6}`, {
        dash: "1 2.6",
        opacity: 0.4,
      }),
    g > 0 && fill(frame, shape(-g, -g, w + 2 * g, h + 2 * g) + shape(0, 0, w, h), ' fill-rule="evenodd"'),
    head === "arch" ? "" : s.shadeStrip(0, 0, w, 3, 0.3),
    stroke(frame, 1.6, drawBars(w, h, columns, rows, head === "arch")),
    fill(frame, headpiece + ledge),
    style.boxes && drawFlowerBox(s, w, h, g),
  ]
    .filter(Boolean)
    .join("");
}

function drawBars(w: number, h: number, columns: number, rows: number, arched: boolean): string {
  const top = arched ? w / 2 : 0;
  const levels = arched ? rows - 1 : rows;
  let path = arched && rows > 1 ? d`M0 ${top}h${w}` : "";
  for (let c = 1; c < columns; c += 1) path += d`M${(w * c) / columns} 0v${h}`;
  for (let r = 1; r < levels; r += 1) path += d`M0 ${top + ((h - top) * r) / levels}h${w}`;
  return path;
}

function drawFlowerBox(s: Scene, w: number, h: number, g: number): string {
  const y = h + g;
  const tuft = (w + 2 * g) / 3;
  return (
    fill(s.paint.leaf, d`M${-g} ${y}q${tuft / 2}-14 ${tuft}-2q${tuft / 2}-13 ${tuft} 0q${tuft / 2}-11 ${tuft} 2z`) +
    stroke(s.paint.accent, 3, d`M1 ${y - 5}h${w}`, { dash: "0 6", round: true }) +
    fill(s.paint.wood, box(-g - 1, y - 1, w + 2 * g + 2, 7))
  );
}

/** A display window: `inside` is drawn on the glass, then the frame and a reflection. */
export function drawShowWindow(
  s: Scene,
  [x, y, w, h]: Opening,
  inside: string,
  style: { columns?: number; transom?: number; frame?: string; head?: "arch" } = {},
): string {
  const { columns = 1, transom = 0, frame = s.paint.accent } = style;
  const shape = style.head === "arch" ? (...o: Opening) => arch(...o, Math.min(o[2] / 2, 26)) : box;
  const lit = s.isDark || s.dice.chance(s.light.litShare);
  let rails = "";
  for (let c = 1; c < columns; c += 1) rails += d`M${x + (w * c) / columns} ${y + (style.head ? 8 : 0)}V${y + h}`;
  if (transom) rails += d`M${x} ${y + transom}h${w}`;
  return (
    fill(frame, shape(x - 4, y - 4, w + 8, h + 8)) +
    fill(lit ? s.paint.lamp : s.paint.glass, shape(x, y, w, h)) +
    inside +
    fillFlat("#fff", d`M${x + w * 0.12} ${y + h}l${h * 0.55} ${-h}h${w * 0.14}l${-h * 0.55} ${h}z`, lit ? 0.16 : 0.2) +
    (style.head ? "" : s.shadeStrip(x, y, w, 5, 0.3)) +
    stroke(frame, 2.6, rails)
  );
}

export type DoorStyle = {
  glazed?: boolean;
  double?: boolean;
  fanlight?: boolean;
  color?: string;
  frame?: string;
  steps?: number;
};

/** A door on `base`: one or two leaves, transom, knob, step. */
export function drawDoor(s: Scene, x: number, base: number, w: number, h: number, style: DoorStyle = {}): string {
  const { color = s.paint.accent, frame = s.paint.trim } = style;
  const rise = (style.steps ?? 1) * 4;
  const foot = base - rise;
  const top = foot - h;
  const light = style.fanlight ? 15 : 0;
  const leaf = style.double ? w / 2 : w;
  const panels = (style.double ? [x, x + leaf] : [x])
    .map((left) =>
      style.glazed
        ? box(left + 4, top + light + 5, leaf - 8, h - light - 22)
        : box(left + 5, top + light + 6, leaf - 10, (h - light) * 0.36) +
          box(left + 5, top + light + 12 + (h - light) * 0.36, leaf - 10, (h - light) * 0.36),
    )
    .join("");
  const pane = s.isDark ? s.paint.lamp : s.paint.glass;
  const knob = style.double
    ? d`M${x + leaf - 4} ${foot - h * 0.42}v7M${x + leaf + 4} ${foot - h * 0.42}v7`
    : d`M${x + w - 5} ${foot - h * 0.42}v3`;
  return (
    fill(frame, box(x - 4, top - 4, w + 8, h + 4)) +
    fill(color, box(x, top, w, h)) +
    (style.glazed ? fill(pane, panels) : s.shade(panels, 0.24)) +
    (light ? fill(pane, box(x, top, w, light)) : "") +
    (style.double ? d`<path d="M${x + leaf} ${top + light}v${h - light}"/>` : "") +
    stroke(s.paint.lamp, 2.4, knob) +
    Array.from({ length: style.steps ?? 1 }, (_, index) =>
      fill(s.paint.sidewalk, box(x - 6 - index * 6, foot + index * 4, w + 12 + index * 12, 4)),
    ).join("")
  );
}

/** A roll-up door; `open` from 0 (closed) to 1, `inside` is visible below the door. */
export function drawRollDoor(
  s: Scene,
  x: number,
  base: number,
  w: number,
  h: number,
  open: number,
  inside = "",
  color = s.paint.trim,
): string {
  const curtain = Math.round(h * (1 - open));
  const top = base - h;
  const hole = s.isDark ? s.paint.lamp : s.paint.glass;
  const panes =
    s.dice.chance(0.5) && open < 0.5
      ? stroke(hole, 8, d`M${x + 8} ${top + curtain * 0.42}h${w - 16}`, { dash: d`${(w - 16) / 4 - 5} 6.6` })
      : "";
  return (
    fill(s.paint.accent, box(x - 4, top - 5, w + 8, h + 5)) +
    fill(open > 0 ? (s.isDark ? s.paint.lamp : s.paint.ink) : color, box(x, top, w, h)) +
    inside +
    fill(color, box(x, top, w, curtain)) +
    stroke("", 1, drawSlats(x, top, w, curtain), { opacity: 0.35 }) +
    panes +
    s.shadeStrip(x, top, w, 5, 0.3)
  );
}

function drawSlats(x: number, top: number, w: number, h: number): string {
  let path = "";
  for (let y = 9; y < h - 2; y += 9) path += d`M${x} ${top + y}h${w}`;
  return path;
}
