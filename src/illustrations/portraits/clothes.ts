import { d, fill, fillFlat, stroke, strokeInk } from "#illustrations/storefronts/pen.ts";
import type { Person } from "./person.ts";

/** Draws the shoulders and one of a few plain outfits; `plain` leaves out those with a low neckline. */
export function drawClothes(person: Person, plain: boolean): string {
  const slope = person.dice.whole(178, 190);
  const wide = person.dice.whole(72, 84);
  const body = d`M${120 - wide} 242Q${122 - wide} ${slope + 14} ${150 - wide} ${slope + 4}L100 178Q120 198 140 178L${90 + wide} ${slope + 4}Q${118 + wide} ${slope + 14} ${120 + wide} 242z`;
  return fill(person.cloth, body) + person.dice.pick(plain ? plainOutfits : outfits)(person);
}

const drawSuit = ({ dice, shirt, accent, cloth, ink }: Person): string => {
  const open = dice.chance(0.45);
  const front = fill(shirt, "M100 177L120 232L140 177Q120 200 100 177z");
  const tie = open ? "" : fill(accent, "M114 197h12l-3 10 5 27-8 8-8-8 5-27z");
  const collar = fill(shirt, "M100 176l-6 10 14 20 12-10zM140 176l6 10-14 20-12-10z");
  const lapels = fill(cloth, "M93 184l-14 16 10 8-8 8 34 26 6-6zM147 184l14 16-10 8 8 8-34 26-6-6z");
  return front + tie + collar + lapels + stroke(ink, 1.5, "");
};

const drawSweater = ({ dice, shirt, cloth }: Person): string =>
  dice.chance(0.5)
    ? fill(shirt, "M99 177q21 26 42 0l6 9q-27 34-54 0z") + strokeInk("M92 188q28 36 56 0")
    : fill(cloth, "M97 168q23 14 46 0v18q-23 18-46 0z") + strokeInk("M97 178q23 15 46 0");

const drawShirtOnly = ({ cloth, shirt, ink }: Person): string =>
  fillFlat(shirt, "M106 181l14 18 14-18q-14 12-28 0z") +
  fill(cloth, "M100 176l-8 10 16 24 12-14zM140 176l8 10-16 24-12-14z") +
  strokeInk("M120 200v42") +
  stroke(ink, 4, "M120 216h0M120 232h0");

const drawBlouse = ({ skin, accent, dice }: Person): string =>
  fill(skin, "M101 172q-2 12-10 14l29 34 29-34q-8-2-10-14q-19 20-38 0z") +
  (dice.chance(0.55) ? stroke(accent, 4, "M99 190q21 26 42 0", { dash: "0 7", round: true }) : "");

const drawCardigan = ({ shirt, skin, ink }: Person): string =>
  fill(shirt, "M98 178l-8 8q6 40 14 56h32q8-16 14-56l-8-8q-22 22-44 0z") +
  fillFlat(skin, "M102 180q18 22 36 0q-18 12-36 0z") +
  strokeInk("M96 182q24 32 48 0") +
  stroke(ink, 3.4, "M104 232h0M102 216h0");

const plainOutfits = [drawSuit, drawSuit, drawSweater, drawShirtOnly, drawShirtOnly];
const outfits = [drawSuit, drawSweater, drawShirtOnly, drawBlouse, drawBlouse, drawCardigan];
