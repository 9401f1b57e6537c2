import { createSeededRandom, type SeededRandom } from "../../lib/seeded-random.ts";
import {
  type Light,
  type LightName,
  lightNamed,
  lightNames,
  type Paint,
  paintFor,
  type SchemeName,
  schemeNames,
} from "./palette.ts";
import { d, flat, line, short } from "./pen.ts";
import { type StorefrontKind, storefrontKinds } from "./storefront-kind.ts";

/** The line on which every building stands. */
export const groundLine = 264;

/** What every part of one drawing shares. */
export type Scene = {
  dice: SeededRandom;
  light: Light;
  paint: Paint;
  /** The same paints in full daylight: what shines by itself, such as a screen, has these. */
  glowing: Paint;
  /** True when lamps are on. */
  dark: boolean;
  /** True when the street should be left emptier, since the house itself is rich. */
  spare: boolean;
  /** Gives an id that no other drawing in the same document has. */
  id(name: string): string;
  /** Adds a definition once and returns the reference to it. */
  define(name: string, body: (id: string) => string): string;
  /** The same body, drawn about the origin, at several points but written once: a marker on the corners of a line. */
  stamp(points: readonly Point[], body: string): string;
  /** A shadow in ink. */
  shade(path: string, opacity?: number): string;
  /** A level strip of shadow, cheaper than a shape: `y` is its top. */
  shadeStrip(x: number, y: number, w: number, h: number, opacity?: number): string;
  definitions(): string;
};

export type Point = readonly [x: number, y: number];

export type SceneOptions = { schemes?: readonly SchemeName[]; lights?: readonly LightName[] };

const foliage = ["#6f8a58", "#5d7f5b", "#84935a", "#6f8a58", "#c98f3f", "#b8633c", "#dba6a0"];

/** Sets the light and the paints of a drawing. The scheme steps with the number, so neighbours never share one. */
export function openScene(kind: StorefrontKind, number: number, options: SceneOptions, spare = false): Scene {
  const dice = createSeededRandom(kind, number);
  const light = lightNamed(dice.pick(options.lights ?? lightNames));
  const names = options.schemes ?? schemeNames;
  const scheme = names[number % names.length] as SchemeName;
  const leaves = dice.pick(foliage);
  const paint = paintFor(light, scheme, leaves);
  const defined = new Map<string, string>();
  const id = (name: string) => `${getLetter(kind)}${number.toString(36)}-${name}`;
  return {
    dice,
    light,
    paint,
    glowing: paintFor(lightNamed("day"), scheme, leaves),
    dark: light.lit > 0.5,
    spare,
    id,
    define(name, body) {
      if (!defined.has(name)) defined.set(name, body(id(name)));
      return `url(#${id(name)})`;
    },
    stamp(points, body) {
      const markerCost = 145;
      if ((points.length - 1) * body.length < markerCost) {
        return points.map(([x, y]) => `<g transform="translate(${short(x)} ${short(y)})">${body}</g>`).join("");
      }
      const name = `m${defined.size}`;
      // A marker's unit is its line's width: hence a width of 1 on a line that is not drawn.
      defined.set(name, `<marker id="${id(name)}" overflow="visible">${body}</marker>`);
      const corners = points.flat().map(short).join(" ");
      return `<path marker-mid="url(#${id(name)})" stroke="none" stroke-width="1" d="M0 0L${corners} 0 0"/>`;
    },
    shade: (path, opacity = 0.18) => flat(paint.ink, path, opacity),
    shadeStrip: (x, y, w, h, opacity = 0.25) => line("", h, d`M${x} ${y + h / 2}h${w}`, { opacity }),
    definitions: () => (defined.size ? `<defs>${[...defined.values()].join("")}</defs>` : ""),
  };
}

/** One letter for each kind keeps ids short: they stand in a drawing a dozen times. */
function getLetter(kind: StorefrontKind): string {
  return String.fromCodePoint(0x61 + storefrontKinds.indexOf(kind));
}
