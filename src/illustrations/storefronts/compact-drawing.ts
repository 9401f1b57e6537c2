import { formatPath, parsePath, type Step } from "./path-data.ts";

type Box = { left: number; top: number; right: number; bottom: number };

/** A path element: its attributes except `d`, its steps, and the bounding boxes of its separate shapes. */
type Piece = { attributes: string; steps: Step[]; boxes: Box[] };

/**
 * Returns the same drawing in fewer bytes. Paths with equal attributes become one, also across others that they don't
 * overlap, because the order of shapes that don't overlap is invisible.
 */
export function compactDrawing(svg: string): string {
  return svg.replace(/(?:<path [^>]*\/>)+/g, (run) => {
    const pieces: Piece[] = [];
    for (const [, element = ""] of run.matchAll(/<path ([^>]*)\/>/g)) addPiece(pieces, getPiece(element));
    return pieces.map(({ attributes, steps }) => `<path ${attributes}d="${formatPath(steps)}"/>`).join("");
  });
}

function getPiece(element: string): Piece {
  const path = /(?:^| )d="([^"]*)"/.exec(element)?.[1] ?? "";
  const rest = element.replace(/(?:^| )d="[^"]*"/, "").trim();
  const steps = parsePath(path);
  const margin = Number(/stroke-width="([\d.]+)"/.exec(rest)?.[1] ?? 1.5) / 2 + 0.2;
  return { attributes: rest && `${rest} `, steps, boxes: getBoxes(steps, rest.includes("marker") ? 1000 : margin) };
}

/** Adds a piece, or joins it with an equal one if either can move to the other without a visible change. */
function addPiece(pieces: Piece[], piece: Piece): void {
  for (let index = pieces.length - 1; index >= 0; index -= 1) {
    const earlier = pieces[index]!;
    if (earlier.attributes !== piece.attributes || isOverlapping(earlier, piece)) continue;
    const between = pieces.slice(index + 1);
    const joined = { ...piece, steps: [...earlier.steps, ...piece.steps], boxes: [...earlier.boxes, ...piece.boxes] };
    if (!between.some((other) => isOverlapping(other, piece))) {
      pieces[index] = joined;
      return;
    }
    if (!between.some((other) => isOverlapping(other, earlier))) {
      pieces.splice(index, 1);
      pieces.push(joined);
      return;
    }
  }
  pieces.push(piece);
}

function isOverlapping(one: Piece, other: Piece): boolean {
  return one.boxes.some((a) =>
    other.boxes.some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  );
}

function getBoxes(steps: readonly Step[], margin: number): Box[] {
  const boxes: Box[] = [];
  let scope = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const { command, values, from, to } of steps) {
    if (command === "m") {
      scope = { left: to.x - margin, top: to.y - margin, right: to.x + margin, bottom: to.y + margin };
      boxes.push(scope);
      continue;
    }
    // An arc extends beyond its end points by less than its diameter, a mirrored control point (t, s) by less than the
    // step.
    const bulge = command === "a" ? 2 * Math.max(values[0]!, values[1]!) : command === "t" || command === "s" ? 20 : 0;
    const xs = command === "q" || command === "c" ? values.filter((_, index) => index % 2 === 0) : [from.x, to.x];
    const ys = command === "q" || command === "c" ? values.filter((_, index) => index % 2 === 1) : [from.y, to.y];
    scope.left = Math.min(scope.left, ...xs.map((x) => x - margin - bulge));
    scope.right = Math.max(scope.right, ...xs.map((x) => x + margin + bulge));
    scope.top = Math.min(scope.top, ...ys.map((y) => y - margin - bulge));
    scope.bottom = Math.max(scope.bottom, ...ys.map((y) => y + margin + bulge));
  }
  return boxes;
}
