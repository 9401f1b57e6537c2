/** Formats a number compactly for SVG: at most one decimal, no leading zero, never `-0`. */
export function formatNumber(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, "$1.");
}

/** Path data: a template whose numbers are rounded to one decimal. */
export function d(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((path, part, index) => {
    const value = values[index - 1] ?? "";
    return path + (typeof value === "number" ? formatNumber(value) : value) + part;
  });
}

/** A rectangle as path data, which takes half the bytes of a `rect` element and can share a path with others. */
export function box(x: number, y: number, w: number, h: number): string {
  return d`M${x} ${y}h${w}v${h}h${-w}z`;
}

/** A circle as path data. */
export function circle(cx: number, cy: number, r: number): string {
  return d`M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

/** A round-headed opening as path data; `rise` is the height of the arch. */
export function arch(x: number, y: number, w: number, h: number, rise = w / 2): string {
  return d`M${x} ${y + h}v${rise - h}a${w / 2} ${rise} 0 0 1 ${w} 0v${h - rise}z`;
}

/** A closed polygon through absolute points. */
export function polygon(...points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => d`${x} ${y}`).join("L")}z`;
}

/** A filled shape with the drawing's ink outline. */
export function fill(color: string, path: string, rest = ""): string {
  return path && `<path fill="${color}" d="${path}"${rest}/>`;
}

/** A filled shape without an outline. */
export function fillFlat(color: string, path: string, opacity = 1): string {
  return fill(color, path, ` stroke="none"${formatOpacity(opacity)}`);
}

export type LineStyle = { dash?: string; opacity?: number; round?: boolean };

/** A line, by default in the drawing's ink. `dash` as in stroke-dasharray. */
export function stroke(color: string, width: number, path: string, style: LineStyle = {}): string {
  const colorAttribute = color && ` stroke="${color}"`;
  const dashAttribute = style.dash ? ` stroke-dasharray="${style.dash}"` : "";
  const capAttribute = style.round ? ' stroke-linecap="round"' : "";
  return (
    path &&
    `<path${colorAttribute} stroke-width="${formatNumber(width)}"${dashAttribute}${capAttribute}${formatOpacity(style.opacity ?? 1)} d="${path}"/>`
  );
}

/** A line with the drawing's ink color and width. */
export function strokeInk(path: string): string {
  return path && `<path d="${path}"/>`;
}

/** Returns the opacity attribute, or nothing for an opaque shape. */
export function formatOpacity(opacity: number): string {
  return opacity < 1 ? ` opacity="${formatHundredths(opacity)}"` : "";
}

/** Round dots of one size without outline, drawn as zero-length lines with round ends. */
export function drawDots(
  color: string,
  size: number,
  points: readonly (readonly [x: number, y: number])[],
  opacity = 1,
): string {
  return stroke(color, size, points.map(([x, y]) => d`M${x} ${y}h0`).join(""), { opacity, round: true });
}

/** A row of dots (fruit, bulbs, rivets), drawn as a dashed line with round caps. */
export function drawDottedLine(color: string, size: number, gap: number, path: string): string {
  return stroke(color, size, path, { dash: `0 ${formatNumber(gap)}`, round: true });
}

function formatHundredths(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, "$1.");
}

/** Returns `count` values from `start` at intervals of `step`. */
export function range(count: number, start: number, step: number): number[] {
  return Array.from({ length: count }, (_, index) => start + index * step);
}
