import { canopy } from "../parts/awnings.ts";
import { glyph } from "../parts/glyphs.ts";
import { door, rollDoor, windows } from "../parts/openings.ts";
import { lamp } from "../parts/street-furniture.ts";
import { tree } from "../parts/trees.ts";
import { forklift, truck, van } from "../parts/vehicles.ts";
import { cornice, wall } from "../parts/walls.ts";
import { box, circle, d, fill, line, steps } from "../pen.ts";
import { groundLine as base, type Scene } from "../scene.ts";
import type { KindDrawing } from "./kind-drawing.ts";

/** A long warehouse with a raised dock, numbered doors and a truck in front. */
export const depot: KindDrawing = {
  backdrops: ["works", "hills", "works", "suburb"],
  ground: "yard",
  draw(s) {
    const { dice, paint } = s;
    const doors = dice.pick([3, 4, 4]);
    const bay = doors === 3 ? 84 : 70;
    const w = doors * bay + 12;
    const x = dice.pick([82, 100]);
    const top = dice.whole(146, 160);
    const dock = base - 14;
    const curtain = dice.pick([paint.trim, paint.accent, paint.steel]);
    const openAt = dice.whole(0, doors - 1);
    const doorX = steps(doors, x + 14, bay);
    const head = x + w;
    return (
      hall(s, x, top, w) +
      doorX
        .map((at, index) =>
          rollDoor(
            s,
            at,
            dock,
            bay - 16,
            54,
            index === openAt ? 0.7 : dice.pick([0, 0, 0.2]),
            index === openAt ? goods(s, at + 6, dock) : "",
            curtain,
          ),
        )
        .join("") +
      lampsOver(
        s,
        doorX.map((at) => at + (bay - 16) / 2),
        dock - 66,
      ) +
      fill(paint.sidewalk, box(x - 4, dock, w + 8, 14)) +
      line("", 9, d`M${x + 18} ${dock + 6}h${w - 30}`, { dash: `6 ${bay - 30} 6 18`, opacity: 0.75 }) +
      office(s, head) +
      forecourt(s, x, head)
    );
  },
};

function hall(s: Scene, x: number, top: number, w: number): string {
  const { dice, paint } = s;
  const stuff = dice.pick(["tin", "tin", "brick", "battens", "boards"] as const);
  const sign = dice.pick(["box", "wheel", "star", "box"] as const);
  const mid = x + w / 2;
  const wallTo = (outline: string) => wall(s, paint.wall, box(x, top, w, base - top) + outline, stuff);
  const roof = dice.pick([
    () =>
      wallTo(d`M${x} ${top}l${w / 2}-34 ${w / 2} 34z`) +
      line("", 10, d`M${x - 10} ${top + 3}L${mid} ${top - 36}L${x + w + 10} ${top + 3}`) +
      line(paint.roof, 7.4, d`M${x - 10} ${top + 3}L${mid} ${top - 36}L${x + w + 10} ${top + 3}`),
    () =>
      wallTo(box(x + w * 0.3, top - 26, w * 0.4, 26)) +
      line(paint.trim, 5, d`M${x - 4} ${top}h${w * 0.3 + 4}v-26h${w * 0.4}v26h${w * 0.3 + 4}`),
    () =>
      wallTo("") +
      fill(paint.roof, d`M${x - 8} ${top + 3}l16-26h${w - 16}l16 26z`) +
      fill(
        paint.steel,
        steps(3, x + 50, (w - 116) / 2)
          .map((at) => d`M${at} ${top - 20}v-12h-4q2-8 10-8t10 8h-4v12z`)
          .join(""),
      ),
    () =>
      wallTo(d`M${x} ${top}q${w / 2}-56 ${w} 0z`) +
      line("", 8, d`M${x - 6} ${top + 2}q${w / 2 + 6}-60 ${w + 12} 0`) +
      line(paint.roof, 5.6, d`M${x - 6} ${top + 2}q${w / 2 + 6}-60 ${w + 12} 0`),
  ])();
  return (
    roof +
    line(paint.accent, 7, d`M${x + 1} ${top + 15}h${w - 2}`) +
    fill(paint.sign, circle(mid, top + 10, 17)) +
    glyph(sign, mid, top + 10, 18, paint.paper, 1.8)
  );
}

function goods(s: Scene, x: number, foot: number): string {
  return fill(
    s.paint.wood,
    box(x + 4, foot - 18, 18, 18) + box(x + 23, foot - 14, 16, 14) + box(x + 6, foot - 32, 15, 14),
  );
}

function lampsOver(s: Scene, xs: readonly number[], y: number): string {
  const glow = s.dark
    ? line(s.paint.lamp, 26, xs.map((x) => d`M${x - 12} ${y + 17}h24`).join(""), { opacity: 0.2 })
    : "";
  return glow + fill(s.paint.ink, xs.map((x) => d`M${x - 7} ${y + 4}q7-11 14 0z`).join(""));
}

function office(s: Scene, x: number): string {
  const { dice, paint } = s;
  const top = dice.whole(192, 204);
  const w = 68;
  return (
    wall(s, paint.trim, box(x, top, w, base - top)) +
    cornice(s, x - 2, top - 5, w + 6) +
    windows(s, [[x + 36, top + 18, 22, 22]], { frame: paint.roof, shutters: "" }) +
    door(s, x + 8, base, 22, 46, { glazed: true, frame: paint.roof }) +
    (dice.chance(0.5) ? canopy(s, x + 2, top + 8, 34, 6) : "")
  );
}

function forecourt(s: Scene, left: number, right: number): string {
  const { dice, paint } = s;
  const color = paint[dice.pick(["accent", "steel", "leaf", "wood"] as const)];
  const containers = (x: number) =>
    fill(paint.accent, box(x, 230, 62, 34)) +
    fill(paint.leaf, box(x + 4, 200, 54, 30)) +
    line("", 26, d`M${x + 5} 247h54m-48-32h46`, { dash: "1 5", opacity: 0.35 });
  const mast = (x: number) => lamp(s, x, 276, "swan");
  return dice.pick([
    () => truck(s, dice.whole(150, 240), 304, dice.pick([84, 104]), color) + mast(left - 30),
    () => truck(s, 20, 302, 96, color) + tree(s, Math.min(right + 84, 452), 268, "poplar"),
    () => containers(left - 70) + truck(s, 250, 306, 92, color),
    () => van(s, 60, 298, color) + van(s, 186, 302, paint.paper) + mast(left - 34),
    () => containers(left - 72) + forklift(s, 190, 294, paint.accent) + van(s, 340, 300, color),
  ])();
}
