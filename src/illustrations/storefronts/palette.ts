/** Time of day and weather, which affect every color of the drawing. */
export type Light = {
  name: LightName;
  /** Sky colors from the top down. */
  sky: readonly string[];
  ink: string;
  /** Every color is multiplied by this one. */
  cast: string;
  /** Share of windows that are lit. */
  litShare: number;
};

/** One building's colors in daylight. */
export type Scheme = { wall: string; trim: string; accent: string; roof: string };

/** Every color of a drawing, with its light applied. */
export type Paint = Scheme & {
  ink: string;
  glass: string;
  lamp: string;
  sign: string;
  paper: string;
  steel: string;
  wood: string;
  red: string;
  clay: string;
  straw: string;
  /** The green of a medical cross: a red one on white is a protected emblem. */
  medicalGreen: string;
  leaf: string;
  grass: string;
  sidewalk: string;
  road: string;
  near: string;
  far: string;
  cloud: string;
};

export type LightName = "morning" | "day" | "golden" | "rose" | "overcast" | "dusk" | "bluehour" | "night";

const lights: Record<LightName, Light> = {
  morning: { name: "morning", sky: ["#bcd6d8", "#f6ecd6"], ink: "#35333c", cast: "#fffaf0", litShare: 0 },
  day: { name: "day", sky: ["#86b7c9", "#dfe9de"], ink: "#2c2f3a", cast: "#ffffff", litShare: 0 },
  golden: { name: "golden", sky: ["#edbf7c", "#fcebc6"], ink: "#40292b", cast: "#ffeccb", litShare: 0.15 },
  rose: { name: "rose", sky: ["#d9907f", "#f9dcb4"], ink: "#3d2531", cast: "#fbdccb", litShare: 0.35 },
  overcast: { name: "overcast", sky: ["#b3bcbd", "#e0ddd1"], ink: "#30343a", cast: "#dfe2e1", litShare: 0.3 },
  dusk: { name: "dusk", sky: ["#333f6b", "#8b6b8f", "#f0aa78"], ink: "#1a1a38", cast: "#9f93b8", litShare: 0.8 },
  bluehour: {
    name: "bluehour",
    sky: ["#1d4a60", "#6d9c9c", "#f3dcab"],
    ink: "#0f2433",
    cast: "#8fa8b4",
    litShare: 0.85,
  },
  night: { name: "night", sky: ["#141c3a", "#34496e"], ink: "#0b1026", cast: "#7883ad", litShare: 0.75 },
};

const lightWeights: readonly LightName[] = [
  "morning",
  "morning",
  "day",
  "day",
  "day",
  "golden",
  "golden",
  "rose",
  "overcast",
  "dusk",
  "dusk",
  "bluehour",
  "night",
];

const schemes = {
  cream: { wall: "#efe2c4", trim: "#fdf8ea", accent: "#2f5f52", roof: "#8d4d3b" },
  brick: { wall: "#b55d43", trim: "#f3e5ca", accent: "#27445f", roof: "#564a45" },
  sage: { wall: "#a6b596", trim: "#f7f1de", accent: "#a8442f", roof: "#5d5650" },
  ochre: { wall: "#dcab55", trim: "#fcf2da", accent: "#2c4c60", roof: "#8a4a36" },
  sky: { wall: "#90abb5", trim: "#f6f0df", accent: "#b94a31", roof: "#4f5560" },
  apricot: { wall: "#dc9d7f", trim: "#fcf1de", accent: "#335a53", roof: "#7a4237" },
  charcoal: { wall: "#636a72", trim: "#eaddc0", accent: "#d79b36", roof: "#3a3e45" },
  linen: { wall: "#f4eee1", trim: "#46505b", accent: "#c14b30", roof: "#59626b" },
  bottle: { wall: "#466b5f", trim: "#f1e4c6", accent: "#cc8c2e", roof: "#4a4340" },
  oxblood: { wall: "#93433b", trim: "#f2e1c3", accent: "#d6a347", roof: "#4b4143" },
  buff: { wall: "#cda97d", trim: "#f7ebd4", accent: "#7b313c", roof: "#6a4f45" },
  teal: { wall: "#568a87", trim: "#f7ecd3", accent: "#d96c3d", roof: "#4c4a4f" },
  mauve: { wall: "#b8a7ae", trim: "#f9f1e4", accent: "#643f62", roof: "#5c525c" },
  navy: { wall: "#445e78", trim: "#f1e5cb", accent: "#cb5a3f", roof: "#33373f" },
} satisfies Record<string, Scheme>;

export type SchemeName = keyof typeof schemes;

export const schemeNames = Object.keys(schemes) as SchemeName[];

export const lightNames = lightWeights;

export function getLight(name: LightName): Light {
  return lights[name];
}

/** Returns a building's colors in this light. */
export function createPaint(light: Light, name: SchemeName, foliage: string): Paint {
  const scheme = schemes[name];
  const applyLight = (color: string) => shortenColor(multiply(color, light.cast));
  const [top, low] = [light.sky[0]!, light.sky.at(-1)!];
  return {
    wall: multiply(scheme.wall, light.cast),
    trim: applyLight(scheme.trim),
    accent: applyLight(scheme.accent),
    roof: applyLight(scheme.roof),
    ink: shortenColor(light.ink),
    glass: shortenColor(mix(top, light.ink, 0.5)),
    lamp: "#fd8",
    sign: applyLight(mix(scheme.accent, "#20242c", 0.45)),
    paper: applyLight("#f8efdb"),
    steel: applyLight("#b9c0c2"),
    wood: applyLight("#a9794f"),
    red: applyLight("#b43b32"),
    clay: applyLight("#b4684c"),
    straw: applyLight("#dfae4c"),
    medicalGreen: applyLight("#237a6b"),
    leaf: applyLight(foliage),
    grass: multiply("#a3ac74", light.cast),
    sidewalk: multiply("#dccfb7", light.cast),
    road: multiply("#96908a", light.cast),
    near: mix(multiply("#b9a58c", light.cast), low, 0.42),
    far: mix(mix(top, low, 0.6), light.ink, 0.16),
    cloud: shortenColor(mix(low, "#fffaf0", light.litShare > 0.5 ? 0.12 : 0.6)),
  };
}

/** Mixes two `#rrggbb` colors; `share` is the second one's. */
export function mix(first: string, second: string, share: number): string {
  return blendChannels(first, second, (a, b) => a + (b - a) * share);
}

function multiply(color: string, cast: string): string {
  return blendChannels(color, cast, (a, b) => (a * b) / 255);
}

/** Returns the nearest three-digit color, which is precise enough for small shapes. */
function shortenColor(color: string): string {
  const digits = [1, 3, 5].map((at) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) / 17).toString(16));
  return `#${digits.join("")}`;
}

function blendChannels(first: string, second: string, blend: (a: number, b: number) => number): string {
  const channels = [1, 3, 5].map((at) => {
    const value = blend(Number.parseInt(first.slice(at, at + 2), 16), Number.parseInt(second.slice(at, at + 2), 16));
    return Math.round(value).toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
