import { d, fill, fillFlat, stroke } from "../pen.ts";
import type { Scene } from "../scene.ts";

export type Ground = "street" | "yard" | "meadow" | "lawn" | "none";

/** Draws the foreground, from the ground line to the picture's lower edge. */
export function drawGround(s: Scene, name: Ground): string {
  switch (name) {
    case "street":
      return drawSidewalk(s) + drawRoad(s);
    case "lawn":
      return fill(s.paint.grass, "M-2 264h484v14H-2z") + drawPath(s) + drawRoad(s);
    case "yard":
      return drawYard(s);
    case "meadow":
      return drawMeadow(s);
    case "none":
      return "";
  }
}

function drawSidewalk(s: Scene): string {
  const gap = s.dice.pick([27, 39, 51]);
  return (
    fill(s.paint.sidewalk, "M-2 264h484v27H-2z") + stroke("", 24, "M9 276h471", { dash: `1 ${gap}`, opacity: 0.16 })
  );
}

function drawPath(s: Scene): string {
  return fill(s.paint.sidewalk, "M-2 276h484v15H-2z");
}

function drawRoad(s: Scene): string {
  const curb = s.shadeStrip(0, 287, 480, 4, 0.2);
  return (
    curb +
    fill(s.paint.road, "M-2 291h484v31H-2z") +
    stroke(s.paint.paper, 2.5, d`M${s.dice.whole(-30, 0)} 309h520`, { dash: "34 26", opacity: 0.6 })
  );
}

function drawYard(s: Scene): string {
  return (
    fill(s.paint.road, "M-2 264h484v58H-2z") +
    fillFlat(s.paint.sidewalk, "M0 265h480v17H0z", 0.55) +
    stroke("", 1.2, "M30 291h60M180 296h44M300 288h70M410 300h40M90 309h90M250 311h60", { opacity: 0.2 })
  );
}

function drawMeadow(s: Scene): string {
  const tufts =
    "M26 284l3-7 2 7 4-5-1 5M120 306l3-7 2 7 4-5-1 5M222 292l3-7 2 7 4-5-1 5M330 308l3-7 2 7 4-5-1 5M440 290l3-7 2 7 4-5-1 5";
  return (
    fill(s.paint.grass, "M-2 264h484v58H-2z") +
    fillFlat(s.paint.sidewalk, "M196 264h70q-4 30-70 56H80q106-24 116-56z", 0.7) +
    stroke("", 1.2, tufts, { opacity: 0.45 })
  );
}
