import type { Scene } from "../scene.ts";
import {
  drawBench,
  drawBicycle,
  drawCat,
  drawHydrant,
  drawLamp,
  drawMailbox,
  drawTableSet,
  drawUmbrella,
} from "./street-furniture.ts";
import { drawPlanter, drawTopiary, drawTree } from "./trees.ts";

export type StreetThing =
  | "tree"
  | "trees"
  | "palm"
  | "lamp"
  | "bench"
  | "bicycle"
  | "umbrella"
  | "tables"
  | "mailbox"
  | "hydrant"
  | "topiary"
  | "planter";

/** Draws things from the list on the sidewalk left of `left` and usually also right of `right`. */
export function drawStreetLife(s: Scene, left: number, right: number, things: readonly StreetThing[]): string {
  const first = s.dice.pick(things);
  const second = s.dice.pick(things.filter((thing) => thing !== first));
  const alone = s.dice.chance(0.25);
  return drawThing(s, first, left, -1) + (alone || s.isSparse ? "" : drawThing(s, second, right, 1));
}

/** Draws one thing next to the building, `way` -1 on its left and 1 on its right. */
function drawThing(s: Scene, thing: StreetThing, edge: number, way: number): string {
  const room = way < 0 ? edge : 480 - edge;
  const getX = (distance: number) => edge + way * Math.min(distance, room - 24);
  const { dice } = s;
  switch (thing) {
    case "tree":
      return drawTree(s, getX(44), 279, dice.pick(["round", "round", "lollipop", "bare", "poplar"] as const));
    case "trees":
      return (
        drawTree(s, getX(30), 279, "poplar") +
        (room > 96 ? drawTree(s, getX(62), 281, dice.pick(["poplar", "round"] as const), 0.9) : "")
      );
    case "palm":
      return drawTree(s, getX(40), 279, "palm", 1.1);
    case "lamp":
      return (
        drawLamp(s, getX(40), 280, dice.pick(["lantern", "globes", "swan"] as const)) +
        (room > 84 && dice.chance(0.25) ? drawCat(s, getX(60), 282) : "")
      );
    case "bench":
      return room < 108
        ? drawLamp(s, getX(40), 280)
        : drawBench(s, way < 0 ? getX(70) : getX(22), 282) +
            drawLamp(s, getX(86), 280, dice.pick(["lantern", "globes"] as const));
    case "bicycle":
      return (
        drawBicycle(s, way < 0 ? getX(58) : getX(30), 283) +
        (room > 100 && dice.chance(0.5) ? drawHydrant(s, getX(82), 283) : "")
      );
    case "umbrella":
      return drawUmbrella(s, getX(48), 281) + drawTableSet(s, getX(48), 283);
    case "tables":
      return s.stamp(
        room > 114
          ? [
              [getX(34), 283],
              [getX(86), 283],
            ]
          : [[getX(34), 283]],
        drawTableSet(s, 0, 0),
      );
    case "mailbox":
      return (
        drawMailbox(s, getX(28), 282) +
        (room > 112 && dice.chance(0.5) ? drawBicycle(s, way < 0 ? getX(80) : getX(50), 284) : "")
      );
    case "hydrant":
      return (
        drawHydrant(s, getX(22), 282) +
        (room > 96 ? drawTree(s, getX(64), 279, dice.pick(["round", "lollipop"] as const), 0.9) : "")
      );
    case "topiary":
      return drawTopiary(s, room > 70 ? [getX(18), getX(48)] : [getX(18)], 282);
    case "planter":
      return room < 84 ? "" : drawPlanter(s, way < 0 ? getX(76) : getX(20), 282, 56);
  }
}
