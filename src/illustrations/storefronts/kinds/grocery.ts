import { drawAwning } from "../parts/awnings.ts";
import { drawGlyph, type Glyph } from "../parts/glyphs.ts";
import { drawDoor, drawShowWindow } from "../parts/openings.ts";
import { drawLanterns } from "../parts/street-furniture.ts";
import { drawStreetLife } from "../parts/street-life.ts";
import { drawCornice, drawWall } from "../parts/walls.ts";
import { box, circle, d, drawDottedLine, fill, polygon, range, stroke } from "../pen.ts";
import { GROUND_Y as base, type Scene } from "../scene.ts";
import type { KindDrawing } from "./kind-drawing.ts";

/** A wide market front under a long awning with crates of fruit in front. */
export const grocery: KindDrawing = {
  backdrops: ["town", "suburb", "town"],
  ground: "street",
  draw(s) {
    const { dice, paint } = s;
    const w = dice.pick([288, 312, 332]);
    const x = dice.pick([64, 80]);
    const top = dice.whole(138, 148);
    const sign = dice.pick(["apple", "basket", "apple", "leaf"] as const);
    const doorAt = dice.pick([x + 26, x + w / 2 - 22, x + w - 70]);
    const glass: [number, number][] = [
      [x + 14, doorAt - 16],
      [doorAt + 60, x + w - 14],
    ];
    const panes = glass
      .filter(([from, to]) => to - from > 40)
      .map(([from, to]) => {
        const inside = drawShelves(s, from, base - 18, to - from);
        return drawShowWindow(s, [from, 196, to - from, 50], inside, {
          columns: Math.max(2, Math.round((to - from) / 52)),
          frame: paint.trim,
        });
      });
    return (
      drawCenterWall(s, x, w, top, sign) +
      panes.join("") +
      drawDoor(s, doorAt, base, 44, 64, { double: true, glazed: true }) +
      drawAwning(s, x - 4, 176, w + 8, 22, {
        stripes: dice.chance(0.85),
        edge: dice.pick(["scallop", "straight", "zigzag"] as const),
        color: dice.pick([paint.accent, paint.accent, paint.leaf]),
      }) +
      glass
        .filter(([from, to]) => to - from > 60)
        .map(([from, to]) => drawCrates(s, from + 4, Math.min(to - from - 8, 128)))
        .join("") +
      (dice.chance(0.5) ? drawShoppingCart(s, doorAt + 50) : "") +
      drawStreetLife(s, x + 10, x + w + 2, ["tree", "bicycle", "lamp", "mailbox", "hydrant"])
    );
  },
};

/** The wall with its tall center, which has a round sign. */
function drawCenterWall(s: Scene, x: number, w: number, top: number, sign: Glyph): string {
  const { dice, paint } = s;
  const mid = x + w / 2;
  const half = dice.pick([58, 70, 84]);
  const texture = dice.pick(["brick", "boards", "stucco", "brick", undefined] as const);
  const [crown, molding] = dice.pick([
    () =>
      [
        d`M${mid - half} ${top}v-12q${half}-64 ${2 * half} 0v12z`,
        d`M${mid - half - 4} ${top - 11}q${half + 4}-66 ${2 * half + 8} 0`,
      ] as const,
    () =>
      [
        polygon([mid - half, top], [mid - half, top - 12], [mid, top - 48], [mid + half, top - 12], [mid + half, top]),
        d`M${mid - half - 6} ${top - 9}L${mid} ${top - 50}L${mid + half + 6} ${top - 9}`,
      ] as const,
    () =>
      [
        box(mid - half, top - 26, 2 * half, 26) + box(mid - half * 0.55, top - 42, half * 1.1, 16),
        d`M${mid - half - 3} ${top - 26}h${half * 0.45 + 3}m${half * 1.1} 0h${half * 0.45 + 3}M${mid - half * 0.55 - 3} ${top - 42}h${half * 1.1 + 6}`,
      ] as const,
  ])();
  return (
    drawWall(s, paint.wall, box(x, top, w, base - top) + crown, texture) +
    stroke("", 7, molding) +
    stroke(paint.trim, 4.5, molding) +
    drawCornice(s, x - 5, top - 3, w + 10, dice.chance(0.4)) +
    fill(paint.sign, circle(mid, top - 6, 21)) +
    stroke(paint.trim, 1.4, circle(mid, top - 6, 17.5)) +
    drawGlyph(sign, mid, top - 6, 22, paint.paper, 2) +
    drawLanterns(s, [mid - half - 22, mid + half + 22], top + 14)
  );
}

function drawShelves(s: Scene, x: number, foot: number, w: number): string {
  return (
    stroke(s.paint.sign, 10, d`M${x + 3} ${foot - 19}h${w - 6}`, { dash: "5 2 7 3" }) +
    stroke(s.paint.wood, 11, d`M${x + 3} ${foot - 6}h${w - 6}`, { dash: "9 2 5 2" }) +
    stroke(s.paint.trim, 2.4, d`M${x} ${foot - 13}h${w}`)
  );
}

/** Sloping crates on trestles, each with a different fruit. */
function drawCrates(s: Scene, x: number, w: number): string {
  const count = Math.floor(w / 30);
  const fruit = ["#c8452f", "#e09a35", "#7f9a45", "#d8c04a", "#8a3f5a"];
  const from = s.dice.whole(0, 4);
  const at = range(count, x, 30);
  const heaps = at.map((left, index) =>
    drawDottedLine(fruit[(from + index) % 5]!, 7, 6.6, d`M${left + 4} ${base - 8}h22m-19-5h16`),
  );
  return (
    heaps.join("") +
    fill(s.paint.wood, at.map((left) => d`M${left} ${base - 5}h28l2 12h-28z`).join("")) +
    stroke("", 2, d`M${x + 5} ${base + 7}v12M${x + count * 30 - 4} ${base + 7}v12`)
  );
}

function drawShoppingCart(s: Scene, x: number): string {
  return (
    stroke("", 1.6, d`M${x - 5} 252h5l5 20h20m-24-6h24l4-12h-31m9 0 2 12m8-12-1 12m7-12-2 12`) +
    fill(s.paint.ink, circle(x + 8, 277, 2.4) + circle(x + 22, 277, 2.4))
  );
}
