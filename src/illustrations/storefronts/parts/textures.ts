import type { Scene } from "../scene.ts";

export type Texture = "brick" | "boards" | "battens" | "stucco" | "tiles" | "ashlar" | "tin" | "slate";

const tiles: Record<Texture, { size: [number, number]; path: string; opacity?: string }> = {
  brick: { size: [18, 11], path: "M0 .5h18M0 6h18M4 .5v5.5M13 6v5.5", opacity: ".24" },
  boards: { size: [9, 7], path: "M0 .5h9", opacity: ".28" },
  battens: { size: [9, 9], path: "M.5 0v9", opacity: ".28" },
  stucco: { size: [46, 38], path: "M6 8h4M27 5h5M37 19h4M13 24h5M30 32h4M3 35h3" },
  tiles: { size: [12, 14], path: "M0 0a6 6 0 0 0 12 0M-6 7a6 6 0 0 0 12 0a6 6 0 0 0 12 0", opacity: ".34" },
  ashlar: { size: [44, 24], path: "M0 .5h44M0 12.5h44M8 .5v12M30 12.5v12" },
  tin: { size: [6, 9], path: "M.5 0v9", opacity: ".24" },
  slate: { size: [14, 12], path: "M0 .5h14M0 6.5h14M3 .5v6M10 6.5v6", opacity: ".3" },
};

/** Returns a reference to a wall or roof texture, drawn in translucent ink so that it works on any color. */
export function defineTexture(s: Scene, name: Texture): string {
  const { size, path, opacity } = tiles[name];
  return s.define(
    name,
    (id) =>
      `<pattern id="${id}" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse"><path stroke="${s.paint.ink}" stroke-opacity="${opacity ?? ".2"}" d="${path}"/></pattern>`,
  );
}
