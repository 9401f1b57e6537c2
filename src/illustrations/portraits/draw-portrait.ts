import { mix } from "#illustrations/storefronts/palette.ts";
import { d, fill, fillFlat } from "#illustrations/storefronts/pen.ts";
import { createSeededRandom, type SeededRandom } from "#lib/seeded-random.ts";
import { drawClothes } from "./clothes.ts";
import { drawFeatures } from "./face.ts";
import { drawHairBehind, drawHairInFront, hairStyles } from "./hair.ts";

import type { Person } from "./person.ts";

export { getPortraitPath as portraitPath, parsePortraitPath } from "./portrait-path.ts";

const SKINS = [
  "#f6dac2",
  "#f3d3b8",
  "#edc6a6",
  "#eabf9c",
  "#e0ab83",
  "#cf9468",
  "#b87a50",
  "#98613d",
  "#7a4b30",
  "#5d3a28",
];
const HAIRS = ["#2b2422", "#3b2c26", "#54382a", "#7a5235", "#a8743f", "#c9a063", "#8a3f2a"];
const GRAYS = ["#8d8984", "#b9b4ab", "#d9d4c9"];
const CLOTHS = ["#27445f", "#2f5f52", "#46505b", "#643f62", "#7b313c", "#33373f", "#8a4a36", "#5d6b4e", "#445e78"];
const SHIRTS = ["#fdf8ea", "#f3e5ca", "#dfe6e6", "#e9d9cf", "#cfdbe0"];
const ACCENTS = ["#a8442f", "#d79b36", "#2c4c60", "#568a87", "#b94a31", "#643f62"];
const WALLS = ["#efe2c4", "#d7dccb", "#cddcdd", "#ecd3c0", "#e3d6d2", "#e8d9a8", "#cfd3d8"];
const INK = "#2c2f3a";

/** Draws a person's portrait: an SVG document of 240 by 240, the same for the same slug. */
export function drawPortrait(slug: string): string {
  const dice = createSeededRandom(slug, 240);
  const skin = dice.pick(SKINS);
  const older = dice.chance(0.24);
  const wall = dice.pick(WALLS);
  const person: Person = {
    dice,
    ink: INK,
    skin,
    shade: mix(skin, "#5a2e22", 0.2),
    // The darkest skin tones get no blond hair, only dark or gray.
    hair: dice.pick(older ? GRAYS : SKINS.indexOf(skin) > 5 ? HAIRS.slice(0, 3) : HAIRS),
    cloth: dice.pick(CLOTHS),
    shirt: dice.pick(SHIRTS),
    accent: dice.pick(ACCENTS),
    face: { width: dice.whole(37, 43), chin: dice.whole(157, 164), jaw: dice.whole(20, 30), older },
  };
  const style = dice.pick(hairStyles);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" fill="none" stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">`,
    drawBackdrop(wall, dice),
    drawHairBehind(style, person),
    drawNeck(person),
    drawClothes(person, style.beard),
    drawHead(person),
    drawFeatures(person, style.beard),
    drawHairInFront(style, person),
    "</svg>",
  ].join("");
}

/** A plain wall with a soft shape behind the head. */
function drawBackdrop(wall: string, dice: SeededRandom): string {
  const paper = `<path stroke="none" fill="${wall}" d="M0 0h240v240H0z"/>`;
  const light = mix(wall, "#fffaf0", 0.5);
  const deep = mix(wall, "#5c6b66", 0.22);
  switch (dice.whole(0, 3)) {
    case 0:
      return paper + fillFlat(light, "M120 18a96 96 0 1 0 0.1 0z");
    case 1:
      return paper + fillFlat(deep, "M0 168q60-26 120-8t120-14v94H0z", 0.6);
    case 2:
      return paper + fillFlat(light, "M28 240V112a92 92 0 0 1 184 0v128z");
    default:
      return (
        paper + fillFlat(light, "M22 0h72v150H22zM106 0h72v150h-72z", 0.7) + fillFlat(deep, "M0 150h240v6H0z", 0.5)
      );
  }
}

function drawNeck({ skin, shade }: Person): string {
  return fill(skin, "M100 148v40q20 18 40 0v-40z") + fillFlat(shade, "M101 158q19 20 38 0v10q-19 16-38 0z", 0.7);
}

function drawHead({ skin, face: { width: w, chin, jaw } }: Person): string {
  const [left, right] = [120 - w, 120 + w];
  const ears = d`M${left + 1} 106q-10-5-9 7t11 15M${right - 1} 106q10-5 9 7t-11 15`;
  const oval = d`M${left} 106C${left} 50 ${right} 50 ${right} 106C${right} 138 ${120 + jaw} ${chin} 120 ${chin}C${120 - jaw} ${chin} ${left} 138 ${left} 106z`;
  return fill(skin, ears) + fill(skin, oval);
}
