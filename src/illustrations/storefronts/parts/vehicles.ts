import { box, circle, d, fill, stroke } from "../pen.ts";
import type { Scene } from "../scene.ts";

function drawWheels(s: Scene, centers: readonly number[], base: number, r: number): string {
  return (
    fill(s.paint.ink, centers.map((x) => circle(x, base - r, r)).join("")) +
    fill(s.paint.steel, centers.map((x) => circle(x, base - r, r * 0.45)).join(""))
  );
}

function drawPane(s: Scene): string {
  return s.isDark ? s.paint.glass : s.paint.cloud;
}

/** A parked car, about 96 wide, from its rear at `x`. */
export function drawCar(s: Scene, x: number, base: number, color: string): string {
  return (
    fill(color, d`M${x} ${base - 8}v-13q0-5 6-6l10-1q9-15 17-15h20q9 0 20 16l15 3q7 2 7 8v8z`) +
    fill(drawPane(s), d`M${x + 22} ${base - 27}q7-11 13-11h6v11zM${x + 45} ${base - 38}h8q6 0 13 11h-21z`) +
    stroke("", 1, d`M${x + 43} ${base - 27}v16M${x + 48} ${base - 23}h6`) +
    drawWheels(s, [x + 21, x + 75], base, 9)
  );
}

/** A delivery van, about 104 wide, facing right. */
export function drawVan(s: Scene, x: number, base: number, color: string, ladder = false): string {
  const rack = ladder
    ? stroke("", 1.6, d`M${x + 8} ${base - 55}h58M${x + 4} ${base - 60}h66`) +
      stroke("", 5, d`M${x + 10} ${base - 57.5}h54`, { dash: "1.5 7" })
    : "";
  return (
    rack +
    fill(color, d`M${x} ${base - 8}v-40q0-5 5-5h63q6 0 9 5l10 17 12 3q5 2 5 8v12z`) +
    fill(drawPane(s), d`M${x + 66} ${base - 46}h4q3 0 5 4l8 12h-17z`) +
    stroke(s.paint.trim, 6, d`M${x + 3} ${base - 22}h56`) +
    stroke("", 1, d`M${x + 61} ${base - 52}v43M${x + 66} ${base - 26}h5`) +
    drawWheels(s, [x + 20, x + 84], base, 9)
  );
}

/** A box truck, about `94 + length` wide, facing right. */
export function drawTruck(s: Scene, x: number, base: number, length: number, color: string): string {
  const cab = x + length + 4;
  const rear = [x + 18, x + 38];
  return (
    stroke("", 4, d`M${x} ${base - 13}h${length + 40}`) +
    fill(s.paint.paper, box(x, base - 74, length, 58)) +
    stroke(s.paint.accent, 9, d`M${x} ${base - 33}h${length}`) +
    stroke("", 1, d`M${x + 8} ${base - 74}v58M${x + length - 8} ${base - 74}v58`, { opacity: 0.4 }) +
    fill(color, d`M${cab} ${base - 10}v-50q0-5 5-5h20q6 0 8 6l6 20q4 2 4 7v22z`) +
    fill(drawPane(s), d`M${cab + 16} ${base - 57}h8q4 0 5 4l5 15h-18z`) +
    stroke("", 1, d`M${cab + 12} ${base - 60}v46M${cab + 15} ${base - 32}h5`) +
    drawWheels(s, [...rear, cab + 24], base, 10)
  );
}

/** A pickup truck, about 108 wide, facing right. */
export function drawPickup(s: Scene, x: number, base: number, color: string): string {
  return (
    fill(color, d`M${x} ${base - 9}v-21h52v-16q0-3 4-3h16q5 0 8 6l7 13 13 3q6 2 6 9v9z`) +
    fill(drawPane(s), d`M${x + 57} ${base - 44}h13q3 0 5 4l5 10h-23z`) +
    stroke("", 1, d`M${x + 52} ${base - 30}v20M${x + 80} ${base - 30}v18M${x + 58} ${base - 25}h5`) +
    drawWheels(s, [x + 22, x + 86], base, 10)
  );
}

/** A tractor, about 70 wide, facing right. */
export function drawTractor(s: Scene, x: number, base: number, color: string): string {
  return (
    stroke("", 3, d`M${x + 54} ${base - 34}v-22`) +
    fill(drawPane(s), d`M${x + 10} ${base - 34}v-28h22l4 28z`) +
    fill(color, d`M${x + 4} ${base - 65}h34v5h-34zM${x + 6} ${base - 22}v-13h30l30 2q4 1 4 6v10h-20z`) +
    drawWheels(s, [x + 19], base, 17) +
    drawWheels(s, [x + 60], base, 10)
  );
}

/** A forklift with a pallet, about 62 wide, facing right. */
export function drawForklift(s: Scene, x: number, base: number, color: string): string {
  return (
    stroke("", 2.4, d`M${x + 6} ${base - 24}v-24h22l4 26M${x + 40} ${base - 2}v-56M${x + 40} ${base - 3}h22`) +
    fill(color, d`M${x} ${base - 7}v-14q0-6 7-6h6l5 8h12l4 12z`) +
    fill(s.paint.wood, box(x + 43, base - 24, 19, 20)) +
    stroke("", 1, d`M${x + 43} ${base - 14}h19`) +
    drawWheels(s, [x + 8, x + 32], base, 7)
  );
}

/** A car seen from the front, about 54 wide, centered on `x`. */
export function drawCarFront(s: Scene, x: number, base: number, color: string): string {
  return (
    fill(s.paint.ink, box(x - 23, base - 9, 9, 9) + box(x + 14, base - 9, 9, 9)) +
    fill(color, d`M${x - 26} ${base - 6}v-13q0-5 5-6l5-13q1-4 5-4h22q4 0 5 4l5 13q5 1 5 6v13z`) +
    fill(drawPane(s), d`M${x - 16} ${base - 25}l4-12h24l4 12z`) +
    fill(s.paint.lamp, circle(x - 19, base - 16, 4) + circle(x + 19, base - 16, 4)) +
    stroke("", 4, d`M${x - 10} ${base - 14}h20`, { dash: "2 2" })
  );
}

/** A bus with a row of windows, about 130 wide, facing right. */
export function drawBus(s: Scene, x: number, base: number, color: string): string {
  return (
    fill(color, d`M${x} ${base - 9}v-44q0-7 8-7h86q7 0 8 7l2 19 20 3q6 1 6 8v14z`) +
    stroke("", 16, d`M${x + 8} ${base - 45}h76`, { dash: "12 4" }) +
    stroke(drawPane(s), 13, d`M${x + 9.5} ${base - 45}h76`, { dash: "9 7" }) +
    fill(drawPane(s), d`M${x + 92} ${base - 53}h5q3 0 3 4l1 15h-9z`) +
    stroke("", 2, d`M${x} ${base - 26}h102m0 6h-102`) +
    drawWheels(s, [x + 24, x + 104], base, 10)
  );
}
