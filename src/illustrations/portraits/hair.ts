import { circle, d, fill, fillFlat, stroke } from "#illustrations/storefronts/pen.ts";
import type { Person } from "./person.ts";

export interface HairStyle {
  /** Whether people with this hair may have a beard. */
  beard: boolean;
  /** Hair behind the shoulders. */
  behind?(person: Person): string;
  inFront(person: Person): string;
}

const getSides = ({ face: { width } }: Person, out = 3): [left: number, right: number] => [
  120 - width - out,
  120 + width + out,
];

/** Hair on top of the head: `dip` is how far it covers the forehead, `side` how far the temples. */
function drawCap(person: Person, crown: number, dip: number, side: number, parting = 120): string {
  const [left, right] = getSides(person);
  const inner = `Q${right - 6} ${dip + 6} ${parting} ${dip}Q${left + 8} ${dip + 4} ${left + 4} ${side}`;
  return fill(
    person.hair,
    d`M${left} ${side}C${left - 6} ${crown - 6} ${right + 6} ${crown - 6} ${right} ${side}L${right - 4} ${side}${inner}z`,
  );
}

const crop: HairStyle = { beard: true, inFront: (p) => drawCap(p, 44, 84, 106) };

const sidePart: HairStyle = {
  beard: true,
  inFront: (p) => {
    const [left, right] = getSides(p);
    return fill(
      p.hair,
      d`M${left} 108C${left - 8} 60 ${left + 24} 46 120 46C${right + 2} 44 ${right + 8} 76 ${right} 108L${right - 4} 108Q${right - 3} 88 ${right - 16} 82Q118 88 ${left + 22} 72Q${left + 8} 86 ${left + 4} 108z`,
    );
  },
};

const quiff: HairStyle = {
  beard: true,
  inFront: (p) => {
    const [left, right] = getSides(p);
    return fill(
      p.hair,
      d`M${left} 106C${left - 8} 66 ${left + 8} 50 108 44Q134 30 152 50Q${right + 8} 62 ${right} 106L${right - 4} 104Q${right - 4} 84 ${right - 14} 78Q126 70 ${left + 16} 80Q${left + 4} 90 ${left + 4} 104z`,
    );
  },
};

const bald: HairStyle = {
  beard: true,
  inFront: (p) => {
    const [left, right] = getSides(p, 2);
    if (p.dice.chance(0.5)) return stroke("#fffaf0", 3, "M104 68q8-5 18-5", { opacity: 0.4 });
    return fill(p.hair, d`M${left} 112q-4-16 4-30q4 12 2 30zM${right} 112q4-16-4-30q-4 12-2 30z`);
  },
};

const buzz: HairStyle = {
  beard: true,
  inFront: (p) => {
    const [left, right] = getSides(p, 1);
    return fillFlat(
      p.hair,
      d`M${left} 102C${left - 2} 48 ${right + 2} 48 ${right} 102Q${right - 4} 82 ${right - 12} 80H${left + 12}Q${left + 4} 82 ${left} 102z`,
      0.85,
    );
  },
};

const curls: HairStyle = {
  beard: true,
  inFront: (p) => {
    const [left, right] = getSides(p, 1);
    const balls = [0, 1, 2, 3, 4, 5, 6].map((step) => {
      const angle = Math.PI * (1 + step / 6);
      return circle(120 + Math.cos(angle) * (p.face.width + 1), 96 + Math.sin(angle) * 34, 14);
    });
    const body = d`M${left} 102C${left} 50 ${right} 50 ${right} 102Q${right - 6} 84 120 86Q${left + 6} 84 ${left} 102z`;
    return fillFlat(p.ink, balls.join("")) + fillFlat(p.hair, shrinkCircles(balls) + body);
  },
};

/** Returns the same circles two units smaller, so that a ring of outline color remains around them. */
function shrinkCircles(balls: string[]): string {
  return balls
    .map((ball) => ball.replace(/^M(\S+) (\S+)a14 14.*$/, (_, x, y) => circle(Number(x) + 14, Number(y), 12.4)))
    .join("");
}

