import { box, d, fill, formatOpacity, stroke } from "../pen.ts";
import { GROUND_Y, type Scene } from "../scene.ts";

export type Backdrop = "town" | "suburb" | "hills" | "works" | "city";

/** Draws the background: a pale, flat distance, and in a town the neighboring buildings on both sides. */
export function drawBackdrop(s: Scene, name: Backdrop): string {
  switch (name) {
    case "town":
      return drawNeighbors(s);
    case "city":
      return drawTowers(s);
    case "suburb":
      return drawHills(s) + drawTrees(s);
    case "hills":
      return drawHills(s);
    case "works":
      return drawFactories(s);
  }
}

function drawTowers(s: Scene): string {
  let path = `M0 ${GROUND_Y}`;
  let x = 0;
  while (x < 480) {
    const w = s.dice.whole(30, 54);
    path += d`V${s.dice.whole(70, 190)}h${w}`;
    x += w;
  }
  const windows = s.isDark
    ? stroke(s.paint.lamp, 2, "M6 150H470M20 182H480M12 214H480M0 128H480", {
        dash: "2 9 3 31 2 17 2 44",
        opacity: 0.5,
      })
    : "";
  return fill(s.paint.far, `${path}V${GROUND_Y}z`, formatOpacity(0.8)) + windows;
}

function drawHills(s: Scene): string {
  const y = s.dice.whole(168, 206);
  const back = fill(
    s.paint.far,
    d`M0 ${GROUND_Y}V${y}q70-44 150-18t150-16q90-30 180 18V${GROUND_Y}z`,
    formatOpacity(0.6),
  );
  const front = fill(s.paint.far, d`M0 ${GROUND_Y}V${y + 42}q120-38 230-6t250-14V${GROUND_Y}z`, formatOpacity(0.8));
  return back + front;
}

function drawTrees(s: Scene): string {
  const y = s.dice.whole(196, 212);
  const crowns = Array.from({ length: 11 }, () => `a22 ${s.dice.whole(17, 27)} 0 0 1 44 0`).join("");
  return fill(s.paint.far, d`M-4 ${GROUND_Y}V${y}${crowns}V${GROUND_Y}z`);
}

/** Sheds and smokestacks. */
function drawFactories(s: Scene): string {
  const x = s.dice.whole(20, 90);
  const y = s.dice.whole(176, 200);
  const sheds = d`M0 ${GROUND_Y}V${y}h60l0-16 24 16v-16l24 16h90v-26h110v18l30-12 30 12h60v-20h92V${GROUND_Y}z`;
  const stacks = box(x, 96, 10, 110) + box(x + 330, 120, 9, 90);
  const smoke = d`M${x + 6} 94c-3-14 14-14 9-26s16-16 30-14`;
  return (
    fill(s.paint.far, sheds + stacks, formatOpacity(0.8)) +
    stroke(s.paint.cloud, 7, smoke, { opacity: 0.7, round: true })
  );
}

/** Neighboring buildings: flat shapes cut off at the picture's edges. */
function drawNeighbors(s: Scene): string {
  const left = s.dice.whole(84, 150);
  const right = s.dice.whole(84, 150);
  const w = s.dice.whole(96, 124);
  const tops = s.dice.chance(0.5)
    ? d`M0 ${left}h${w}v${GROUND_Y - left}H0z` + d`M0 ${left - 6}h${w + 5}v6H0z`
    : d`M0 ${left}l${w / 2}-26 ${w / 2} 26v${GROUND_Y - left}H0z`;
  const others = d`M480 ${right}h${-w}v${GROUND_Y - right}H480z` + d`M480 ${right - 6}h${-w - 5}v6H480z`;
  const rows = [0, 44].map((dy) => d`M${w - 82} ${left + 30 + dy}h74M${488 - w} ${right + 30 + dy}h74`).join("");
  const pane = s.isDark && s.dice.chance(0.7) ? s.paint.lamp : s.paint.ink;
  return fill(s.paint.near, tops + others) + stroke(pane, 24, rows, { dash: "13 15", opacity: s.isDark ? 0.45 : 0.22 });
}
