import { formatNumber } from "./pen.ts";

/** One step of a path in absolute coordinates; `command` is lowercase. */
export type Step = { command: string; values: number[]; from: Point; to: Point };

type Point = { x: number; y: number };

const argumentCount: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, s: 4, a: 7, z: 0 };

/** Parses path data, scaled about its origin and translated; end points are rounded to a tenth. */
export function parsePath(path: string, dx = 0, dy = 0, scale = 1): Step[] {
  let from: Point = { x: dx, y: dy };
  let start = from;
  return [...parseSegments(path)].map(([letter, given]) => {
    const command = letter.toLowerCase();
    const absolute = letter !== command;
    const values = given.map((value, index) => {
      if (command === "a" && index > 1 && index < 5) return value;
      const shift = absolute ? getOrigin(command, index, { x: dx, y: dy }) : getOrigin(command, index, from);
      return Math.round((value * scale + shift) * 10) / 10;
    });
    const to = command === "z" ? start : getEnd(command, values, from);
    const step = { command, values, from, to };
    from = to;
    if (command === "m") start = to;
    return step;
  });
}

/** Writes compact path data: each step absolute or relative, whichever is shorter, without repeated letters. */
export function formatPath(steps: readonly Step[]): string {
  let written = "";
  let implied = "";
  let at: Point = { x: 0, y: 0 };
  for (const step of steps) {
    const [command, values] = simplifyLine(step);
    const relative = values.map((value, index) => value - getOrigin(command, index, at));
    const long = formatStep(written, implied, command.toUpperCase(), values);
    const near = formatStep(written, implied, command, relative);
    const letter = long.length < near.length ? command.toUpperCase() : command;
    written += long.length < near.length ? long : near;
    implied = letter === "m" ? "l" : letter === "M" ? "L" : letter;
    at = step.to;
  }
  return written;
}

function formatStep(written: string, implied: string, letter: string, values: readonly number[]): string {
  const text = values.map(formatNumber).reduce((before, next) => before + getSeparator(before, next) + next, "");
  return letter === implied && letter !== "z" ? getSeparator(written, text) + text : letter + text;
}

/** Returns a space only if two numbers would otherwise merge. */
function getSeparator(before: string, next: string): string {
  if (!/\d$/.test(before) || next.startsWith("-")) return "";
  return next.startsWith(".") && /\.\d+$/.test(before) ? "" : " ";
}

function* parseSegments(path: string): Generator<[string, number[]]> {
  for (const [, letter = "", text = ""] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (text.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const count = argumentCount[letter.toLowerCase()] ?? 0;
    if (count === 0) yield [letter, []];
    for (let at = 0; at < numbers.length; at += count) {
      const follows = at === 0 ? letter : letter === "m" ? "l" : letter === "M" ? "L" : letter;
      yield [follows, numbers.slice(at, at + count)];
    }
  }
}

/** Returns what a relative value is relative to; an arc's radii and flags are absolute. */
function getOrigin(command: string, index: number, at: Point): number {
  if (command === "a") return index === 5 ? at.x : index === 6 ? at.y : 0;
  if (command === "h") return at.x;
  if (command === "v") return at.y;
  return index % 2 ? at.y : at.x;
}

function getEnd(command: string, values: readonly number[], from: Point): Point {
  if (command === "h") return { x: values[0]!, y: from.y };
  if (command === "v") return { x: from.x, y: values[0]! };
  return { x: values.at(-2)!, y: values.at(-1)! };
}

/** A horizontal or vertical line needs only one number. */
function simplifyLine({ command, values, from, to }: Step): [string, number[]] {
  if (command === "l" && to.y === from.y) return ["h", [to.x]];
  if (command === "l" && to.x === from.x) return ["v", [to.y]];
  return [command, values];
}