const afro: HairStyle = {
  beard: false,
  behind: (p) => fill(p.hair, circle(120, 92, p.face.width + p.dice.whole(19, 27))),
  inFront: (p) => {
    const [left, right] = getSides(p, 0);
    return fillFlat(
      p.hair,
      d`M${left} 104C${left - 6} 44 ${right + 6} 44 ${right} 104Q${right - 4} 80 120 80T${left} 104z`,
    );
  },
};

const bob: HairStyle = {
  beard: false,
  behind: (p) => {
    const [left, right] = getSides(p, 13);
    return fill(
      p.hair,
      d`M${left} 158C${left - 10} 96 ${left + 2} 42 120 42S${right + 10} 96 ${right} 158Q120 176 ${left} 158z`,
    );
  },
  inFront: (p) => {
    const [left, right] = getSides(p, 2);
    const fringe = p.dice.chance(0.5);
    return fillFlat(
      p.hair,
      fringe
        ? d`M${left} 112C${left - 4} 48 ${right + 4} 48 ${right} 112L${right - 5} 94Q120 86 ${left + 5} 94z`
        : d`M${left} 122C${left - 6} 46 ${right + 6} 46 ${right} 122Q${right - 2} 86 104 66Q${left + 6} 84 ${left} 122z`,
    );
  },
};

const long: HairStyle = {
  beard: false,
  behind: (p) => {
    const [left, right] = getSides(p, 14);
    const low = p.dice.whole(196, 222);
    return fill(
      p.hair,
      d`M${left} ${low}C${left - 18} 120 ${left} 42 120 42S${right + 18} 120 ${right} ${low}Q120 ${low - 20} ${left} ${low}z`,
    );
  },
  inFront: (p) => {
    const [left, right] = getSides(p, 2);
    const part = p.dice.pick([106, 120, 134]);
    return fillFlat(
      p.hair,
      d`M${left} 130C${left - 8} 46 ${right + 8} 46 ${right} 130Q${right - 1} 90 ${part} 68Q${left + 1} 90 ${left} 130z`,
    );
  },
};

const bun: HairStyle = {
  beard: false,
  behind: (p) => fill(p.hair, circle(120 + p.dice.pick([-10, 0, 8]), 47, p.dice.whole(15, 19))),
  inFront: (p) => drawCap(p, 46, 80, 106, p.dice.pick([108, 120, 132])),
};

const ponytail: HairStyle = {
  beard: false,
  behind: (p) => fill(p.hair, "M150 70Q186 84 180 128T168 190Q156 176 160 140T138 78z"),
  inFront: (p) => drawCap(p, 46, 78, 108, 112),
};

const headscarf: HairStyle = {
  beard: false,
  behind: (p) => {
    const [left, right] = getSides(p, 12);
    return fill(p.accent, d`M${left - 8} 214C${left - 16} 120 ${left} 42 120 42S${right + 16} 120 ${right + 8} 214z`);
  },
  inFront: (p) => {
    const { width, chin } = p.face;
    const [left, right] = getSides(p, 11);
    const opening = d`M${122 - width} 110C${124 - width} 62 ${116 + width} 62 ${118 + width} 110C${118 + width} 140 132 ${chin} 120 ${chin}S${122 - width} 140 ${122 - width} 110z`;
    return (
      fill(
        p.accent,
        `${d`M${left} 120C${left - 4} 40 ${right + 4} 40 ${right} 120Q${right + 4} 178 120 198Q${left - 4} 178 ${left} 120z`}${opening}`,
        ' fill-rule="evenodd"',
      ) + stroke("", 1.6, d`M${left + 8} 162Q120 206 ${right - 6} 150M120 198q26 4 40 24`, { opacity: 0.5 })
    );
  },
};

export const hairStyles: readonly HairStyle[] = [
  crop,
  crop,
  sidePart,
  sidePart,
  quiff,
  bald,
  buzz,
  curls,
  afro,
  bob,
  bob,
  long,
  long,
  bun,
  ponytail,
  headscarf,
];

export const drawHairBehind = (style: HairStyle, person: Person): string => style.behind?.(person) ?? "";

export const drawHairInFront = (style: HairStyle, person: Person): string => style.inFront(person);
