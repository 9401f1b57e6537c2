import { circle, d, fill, fillFlat, stroke, strokeInk } from "#illustrations/storefronts/pen.ts";
import type { Person } from "./person.ts";

/** Draws brows, eyes, nose and mouth, and for some people glasses, a beard or wrinkles. */
export function drawFeatures(person: Person, mayHaveBeard: boolean): string {
  const { dice, shade, ink } = person;
  const apart = dice.whole(16, 18);
  const eyes = [120 - apart, 120 + apart];
  const beard = mayHaveBeard && dice.chance(0.45) ? drawBeard(person) : "";
  const cheeks = dice.chance(0.5) ? fillFlat("#c8604f", eyes.map((x) => circle(x, 130, 7)).join(""), 0.16) : "";
  const lines = person.face.older
    ? stroke(
        shade,
        1.6,
        d`M${120 - apart - 12} 122q4 3 8 3M${120 + apart + 12} 122q-4 3-8 3M104 134q-3 5-2 9M136 134q3 5 2 9`,
      )
    : "";
  return [
    cheeks,
    lines,
    beard,
    drawBrows(person, eyes),
    drawEyeballs(ink, eyes, dice.whole(0, 2)),
    drawNose(person),
    drawMouth(person),
    dice.chance(0.36) ? drawGlasses(person, eyes) : "",
  ].join("");
}

function drawBrows({ dice, hair, ink }: Person, eyes: number[]): string {
  const lift = dice.whole(2, 5);
  const color = hair === "#d9d4c9" || hair === "#b9b4ab" ? "#8d8984" : ink;
  return stroke(color, dice.whole(25, 38) / 10, eyes.map((x) => d`M${x - 9} 101q9 ${-lift * 2} 18 0`).join(""));
}

function drawEyeballs(ink: string, eyes: number[], kind: number): string {
  if (kind === 0) return stroke(ink, 7, eyes.map((x) => d`M${x} 112h0`).join(""));
  const lids = stroke(ink, 2, eyes.map((x) => d`M${x - 7} 111q7-6 14 0`).join(""));
  const whites = kind === 2 ? fillFlat("#fdf8ea", eyes.map((x) => d`M${x - 7} 112q7-8 14 0q-7 6-14 0z`).join("")) : "";
  return whites + lids + stroke(ink, 6, eyes.map((x) => d`M${x} 112h0`).join(""));
}

function drawNose({ dice, shade, ink }: Person): string {
  const wide = dice.whole(5, 8);
  const shapes = [
    d`M120 112q-3 9-${wide} 15q${wide} 5 ${wide * 2} 0`,
    d`M${120 - wide} 126q${wide} 6 ${wide * 2} 0`,
    d`M118 110q6 10 ${wide} 16q-${wide} 4-${wide * 1.6} 0`,
  ];
  return (
    fillFlat(shade, d`M${118 - wide} 127q${wide + 2} 8 ${wide * 2 + 4} 0z`, 0.5) + stroke(ink, 1.8, dice.pick(shapes))
  );
}

function drawMouth({ dice, shade, ink }: Person): string {
  const half = dice.whole(10, 14);
  const smile = dice.whole(4, 8);
  if (dice.chance(0.3)) {
    return fill("#fdf8ea", d`M${120 - half} 140q${half} ${smile * 2.2} ${half * 2} 0z`);
  }
  const lip = fillFlat(shade, d`M${120 - half + 4} 143q${half - 4} ${smile + 5} ${half * 2 - 8} 0z`, 0.8);
  return lip + stroke(ink, 2.2, d`M${120 - half} 140q${half} ${smile * 1.6} ${half * 2} 0`);
}

function drawBeard({ dice, hair, face: { width: w, chin, jaw } }: Person): string {
  const full = d`M${120 - w} 116C${120 - w} 142 ${120 - jaw} ${chin + 7} 120 ${chin + 7}C${120 + jaw} ${chin + 7} ${120 + w} 142 ${120 + w} 116Q${112 + w} 136 136 134Q120 129 104 134Q${128 - w} 136 ${120 - w} 116z`;
  const chinOnly = d`M104 134q16-6 32 0q4 14-6 ${chin - 130}q-10 6-20 0q-10-14-6-${chin - 130}z`;
  const moustache = "M102 138q8-10 18-5q10-5 18 5q-10 2-18-1q-8 3-18 1z";
  return fillFlat(hair, dice.pick([full, full, chinOnly, moustache]), dice.chance(0.4) ? 0.45 : 1);
}

function drawGlasses({ dice, ink, accent }: Person, eyes: number[]): string {
  const color = dice.chance(0.3) ? accent : ink;
  const round = eyes.map((x) => circle(x, 113, 12.5)).join("");
  const square = eyes.map((x) => d`M${x - 13} 105h26q1 17-9 18h-8q-10-1-9-18z`).join("");
  const frame = dice.pick([round, square]);
  const bridge = d`M${(eyes[0] ?? 0) + 12} 111q${120 - (eyes[0] ?? 0) - 12}-6 ${(eyes[1] ?? 0) - (eyes[0] ?? 0) - 24} 0`;
  return fillFlat("#fffaf0", frame, 0.22) + stroke(color, 2.4, frame + bridge) + strokeInk("");
}
