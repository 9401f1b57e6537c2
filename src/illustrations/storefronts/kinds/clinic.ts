import { drawCanopy } from "../parts/awnings.ts";
import { drawSolidGlyph } from "../parts/glyphs.ts";
import { drawDoor, drawWindows } from "../parts/openings.ts";
import { drawBench, drawLamp } from "../parts/street-furniture.ts";
import { drawHedge, drawTree } from "../parts/trees.ts";
import { drawVan } from "../parts/vehicles.ts";
import { drawCornice, drawWall } from "../parts/walls.ts";
import { box, circle, d, fill, range, stroke } from "../pen.ts";
import { GROUND_Y as base, type Scene } from "../scene.ts";
import type { KindDrawing } from "./kind-drawing.ts";

/**
 * Two plain, bright volumes: a wing with ribbon windows, a taller part with the sign, and a canopy over the entrance.
 */
export const clinic: KindDrawing = {
  backdrops: ["suburb", "town", "city", "suburb"],
  ground: "lawn",
  schemes: ["linen", "cream", "sky", "sage", "linen", "apricot", "teal", "mauve", "buff"],
  draw(s) {
    const { dice, paint } = s;
    const floors = dice.pick([1, 2, 2]);
    const wing = dice.pick([168, 192, 212]);
    const tower = dice.pick([84, 100]);
    const x = Math.round(236 - (wing + tower) / 2);
    const wingTop = base - 26 - floors * 46;
    const towerTop = Math.min(wingTop - dice.pick([22, 34, 44]), 132);
    const towerX = x + wing;
    const style = dice.pick(["ribbon", "sashes"] as const);
    return (
      drawWall(
        s,
        paint.wall,
        box(x, wingTop, wing, base - wingTop),
        dice.pick([undefined, "boards", "stucco", "brick"] as const),
      ) +
      drawCap(s, x, wingTop, wing) +
      (style === "ribbon" ? drawRibbons(s, x, wingTop, wing, floors) : drawSashes(s, x, wingTop, wing, floors)) +
      drawWall(
        s,
        dice.chance(0.5) ? paint.trim : paint.accent,
        box(towerX, towerTop, tower, base - towerTop),
        dice.pick([undefined, "ashlar", "battens"] as const),
      ) +
      drawCap(s, towerX, towerTop, tower) +
      drawSignOn(s, towerX + tower / 2, towerTop + 34) +
      drawLobby(s, towerX + 6, tower - 12) +
      drawCanopy(s, towerX - 22, 194, tower + 44, 9, paint.roof) +
      fill(paint.steel, box(towerX - 16, 203, 5, base - 203) + box(towerX + tower + 11, 203, 5, base - 203)) +
      drawHedge(s, x + 6, 276, wing - 34, dice.pick([16, 20])) +
      drawGrounds(s, x, towerX + tower)
    );
  },
};

/** Glass on both sides of the entrance. */
function drawLobby(s: Scene, x: number, w: number): string {
  const { paint } = s;
  return (
    fill(s.isDark ? paint.lamp : paint.glass, box(x, 203, w, base - 203)) +
    fill(paint.leaf, d`M${x + 8} 256q-5-16 0-22 7 6 3 22zM${x + w - 10} 256q-5-16 0-22 7 6 3 22z`) +
    fill(paint.sidewalk, box(x + 3, 256, 14, 8) + box(x + w - 16, 256, 14, 8)) +
    drawDoor(s, x + w / 2 - 19, base, 38, 52, { double: true, glazed: true, color: paint.steel, frame: paint.roof })
  );
}

function drawCap(s: Scene, x: number, y: number, w: number): string {
  return s.dice.chance(0.5)
    ? drawCornice(s, x - 4, y - 6, w + 8)
    : fill(s.paint.roof, box(x - 8, y - 7, w + 16, 8)) + s.shadeStrip(x, y + 1, w, 6);
}

function drawRibbons(s: Scene, x: number, top: number, w: number, floors: number): string {
  const { paint, dice } = s;
  const rows = range(floors, top + 22, 46);
  const lit = rows.filter(() => dice.chance(s.light.litShare));
  const drawStrip = (ys: readonly number[]) => ys.map((y) => box(x + 14, y, w - 28, 26)).join("");
  return (
    fill(paint.glass, drawStrip(rows.filter((y) => !lit.includes(y)))) +
    fill(paint.lamp, drawStrip(lit)) +
    stroke(paint.trim, 26, rows.map((y) => d`M${x + 14} ${y + 13}h${w - 28}`).join(""), { dash: "2.5 20" }) +
    fill(paint.trim, rows.map((y) => box(x + 10, y + 25, w - 20, 4) + box(x + 10, y - 3, w - 20, 4)).join(""))
  );
}

function drawSashes(s: Scene, x: number, top: number, w: number, floors: number): string {
  const bays = Math.floor(w / 42);
  const openings = range(floors, top + 20, 46).flatMap((y) =>
    range(bays, x + 14, Math.round((w - 16) / bays)).map((at) => [at, y, 24, 28] as const),
  );
  return drawWindows(s, openings, {
    columns: 2,
    rows: s.dice.pick([1, 2]),
    ...s.dice.pick([{}, { shutters: s.paint.accent }, { head: "hood" as const }]),
  });
}

function drawSignOn(s: Scene, x: number, y: number): string {
  const { paint, dice } = s;
  const mark = dice.pick(["cross", "cross", "heart", "cross", "cross"] as const);
  const board = dice.pick([
    circle(x, y, 22),
    box(x - 20, y - 20, 40, 40),
    d`M${x - 19} ${y - 20}h38v22q0 14-19 20-19-6-19-20z`,
  ]);
  return fill(s.isDark ? paint.lamp : paint.paper, board) + drawSolidGlyph(mark, x, y, 28, paint.medicalGreen);
}

function drawGrounds(s: Scene, left: number, right: number): string {
  const { dice, paint } = s;
  const tree = dice.pick(["round", "lollipop", "conifer", "poplar"] as const);
  const drawAmbulance = (x: number) =>
    drawVan(s, x, 298, paint.paper) + fill(paint.medicalGreen, d`M${x + 28} 260h6v5h5v6h-5v5h-6v-5h-5v-6h5z`);
  return dice.pick([
    () => drawAmbulance(dice.whole(60, 300)) + drawTree(s, left - 36, 272, tree),
    () => drawTree(s, left - 40, 272, tree) + drawTree(s, right + 50, 272, tree, 0.8) + drawBench(s, right + 26, 283),
    () => drawLamp(s, right + 50, 282, "globes") + drawTree(s, left - 44, 272, tree) + drawBench(s, left - 78, 284),
    () =>
      drawTree(s, left - 30, 272, "poplar") +
      drawTree(s, left - 58, 272, "poplar", 0.8) +
      drawLamp(s, right + 48, 282, "swan"),
  ])();
}
