import { drawCanopy } from "../parts/awnings.ts";
import { drawGlyph } from "../parts/glyphs.ts";
import { drawDoor, drawWindows } from "../parts/openings.ts";
import { drawLanterns, drawWallFlag } from "../parts/street-furniture.ts";
import { drawStreetLife } from "../parts/street-life.ts";
import { drawHedge, drawTopiary } from "../parts/trees.ts";
import { drawCornice, drawQuoins, drawStringCourse, drawWall } from "../parts/walls.ts";
import { box, circle, d, fill, fillFlat, polygon, range, stroke } from "../pen.ts";
import { GROUND_Y as base, type Scene } from "../scene.ts";
import type { KindDrawing } from "./kind-drawing.ts";

/** An office block, a glass tower, or a temple front with columns. */
export const office: KindDrawing = {
  backdrops: ["city", "city", "town"],
  ground: "street",
  draw(s) {
    const [front, left, right] = s.dice.pick([drawBlock, drawBlock, drawGlassTower, drawTemple])(s);
    return front + drawStreetLife(s, left, right, ["tree", "lamp", "trees", "bench", "bicycle", "topiary", "hydrant"]);
  },
};

type Front = [drawing: string, left: number, right: number];

/** Masonry with rows of windows, a raised first floor and a heavy cornice. */
function drawBlock(s: Scene): Front {
  const { dice, paint } = s;
  const bays = dice.pick([4, 5, 6]);
  const bay = dice.pick([38, 42]);
  const w = bays * bay + 12;
  const x = Math.round(236 - w / 2);
  const floors = dice.pick([3, 4]);
  const ground = 204;
  const top = ground - floors * 36 - 6;
  const texture = dice.pick(["brick", "ashlar", "stucco", undefined] as const);
  const mid = x + w / 2;
  const openings = range(floors, ground - 31, -36).flatMap((y) =>
    range(bays, x + 6 + bay / 2 - 9, bay).map((at) => [at, y, 18, 23] as const),
  );
  const low = range(bays, x + 6 + bay / 2, bay)
    .filter((at) => Math.abs(at - mid) > 30)
    .map((at) => [at - 11, ground + 16, 22, 30] as const);
  return [
    (dice.chance(0.5)
      ? drawTank(s, mid + dice.pick([-40, 24]), top - 14)
      : stroke("", 2, d`M${mid} ${top - 12}v-34`) +
        fill(paint.accent, d`M${mid} ${top - 46}q10-6 18 0t18 0v14q-10 6-18 0t-18 0z`)) +
      drawWall(s, paint.wall, box(x, top - 8, w, base - top + 8), texture) +
      fill(paint.trim, box(x - 3, ground, w + 6, base - ground)) +
      stroke("", 1, d`M${x - 3} ${ground + 15}h${w + 6}m0 15h${-w - 6}m0 15h${w + 6}`, { opacity: 0.25 }) +
      (dice.chance(0.35) ? drawQuoins(s, x, top + 4, w, ground - top - 6) : "") +
      drawCornice(s, x - 8, top - 12, w + 16, true) +
      drawWindows(s, openings, {
        head: dice.pick(["flat", "hood", "arch"] as const),
        columns: 2,
        rows: 2,
        surround: dice.pick([2, 3]),
      }) +
      drawWindows(s, low, {
        columns: 2,
        rows: 1,
        frame: paint.roof,
        surround: 2,
        head: dice.pick(["flat", "arch"] as const),
      }) +
      drawStringCourse(s, x - 5, ground - 3, w + 10) +
      drawDoor(s, mid - 17, base, 34, 50, { double: true, glazed: true, frame: paint.roof, steps: 2 }) +
      (dice.chance(0.5)
        ? drawCanopy(s, mid - 32, ground + 2, 64, 8)
        : drawLanterns(s, [mid - 27, mid + 27], ground + 18)) +
      (dice.chance(0.35) ? drawWallFlag(s, mid + 34, ground + 8) : drawTopiary(s, [mid - 36, mid + 36], 281)),
    x - 6,
    x + w + 6,
  ];
}

function drawTank(s: Scene, x: number, y: number): string {
  return (
    stroke("", 2, d`M${x + 2} ${y}v-16m26 0v16m-26-14 26 12m0-12-26 12`) +
    fill(s.paint.wood, box(x - 2, y - 42, 34, 28)) +
    fill(s.paint.roof, d`M${x - 6} ${y - 42}l21-16 21 16z`)
  );
}

