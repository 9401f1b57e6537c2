import { drawAwning } from "../parts/awnings.ts";
import { drawDoor, drawShowWindow, drawWindows } from "../parts/openings.ts";
import { drawFront } from "../parts/roofs.ts";
import { drawBladeSign, drawSidewalkSign, drawSignBand } from "../parts/street-furniture.ts";
import { drawStreetLife } from "../parts/street-life.ts";
import { drawCornice, drawPilasters, drawWall } from "../parts/walls.ts";
import { box, circle, d, drawDottedLine, fill, fillFlat, polygon, range, stroke } from "../pen.ts";
import { GROUND_Y as base, type Scene } from "../scene.ts";
import type { KindDrawing } from "./kind-drawing.ts";

/** A Main Street shop: two tall display windows, a recessed door and often a corner turret. */
export const shop: KindDrawing = {
  backdrops: ["town"],
  ground: "street",
  draw(s) {
    const { dice } = s;
    const w = dice.pick([220, 236, 252]);
    const x = dice.pick([104, 118, 130]);
    const turret = dice.chance(0.4);
    const floors = turret ? 1 : dice.pick([1, 2]);
    const head = 164;
    const top = head - floors * 48 - 6;
    const sign = dice.pick(["tag", "gem", "hat", "key", "flower", "book", "basket", "star"] as const);
    const form =
      turret || floors === 2
        ? dice.pick(["parapet", "parapet", "pediment"] as const)
        : dice.pick(["stepped", "bell", "pediment", "mansard", "gable", "parapet"] as const);
    const texture = dice.pick(["brick", "brick", "stucco", "boards", "ashlar", undefined] as const);
    const bays = turret ? 3 : dice.pick([3, 4]);
    const span = turret ? w - 56 : w;
    const bay = Math.round(span / bays);
    const openings = range(floors, head - 42, -48).flatMap((y) =>
      range(bays, x + Math.round(bay / 2) - 11, bay).map((at) => [at, y, 22, 30] as const),
    );
    const style = {
      head: dice.pick(["flat", "arch", "hood", "pediment"] as const),
      rows: dice.pick([2, 3]),
      columns: dice.pick([1, 2]),
    };
    return (
      drawFront(s, { form, x, top, w, texture }) +
      drawWindows(s, openings, style) +
      (turret ? drawCornerTurret(s, x + w - 54, top - 14, head) : "") +
      drawShowWindows(s, x, w, head + 24) +
      (dice.chance(0.5)
        ? drawAwning(s, x - 2, head + 14, w + 4, 18, {
            stripes: dice.chance(0.55),
            edge: dice.pick(["scallop", "straight"] as const),
          })
        : "") +
      drawSignBand(s, x - 3, head - 4, w + 6, 20, sign) +
      (s.isSparse
        ? ""
        : dice.chance(0.5)
          ? drawBladeSign(s, x + w, 118, sign, dice.pick(["round", "square", "shield"] as const))
          : drawSidewalkSign(s, x + w / 2 + 34, 284, sign)) +
      drawStreetLife(s, x - 4, x + w + 4, ["lamp", "tree", "bicycle", "bench", "mailbox", "hydrant", "planter"])
    );
  },
};

/** A round tower on the corner under a steep roof. */
function drawCornerTurret(s: Scene, x: number, top: number, foot: number): string {
  const { paint, dice } = s;
  const y = top - 8;
  const roof = dice.pick([
    polygon([x - 6, y], [x + 30, y - 46], [x + 66, y]),
    d`M${x - 2} ${y}q-8-16 12-24 16-6 20-24 4 18 20 24 20 8 12 24z`,
  ]);
  return (
    fill(paint.wall, box(x, y, 60, foot - y)) +
    fillFlat(paint.trim, box(x, y, 16, foot - y), 0.25) +
    s.shade(box(x + 44, y, 16, foot - y)) +
    drawWindows(s, [[x + 19, y + 22, 22, foot - y - 40]], { head: "arch", rows: 4 }) +
    stroke("", 2, d`M${x + 30} ${y - 44}v-12`) +
    drawWall(s, paint.roof, roof, "tiles") +
    drawCornice(s, x - 7, y - 2, 74)
  );
}

