import type { Scene } from "../scene.ts";
import { bench, bicycle, cat, hydrant, lamp, mailbox, tableSet, umbrella } from "./street-furniture.ts";
import { planter, topiary, tree } from "./trees.ts";

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
export function streetLife(s: Scene, left: number, right: number, things: readonly StreetThing[]): string {
  const first = s.dice.pick(things);
  const second = s.dice.pick(things.filter((thing) => thing !== first));
  const alone = s.dice.chance(0.25);
  return place(s, first, left, -1) + (alone || s.spare ? "" : place(s, second, right, 1));
}

/** Draws one thing next to the building, `way` -1 on its left and 1 on its right. */
function place(s: Scene, thing: StreetThing, edge: number, way: number): string {
  const room = way < 0 ? edge : 480 - edge;
  const at = (distance: number) => edge + way * Math.min(distance, room - 24);
  const { dice } = s;
  switch (thing) {
    case "tree":
      return tree(s, at(44), 279, dice.pick(["round", "round", "lollipop", "bare", "poplar"] as const));
    case "trees":
      return (
        tree(s, at(30), 279, "poplar") +
        (room > 96 ? tree(s, at(62), 281, dice.pick(["poplar", "round"] as const), 0.9) : "")
      );
    case "palm":
      return tree(s, at(40), 279, "palm", 1.1);
    case "lamp":
      return (
        lamp(s, at(40), 280, dice.pick(["lantern", "globes", "swan"] as const)) +
        (room > 84 && dice.chance(0.25) ? cat(s, at(60), 282) : "")
      );
    case "bench":
      return room < 108
        ? lamp(s, at(40), 280)
        : bench(s, way < 0 ? at(70) : at(22), 282) + lamp(s, at(86), 280, dice.pick(["lantern", "globes"] as const));
    case "bicycle":
      return (
        bicycle(s, way < 0 ? at(58) : at(30), 283) + (room > 100 && dice.chance(0.5) ? hydrant(s, at(82), 283) : "")
      );
    case "umbrella":
      return umbrella(s, at(48), 281) + tableSet(s, at(48), 283);
    case "tables":
      return s.stamp(
        room > 114
          ? [
              [at(34), 283],
              [at(86), 283],
            ]
          : [[at(34), 283]],
        tableSet(s, 0, 0),
      );
    case "mailbox":
      return (
        mailbox(s, at(28), 282) + (room > 112 && dice.chance(0.5) ? bicycle(s, way < 0 ? at(80) : at(50), 284) : "")
      );
    case "hydrant":
      return (
        hydrant(s, at(22), 282) +
        (room > 96 ? tree(s, at(64), 279, dice.pick(["round", "lollipop"] as const), 0.9) : "")
      );
    case "topiary":
      return topiary(s, room > 70 ? [at(18), at(48)] : [at(18)], 282);
    case "planter":
      return room < 84 ? "" : planter(s, way < 0 ? at(76) : at(20), 282, 56);
  }
}
