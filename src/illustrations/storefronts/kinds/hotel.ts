import { drawAwning } from "../parts/awnings.ts";
import { drawGlyph } from "../parts/glyphs.ts";
import { drawDoor, drawShowWindow, drawWindows } from "../parts/openings.ts";
import { drawFront } from "../parts/roofs.ts";
import { drawLanterns, drawWallFlag } from "../parts/street-furniture.ts";
import { drawStreetLife } from "../parts/street-life.ts";
import { drawTopiary } from "../parts/trees.ts";
import { drawQuoins, drawStringCourse } from "../parts/walls.ts";
import { box, d, drawDots, drawDottedLine, fill, fillFlat, range, stroke } from "../pen.ts";
import { GROUND_Y as base, type Scene } from "../scene.ts";
import type { KindDrawing } from "./kind-drawing.ts";

/** A tall building with balconies, a lit porch with a carpet, flags and a vertical sign. */
export const hotel: KindDrawing = {
  backdrops: ["town", "city", "hills", "town"],
  ground: "street",
  schemes: ["cream", "apricot", "sky", "linen", "ochre", "sage", "buff", "mauve", "teal", "brick", "oxblood", "navy"],
  draw(s) {
    const { dice } = s;
    const bays = dice.pick([4, 4, 5]);
    const bay = dice.pick([42, 46]);
    const w = bays * bay + 14;
    const x = Math.round(232 - w / 2);
    const floors = dice.pick([2, 3]);
    const lobby = 200;
    const top = lobby - floors * 42 - 4;
    const mid = x + w / 2;
    const form = dice.pick(
      floors === 3 ? (["mansard", "parapet", "pediment"] as const) : (["mansard", "mansard", "hip", "bell"] as const),
    );
    const at = range(bays, x + 7 + bay / 2 - 9, bay);
    const rows = range(floors, lobby - 36, -42);
    const balconied = dice.chance(0.8);
    const openings = rows.flatMap((y) => at.map((left) => [left, y, 18, 28] as const));
    return (
      drawFront(s, { form, x, top, w, texture: dice.pick(["stucco", undefined, "brick", "ashlar"] as const) }) +
      (dice.chance(0.15) ? drawQuoins(s, x, top + 4, w, lobby - top - 4) : "") +
      drawWindows(s, openings, {
        head: dice.pick(["flat", "arch", "flat", "hood"] as const),
        rows: 2,
        sill: !balconied,
        surround: 2.5,
      }) +
      (balconied ? drawBalconies(s, openings) : "") +
      drawGround(s, x, w, lobby) +
      drawPorch(s, mid, lobby) +
      (dice.chance(0.6) ? drawVerticalSign(s, x + w + 1, top + 12, dice.pick([4, 5])) : drawWallFlag(s, x + w, 164)) +
      drawStreetLife(s, x - 2, x + w + 10, ["palm", "tree", "lamp", "topiary", "palm"])
    );
  },
};

function drawBalconies(s: Scene, openings: readonly (readonly [number, number, number, number])[]): string {
  const points = openings.map(([x, y, , h]) => [x - 5, y + h] as const);
  const rail = s.dice.pick([
    () =>
      stroke("", 9, "M0-3h28", { dash: "1.2 2.8" }) +
      stroke("", 1.6, "M0-8h28") +
      fill(s.paint.trim, box(-2, 1, 32, 4)),
    () => fill(s.paint.leaf, "M0-1q5-12 9-2 5-11 10 0 4-10 9 2z") + fill(s.paint.accent, box(-1, -2, 30, 6)),
    () => fill(s.paint.trim, box(-1, -7, 30, 11)) + stroke("", 6, "M3-1.5h24", { dash: "2 3", opacity: 0.4 }),
  ])();
  return s.stamp(points, rail);
}

function drawGround(s: Scene, x: number, w: number, y: number): string {
  const { paint } = s;
  const glassW = w / 2 - 52;
  const inside =
    stroke(paint.wood, 16, d`M4 ${base - 18}h${glassW - 8}`, { dash: "14 8" }) +
    drawDottedLine(paint.paper, 7, 22, d`M11 ${base - 34}h${glassW - 14}`);
  const pane = drawShowWindow(s, [0, y + 16, glassW, 36], inside, { columns: 2, frame: paint.trim });
  const shades = s.dice.chance(0.4);
  const cover = shades ? drawAwning(s, -4, y + 8, glassW + 8, 15) : "";
  const left = x + 14;
  const right = x + w - 14 - glassW;
  return (
    fill(paint.sign, box(x - 2, y, w + 4, base - y)) +
    s.stamp(
      [
        [left, 0],
        [right, 0],
      ],
      pane + cover,
    ) +
    drawStringCourse(s, x - 5, y - 3, w + 10)
  );
}

/** The porch: a lit canopy on two posts, with a carpet over the sidewalk. */
function drawPorch(s: Scene, mid: number, y: number): string {
  const { paint, dice } = s;
  const bulb = s.isDark ? paint.lamp : paint.paper;
  const roof = dice.pick([
    d`M${mid - 46} ${y + 8}h92v14h-92z`,
    d`M${mid - 44} ${y + 20}q4-30 44-30t44 30z`,
    d`M${mid - 46} ${y + 20}v-12l46-14 46 14v12z`,
  ]);
  return (
    drawDoor(s, mid - 19, base, 38, 44, { double: true, glazed: true }) +
    (s.isDark ? fillFlat(paint.lamp, d`M${mid - 40} ${y + 22}h80l12 42h-104z`, 0.25) : "") +
    fill(paint.straw, box(mid - 42, y + 20, 4, base - y - 20) + box(mid + 38, y + 20, 4, base - y - 20)) +
    fill(paint.accent, roof) +
    drawDottedLine(bulb, 3.4, 8, d`M${mid - 40} ${y + 18}h82`) +
    drawGlyph(dice.pick(["moon", "star", "key"] as const), mid, y + 6, 13, paint.paper, 1.6) +
    fill(paint.red, d`M${mid - 17} ${base}h34l6 24h-46z`) +
    (s.isSparse
      ? ""
      : dice.chance(0.4)
        ? drawTopiary(s, [mid - 56, mid + 56], 281)
        : drawLanterns(s, [mid - 54, mid + 54], y + 26))
  );
}

function drawVerticalSign(s: Scene, x: number, y: number, stars: number): string {
  const { paint } = s;
  const h = stars * 15 + 12;
  const at = range(stars, y + 16, 15);
  return (
    stroke("", 2, d`M${x - 2} ${y + 10}h6m-6 ${h - 20}h6`) +
    fill(paint.accent, d`M${x + 3} ${y}h20v${h}l-10 7-10-7z`) +
    drawDots(
      s.isDark ? paint.lamp : paint.paper,
      9,
      at.map((cy) => [x + 13, cy - 2] as const),
    )
  );
}
