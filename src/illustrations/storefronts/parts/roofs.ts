import { box, circle, d, fill, polygon, range, stroke } from "../pen.ts";
import { GROUND_Y, type Scene } from "../scene.ts";
import { drawWindows } from "./openings.ts";
import type { Texture } from "./textures.ts";
import { drawChimney, drawCornice, drawWall } from "./walls.ts";

export type CrownForm = "parapet" | "pediment" | "stepped" | "bell" | "mansard" | "hip" | "gable";

/** The top of a front: shapes behind it, the wall's outline, moldings on it, and an attic window. */
type Crown = { behind: string; outline: string; over: string; attic: string };

/** The top of a front `w` wide whose wall ends at `top`; it is 16 to 62 units high. */
function drawCrown(s: Scene, form: CrownForm, x: number, top: number, w: number): Crown {
  return { behind: "", outline: "", attic: "", ...forms[form](s, x, top, w) };
}

/** A whole front in the building's own color. */
export type Front = {
  form: CrownForm;
  x: number;
  top: number;
  w: number;
  texture?: Texture | undefined;
  /** Bottom of the wall; the ground line by default. */
  foot?: number;
  /** False if a sign replaces the window under the gable. */
  attic?: boolean;
};

/** A front's wall with its top. */
export function drawFront(s: Scene, { form, x, top, w, texture, foot = GROUND_Y, attic = true }: Front): string {
  const part = drawCrown(s, form, x, top, w);
  const masonry = drawWall(s, s.paint.wall, box(x, top, w, foot - top) + part.outline, texture);
  return part.behind + masonry + part.over + (attic ? part.attic : "");
}

type Part = Partial<Crown> & { over: string };

type Shape = (s: Scene, x: number, top: number, w: number) => Part;

const forms: Record<CrownForm, Shape> = {
  parapet: (s, x, top, w) => ({
    outline: box(x, top - 13, w, 13),
    over:
      drawCornice(s, x - 6, top - 15, w + 12, s.dice.chance(0.5)) +
      (s.dice.chance(0.35) ? drawUrns(s, x, top - 15, w) : ""),
  }),
  pediment: drawPediment,
  stepped: drawSteppedGable,
  bell: drawBellGable,
  mansard: drawMansardRoof,
  hip: drawHipRoof,
  gable: (s, x, top, w) => drawGable(s, x, top, w, Math.min(58, w * 0.28)),
};

function drawUrns(s: Scene, x: number, y: number, w: number): string {
  return fill(
    s.paint.trim,
    [x + 6, x + w / 2, x + w - 6].map((at) => d`M${at - 4} ${y}v-4h-2q-2-8 4-8h4q6 0 4 8h-2v4z`).join(""),
  );
}

function drawPediment(s: Scene, x: number, top: number, w: number): Part {
  const half = Math.round(w * 0.3);
  const cx = x + w / 2;
  const y = top - 9;
  return {
    outline: polygon([cx - half, y], [cx, y - 30], [cx + half, y]),
    over:
      stroke(s.paint.trim, 5, d`M${cx - half - 3} ${y - 1}L${cx} ${y - 32}L${cx + half + 3} ${y - 1}`) +
      fill(s.paint.accent, circle(cx, y - 11, 7)) +
      drawCornice(s, x - 6, top - 10, w + 12, s.dice.chance(0.5)),
  };
}

function drawSteppedGable(s: Scene, x: number, top: number, w: number): Part {
  const step = Math.round(w / 9);
  const rise = 13;
  const middle = w - 6 * step;
  const tiers = [3, 2, 1, 0]
    .map((tier) => box(x + (3 - tier) * step, top - rise * (4 - tier), w - (3 - tier) * 2 * step, rise))
    .join("");
  const caps = [0, 1, 2]
    .map(
      (tier) =>
        d`M${x + tier * step - 2} ${top - rise * (tier + 1)}h${step + 2}M${x + w - tier * step + 2} ${top - rise * (tier + 1)}h${-step - 2}`,
    )
    .join("");
  return {
    outline: tiers,
    over: stroke(s.paint.trim, 5, `${caps}${d`M${x + 3 * step - 2} ${top - rise * 4}h${middle + 4}`}`),
    attic: drawWindows(s, [[x + w / 2 - 9, top - 36, 18, 28]], { head: "arch" }),
  };
}

function drawBellGable(s: Scene, x: number, top: number, w: number): Part {
  const q = Math.round(w / 8);
  const half = d`h${q}q${q} 0 ${q}-16t${q}-16h${w - 6 * q}q${q} 0 ${q} 16t${q} 16h${q}`;
  return {
    outline: d`M${x} ${top + 1}v-13${half}v13z`,
    over: stroke(s.paint.trim, 4, d`M${x} ${top - 12}${half}`) + fill(s.paint.trim, circle(x + w / 2, top - 50, 5)),
    attic: drawWindows(s, [[x + w / 2 - 9, top - 31, 18, 26]], { head: "arch" }),
  };
}

function drawMansardRoof(s: Scene, x: number, top: number, w: number): Part {
  const slope = d`M${x} ${top}l9-40h${w - 18}l9 40z`;
  const count = Math.max(2, Math.round(w / 74));
  const dormers = range(count, Math.round(x + w / count / 2), Math.round(w / count));
  return {
    behind: drawChimney(s, x + w - 40, top - 58, 22, s.dice.chance(0.5)),
    over:
      drawWall(s, s.paint.roof, slope, "slate") +
      fill(s.paint.trim, box(x + 5, top - 43, w - 10, 4)) +
      fill(s.paint.trim, dormers.map((cx) => d`M${cx - 14} ${top - 2}v-25q14-15 28 0v25z`).join("")) +
      drawWindows(
        s,
        dormers.map((cx) => [cx - 8, top - 25, 16, 21] as const),
        { surround: 0, sill: false },
      ) +
      drawCornice(s, x - 6, top - 2, w + 12),
  };
}

function drawHipRoof(s: Scene, x: number, top: number, w: number): Part {
  const slope = d`M${x - 13} ${top + 3}l32-37h${w - 38}l32 37z`;
  const at = s.dice.chance(0.5) ? x + 34 : x + w - 56;
  return {
    behind: s.dice.chance(0.6) ? drawChimney(s, at, top - 46, 26, s.dice.chance(0.6)) : "",
    over:
      drawWall(s, s.paint.roof, slope, "tiles") +
      fill(s.paint.trim, box(x - 14, top + 2, w + 28, 5)) +
      s.shadeStrip(x, top + 7, w, 7),
  };
}

/** A gable with an overhanging roof. */
export function drawGable(s: Scene, x: number, top: number, w: number, rise: number): Part & { outline: string } {
  const cx = x + w / 2;
  const slope = rise / (w / 2);
  const verge = d`M${x - 12} ${top + 12 * slope}L${cx} ${top - rise}L${x + w + 12} ${top + 12 * slope}`;
  return {
    outline: polygon([x, top + 1], [cx, top - rise], [x + w, top + 1]),
    over:
      s.shade(
        polygon([x, top], [cx, top - rise], [x + w, top], [x + w, top + 12], [cx, top - rise + 14], [x, top + 12]),
      ) +
      stroke("", 11, verge) +
      stroke(s.paint.roof, 8.4, verge) +
      stroke(
        s.paint.trim,
        2,
        d`M${x - 10} ${top + 14 * slope + 3}L${cx} ${top - rise + 6}L${x + w + 10} ${top + 14 * slope + 3}`,
      ),
  };
}
