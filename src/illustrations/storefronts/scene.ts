import { createSeededRandom, type SeededRandom } from "../../lib/seeded-random.ts";
import {
  createPaint,
  getLight,
  type Light,
  type LightName,
  lightNames,
  type Paint,
  type SchemeName,
  schemeNames,
} from "./palette.ts";
import { d, fillFlat, formatNumber, stroke } from "./pen.ts";
import { type StorefrontKind, storefrontKinds } from "./storefront-kind.ts";

/** The y coordinate at which every building meets the ground. */
export const GROUND_Y = 264;

/** State shared by all parts of one drawing. */
export type Scene = {
  dice: SeededRandom;
  light: Light;
  paint: Paint;
  /** The same colors in full daylight, for things that glow, such as a screen. */
  glowing: Paint;
  /** Whether lamps are on. */
  isDark: boolean;
  /** Whether to draw fewer things in the street because the building itself is detailed. */
  isSparse: boolean;
  /** Returns an id that is unique in a document with other drawings. */
  getId(name: string): string;
  /** Adds a definition once and returns the reference to it. */
  define(name: string, body: (id: string) => string): string;
  /** Repeats a body, drawn around the origin, at several points in few bytes, as a marker on the vertices of a line. */
  stamp(points: readonly Point[], body: string): string;
  /** A shadow in the ink color. */
  shade(path: string, opacity?: number): string;
  /** A horizontal strip of shadow in fewer bytes than a shape; `y` is its top. */
  shadeStrip(x: number, y: number, w: number, h: number, opacity?: number): string;
  renderDefinitions(): string;
};

export type Point = readonly [x: number, y: number];

export type SceneOptions = { schemes?: readonly SchemeName[]; lights?: readonly LightName[] };

const LEAF_COLORS = ["#6f8a58", "#5d7f5b", "#84935a", "#6f8a58", "#c98f3f", "#b8633c", "#dba6a0"];

/** Creates a drawing's light and colors. The color scheme advances with the number, so neighbors never share one. */
export function createScene(kind: StorefrontKind, number: number, options: SceneOptions, isSparse = false): Scene {
  const dice = createSeededRandom(kind, number);
  const light = getLight(dice.pick(options.lights ?? lightNames));
  const names = options.schemes ?? schemeNames;
  const scheme = names[number % names.length] as SchemeName;
  const leaves = dice.pick(LEAF_COLORS);
  const paint = createPaint(light, scheme, leaves);
  const defined = new Map<string, string>();
  const getId = (name: string) => `${getLetter(kind)}${number.toString(36)}-${name}`;
  return {
    dice,
    light,
    paint,
    glowing: createPaint(getLight("day"), scheme, leaves),
    isDark: light.litShare > 0.5,
    isSparse,
    getId,
    define(name, body) {
      if (!defined.has(name)) defined.set(name, body(getId(name)));
      return `url(#${getId(name)})`;
    },
    stamp(points, body) {
      const markerCost = 145;
      if ((points.length - 1) * body.length < markerCost) {
        return points
          .map(([x, y]) => `<g transform="translate(${formatNumber(x)} ${formatNumber(y)})">${body}</g>`)
          .join("");
      }
      const name = `m${defined.size}`;
      // A marker's unit is its line's width, so the invisible line has a width of 1.
      defined.set(name, `<marker id="${getId(name)}" overflow="visible">${body}</marker>`);
      const corners = points.flat().map(formatNumber).join(" ");
      return `<path marker-mid="url(#${getId(name)})" stroke="none" stroke-width="1" d="M0 0L${corners} 0 0"/>`;
    },
    shade: (path, opacity = 0.18) => fillFlat(paint.ink, path, opacity),
    shadeStrip: (x, y, w, h, opacity = 0.25) => stroke("", h, d`M${x} ${y + h / 2}h${w}`, { opacity }),
    renderDefinitions: () => (defined.size ? `<defs>${[...defined.values()].join("")}</defs>` : ""),
  };
}

/** One letter per kind keeps ids short, because a drawing repeats them a dozen times. */
function getLetter(kind: StorefrontKind): string {
  return String.fromCodePoint(0x61 + storefrontKinds.indexOf(kind));
}
