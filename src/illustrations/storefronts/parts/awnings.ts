import { box, d, fill, polygon } from "../pen.ts";
import type { Scene } from "../scene.ts";

export type AwningStyle = {
  stripes?: boolean;
  edge?: "scallop" | "straight" | "zigzag";
  color?: string;
  second?: string;
};

/** Draws a cloth awning and its shadow on the wall; `h` is the height from top to hem. */
export function drawAwning(s: Scene, x: number, y: number, w: number, h: number, style: AwningStyle = {}): string {
  const { stripes = true, edge = "scallop", color = s.paint.accent, second = s.paint.paper } = style;
  const count = Math.max(3, Math.round(w / 17)) | 1;
  const hem = Math.round(w / count);
  const wide = hem * count;
  const left = Math.round(x - (wide - w) / 2);
  const flare = (count - 1) / 2;
  const drawPiece = (from: number, to: number) => {
    const out = d`M${left + flare + from * (hem - 1)} ${y}L${left + from * hem} ${y + h}`;
    return out + drawTongues(to - from, hem, edge) + d`L${left + flare + to * (hem - 1)} ${y}z`;
  };
  const odd = Array.from({ length: (count - 1) / 2 }, (_, index) => drawPiece(2 * index + 1, 2 * index + 2)).join("");
  const shadow = s.shade(
    polygon([left + flare, y], [left + wide - flare, y], [left + wide + 4, y + h + 17], [left + 8, y + h + 17]),
    0.26,
  );
  const rail = fill(s.paint.trim, box(left + flare - 2, y - 3, wide - 2 * flare + 4, 4));
  return shadow + fill(color, drawPiece(0, count)) + (stripes ? fill(second, odd) : "") + rail;
}

function drawTongues(count: number, hem: number, edge: AwningStyle["edge"]): string {
  if (edge === "straight") return d`v8h${count * hem}v-8`;
  const tongue = edge === "scallop" ? d`q${hem / 2} 13 ${hem} 0` : d`l${hem / 2} 9 ${hem / 2}-9`;
  return tongue.repeat(count);
}

/** A flat marquee or porch roof on the wall. */
export function drawCanopy(s: Scene, x: number, y: number, w: number, h = 8, color = s.paint.accent): string {
  return (
    s.shade(polygon([x + 6, y + h], [x + w - 2, y + h], [x + w + 4, y + h + 13], [x + 12, y + h + 13]), 0.26) +
    fill(color, box(x, y, w, h)) +
    s.shade(box(x, y + h - 3, w, 3), 0.25)
  );
}