/** A slab of glass over a lobby, with a lower wing. */
function drawGlassTower(s: Scene): Front {
  const { dice, paint } = s;
  const w = dice.pick([132, 156, 180]);
  const x = dice.pick([120, 150]);
  const top = dice.whole(44, 84);
  const cell = dice.pick([15, 22, 30]);
  const rise = dice.pick([17, 20]);
  const rows = Math.floor((206 - top - 10) / rise);
  const bands = range(rows, top + 12, rise)
    .map((y) => d`M${x + 6} ${y + rise / 2 - 1}h${w - 12}`)
    .join("");
  const lamps = range(rows, top + 12, rise)
    .filter(() => dice.chance(s.light.litShare * 0.9))
    .map((y) => d`M${x + 6 + dice.whole(0, 4) * cell} ${y + rise / 2 - 1}h${cell * dice.whole(1, 3) - 2}`)
    .join("");
  const wing = w * 0.7;
  return [
    drawWall(s, paint.wall, box(x + w, 168, wing, base - 168), "ashlar") +
      stroke(paint.glass, 18, d`M${x + w + 10} 194h${wing - 20}m0 32h${20 - wing}`, { dash: "20 4" }) +
      fill(paint.trim, box(x + w, 163, wing + 4, 6)) +
      stroke("", 2, d`M${x + w - 22} ${top}v-26m-8 10h16`) +
      fill(paint.trim, box(x, top, w, base - top)) +
      stroke(paint.glass, rise - 4, bands, { dash: `${cell - 2} 2` }) +
      stroke(paint.lamp, rise - 4, lamps, { dash: `${cell - 2} 2` }) +
      fillFlat("#fff", d`M${x} ${top + w * 0.9}l${w * 0.9}-${w * 0.9}h${w * 0.1}v${w * 0.16}l-${w} ${w}z`, 0.16) +
      fill(paint.accent, box(x - 4, top - 5, w + 8, 7) + box(x + w - 22, top - 16, 14, 11)) +
      fill(s.isDark ? paint.lamp : paint.glass, box(x + 10, 212, w - 20, base - 212)) +
      stroke(paint.trim, 2.4, d`M${x + w * 0.3} 212v52m${w * 0.4} 0v-52`) +
      drawDoor(s, x + w / 2 - 16, base, 32, 44, { double: true, glazed: true, frame: paint.roof }) +
      drawCanopy(s, x - 8, 204, w + 16, 9) +
      drawHedge(s, x + w + 8, 282, wing - 14, 15),
    x,
    x + w + wing,
  ];
}

/** Columns under a pediment, on steps. */
function drawTemple(s: Scene): Front {
  const { dice, paint } = s;
  const count = dice.pick([4, 6]);
  const w = dice.pick([220, 248]);
  const x = Math.round(238 - w / 2);
  const top = dice.whole(136, 148);
  const foot = base - 12;
  const gap = (w - 28) / (count - 1);
  const columns = range(count, x + 14, gap);
  const shaft = columns.map((cx) => d`M${cx - 7} ${foot - 6}l1-${foot - top - 12}h12l1 ${foot - top - 12}z`).join("");
  const caps = columns.map((cx) => box(cx - 9, top, 18, 6) + box(cx - 9, foot - 6, 18, 6)).join("");
  const mid = x + w / 2;
  const between = columns
    .slice(0, -1)
    .map((cx) => cx + gap / 2)
    .filter((cx) => Math.abs(cx - mid) > gap / 2);
  const panes = between.map((cx) => [cx - 8, top + 22, 16, 50] as const);
  return [
    drawWall(s, paint.wall, box(x - 34, top + 14, w + 68, base - top - 14), dice.pick(["ashlar", "brick"] as const)) +
      drawCornice(s, x - 40, top + 8, w + 80) +
      fill(paint.wall, box(x, top, w, foot - top)) +
      s.shade(box(x, top, w, foot - top), 0.22) +
      drawWindows(s, panes, { rows: 3 }) +
      drawWindows(
        s,
        [
          [x - 26, top + 42, 18, 40],
          [x + w + 8, top + 42, 18, 40],
        ],
        { head: "arch", rows: 3 },
      ) +
      drawDoor(s, mid - 15, foot + 4, 30, 66, { double: true, fanlight: true }) +
      fill(paint.trim, shaft + caps) +
      stroke("", 1, columns.map((cx) => d`M${cx - 2} ${foot - 8}V${top + 8}m5 0V${foot - 8}`).join(""), {
        opacity: 0.35,
      }) +
      fill(paint.trim, box(x - 4, top - 14, w + 8, 14)) +
      fill(paint.trim, polygon([x - 10, top - 14], [mid, top - 56], [x + w + 10, top - 14])) +
      fill(paint.wall, polygon([x + 16, top - 19], [mid, top - 48], [x + w - 16, top - 19])) +
      fill(paint.accent, circle(mid, top - 29, 9)) +
      drawGlyph(dice.pick(["scales", "bars", "star"] as const), mid, top - 29, 11, paint.paper, 1.5) +
      fill(paint.sidewalk, box(x - 4, foot, w + 8, 6) + box(x - 12, foot + 6, w + 24, 6)),
    x - 38,
    x + w + 38,
  ];
}