function drawShowWindows(s: Scene, x: number, w: number, y: number): string {
  const { dice, paint } = s;
  const glassW = w / 2 - 46;
  const h = base - y - 18;
  const wares = dice.pick([drawMannequins, drawShelves, drawBoxes, drawLamps]);
  const transom = dice.chance(0.5) ? 12 : 0;
  const pane = drawShowWindow(s, [0, y, glassW, h], wares(s, 0, base - 18, glassW), {
    columns: dice.pick([1, 2]),
    transom,
    frame: paint.trim,
  });
  return (
    fill(paint.accent, box(x - 1, y - 18, w + 2, base - y + 18)) +
    stroke("", 11, d`M${x + 6} ${base - 7}h${w - 12}`, { dash: "26 4", opacity: 0.2 }) +
    s.stamp(
      [
        [x + 16, 0],
        [x + w - glassW - 16, 0],
      ],
      pane,
    ) +
    drawPilasters(s, [x, x + w - 9], y - 4, base - y + 4, paint.sign) +
    drawDoor(s, x + w / 2 - 16, base, 32, 60, { glazed: true, color: paint.sign, fanlight: true })
  );
}

function drawMannequins(s: Scene, x: number, foot: number, w: number): string {
  const at = range(Math.floor(w / 26), x + 15, 25);
  const stands = at.map((cx) => d`M${cx} ${foot}v-14`).join("");
  const dresses = at
    .map((cx, i) =>
      i % 2
        ? d`M${cx - 5} ${foot - 36}h10l1 12h-2l1 11h-10l1-11h-2z`
        : d`M${cx - 5} ${foot - 36}h10l-2 10 6 15h-18l6-15z`,
    )
    .join("");
  return (
    stroke("", 2, stands) +
    fill(s.paint.paper, dresses) +
    fill(s.paint.wood, at.map((cx) => circle(cx, foot - 41, 3)).join(""))
  );
}

function drawShelves(s: Scene, x: number, foot: number, w: number): string {
  const rows = [foot - 4, foot - 22];
  return (
    stroke(s.paint.sign, 13, d`M${x + 4} ${rows[0]! - 6}h${w - 8}M${x + 4} ${rows[1]! - 6}h${w - 8}`, {
      dash: "5 2 8 3 4 4",
    }) + stroke(s.paint.wood, 3, d`M${x} ${rows[0]!}h${w}M${x} ${rows[1]!}h${w}`)
  );
}

function drawBoxes(s: Scene, x: number, foot: number, w: number): string {
  const at = range(Math.floor(w / 30), x + 5, 30);
  return (
    fill(s.paint.paper, at.map((left) => box(left, foot - 16, 20, 16)).join("")) +
    fill(s.paint.wood, at.map((left) => box(left + 4, foot - 29, 13, 13)).join("")) +
    stroke(s.paint.red, 2.4, at.map((left) => d`M${left + 10} ${foot}v-29`).join(""))
  );
}

function drawLamps(s: Scene, x: number, foot: number, w: number): string {
  const at = range(Math.floor(w / 28), x + 14, 27);
  return (
    fill(s.paint.sign, at.map((cx) => d`M${cx - 7} ${foot - 40}h14l-4-10h-6z`).join("")) +
    stroke("", 1, at.map((cx) => d`M${cx} ${foot - 50}v-20`).join("")) +
    fill(s.paint.wood, at.map((cx) => d`M${cx - 9} ${foot}v-17h18v17h-3v-12h-12v12z`).join("")) +
    drawDottedLine(s.paint.paper, 8, 27, d`M${x + 14} ${foot - 22}h${w - 20}`)
  );
}
