/** A number as SVG likes it: at most one decimal, no leading zero, never `-0`. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, "$1.");
}

/** Path data: a template whose numbers are rounded to one decimal. */
export function d(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((path, part, index) => {
    const value = values[index - 1] ?? "";
    return path + (typeof value === "number" ? short(value) : value) + part;
  });
}

/** A rectangle as path data: half the bytes of a `rect` element, and many fit in one path. */
export function box(x: number, y: number, w: number, h: number): string {
  return d`M${x} ${y}h${w}v${h}h${-w}z`;
}

/** A circle as path data. */
export function circle(cx: number, cy: number, r: number): string {
  return d`M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

/** A round-headed opening as path data; `rise` is the height of the head. */
export function arch(x: number, y: number, w: number, h: number, rise = w / 2): string {
  return d`M${x} ${y + h}v${rise - h}a${w / 2} ${rise} 0 0 1 ${w} 0v${h - rise}z`;
}

/** A closed polygon through absolute points. */
export function polygon(...points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => d`${x} ${y}`).join("L")}z`;
}

/** A filled shape with the drawing's ink outline. */
export function fill(colour: string, path: string, rest = ""): string {
  return path && `<path fill="${colour}" d="${path}"${rest}/>`;
}

/** A filled shape without an outline. */
export function flat(colour: string, path: string, opacity = 1): string {
  return fill(colour, path, ` stroke="none"${veil(opacity)}`);
}

export type LineStyle = { dash?: string; opacity?: number; round?: boolean };

/** A line; without a colour it has the drawing's ink. `dash` as in stroke-dasharray. */
export function line(colour: string, width: number, path: string, style: LineStyle = {}): string {
  const stroke = colour && ` stroke="${colour}"`;
  const dash = style.dash ? ` stroke-dasharray="${style.dash}"` : "";
  const caps = style.round ? ' stroke-linecap="round"' : "";
  return path && `<path${stroke} stroke-width="${short(width)}"${dash}${caps}${veil(style.opacity ?? 1)} d="${path}"/>`;
}

/** A line in the drawing's own ink and width. */
export function inkLine(path: string): string {
  return path && `<path d="${path}"/>`;
}

/** The attribute that makes a shape translucent, if it is. */
export function veil(opacity: number): string {
  return opacity < 1 ? ` opacity="${hundredths(opacity)}"` : "";
}

/** Round spots without outline, all of one size: lines of no length with round ends. */
export function spots(
  colour: string,
  size: number,
  points: readonly (readonly [x: number, y: number])[],
  opacity = 1,
): string {
  return line(colour, size, points.map(([x, y]) => d`M${x} ${y}h0`).join(""), { opacity, round: true });
}

/** A row of balls (fruit, bulbs, rivets): a dashed line with round caps. */
export function beads(colour: string, size: number, gap: number, path: string): string {
  return line(colour, size, path, { dash: `0 ${short(gap)}`, round: true });
}

function hundredths(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, "$1.");
}

/** `count` values from `start` in steps. */
export function steps(count: number, start: number, step: number): number[] {
  return Array.from({ length: count }, (_, index) => start + index * step);
}
