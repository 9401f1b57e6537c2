import { ownValue } from "#lib/own-value.ts";

/*
 * A mail that goes to many is drawn once, with holes where it differs, and then filled for each reader: some
 * microseconds in place of some milliseconds.
 */

/** Two letters that no text uses (Unicode's private ones): what stands between them is a hole's name. */
const [OPEN, CLOSE] = ["\uE000", "\uE001"];

/** A hole in a drawing, as a text in it. */
export function hole(name: string): string {
  return OPEN + name + CLOSE;
}

/** HTML with holes, ready to be filled with HTML. */
export type Fill<Name extends string> = (values: Record<Name, string>) => string;

/** @throws when the drawing has a hole of another name, or none of one of these. */
export function filled<Name extends string>(html: string, names: readonly Name[]): Fill<Name> {
  const parts = html.split(new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`));
  const found = new Set(parts.filter((_, at) => at % 2 === 1));
  const odd = [...found].filter((name) => !names.some((each) => each === name));
  const missing = names.filter((name) => !found.has(name));
  if (odd.length + missing.length > 0) throw new Error(`Holes of a mail: ${[...odd, ...missing].join(", ")}.`);
  return (values) => parts.map((part, at) => (at % 2 === 1 ? values[part as Name] : part)).join("");
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Somebody's words as HTML, in texts and attributes alike. */
export function escaped(text: string): string {
  return text.replace(/[&<>"'\uE000\uE001]/g, (found) => ownValue(ESCAPES, found) ?? "");
}
