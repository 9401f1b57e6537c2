import { box, d, fill, stroke, strokeInk } from "../pen.ts";
import type { Scene } from "../scene.ts";
import { defineTexture, type Texture } from "./textures.ts";

/** A wall (or a roof slope) with its texture. */
export function drawWall(s: Scene, color: string, path: string, name?: Texture): string {
  return fill(color, path) + (name ? fill(defineTexture(s, name), path) : "");
}

/** A horizontal molding with a shadow and optional dentils. `y` is its top. */
export function drawCornice(s: Scene, x: number, y: number, w: number, dentils = false): string {
  const teeth = dentils ? stroke(s.paint.trim, 6, d`M${x + 4} ${y + 11}h${w - 8}`, { dash: "5 5" }) : "";
  return (
    s.shadeStrip(x + 4, y + 8, w - 8, dentils ? 9 : 5) +
    teeth +
    fill(s.paint.trim, box(x, y, w, 4) + box(x + 3, y + 4, w - 6, 4))
  );
}

/** A plain string course. */
export function drawStringCourse(s: Scene, x: number, y: number, w: number): string {
  return s.shadeStrip(x + 2, y + 5, w - 4, 3) + fill(s.paint.trim, box(x, y, w, 5));
}

/** Alternating corner stones on both edges of a wall. */
export function drawQuoins(s: Scene, x: number, y: number, w: number, h: number): string {
  return (
    stroke(s.paint.trim, 11, d`M${x + 5} ${y}v${h}M${x + w - 5} ${y}v${h}`, { dash: "9 9" }) +
    strokeInk(d`M${x} ${y}v${h}M${x + w} ${y}v${h}`)
  );
}

/** Flat vertical strips with a base and a capital. */
export function drawPilasters(s: Scene, xs: readonly number[], y: number, h: number, color = s.paint.trim): string {
  const shafts = xs.map((x) => box(x, y, 9, h) + box(x - 1.5, y, 12, 6) + box(x - 1.5, y + h - 9, 12, 9)).join("");
  return fill(color, shafts);
}

export function drawChimney(s: Scene, x: number, y: number, h: number, smoke = false): string {
  const plume = smoke
    ? stroke(s.paint.cloud, 6, d`M${x + 8} ${y - 10}c-5-10 9-12 5-22s10-13 18-12`, { opacity: 0.8, round: true })
    : "";
  return (
    plume +
    fill(s.paint.roof, box(x, y, 16, h) + box(x - 2, y - 4, 20, 6)) +
    fill(s.paint.accent, box(x + 2, y - 9, 4, 5) + box(x + 10, y - 9, 4, 5))
  );
}
