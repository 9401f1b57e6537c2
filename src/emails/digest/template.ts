import { getOwnValue } from "#lib/own-value.ts";

/*
 * A bulk email is rendered once with placeholders and then filled in for each reader, which takes microseconds instead
 * of milliseconds.
 */

/** Unicode private-use characters that delimit a placeholder's name and appear in no text. */
const [OPEN, CLOSE] = ["\uE000", "\uE001"];

/** Returns a placeholder to render as text. */
export function createPlaceholder(name: string): string {
  return OPEN + name + CLOSE;
}

/** Fills an HTML template's placeholders with HTML. */
export type Fill<Name extends string> = (values: Record<Name, string>) => string;

/** @throws if the template has an unknown placeholder or lacks one of these. */
export function createTemplate<Name extends string>(html: string, names: readonly Name[]): Fill<Name> {
  const parts = html.split(new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`));
  const found = new Set(parts.filter((_, at) => at % 2 === 1));
  const odd = [...found].filter((name) => !names.some((each) => each === name));
  const missing = names.filter((name) => !found.has(name));
  if (odd.length + missing.length > 0)
    throw new Error(`Email placeholders don't match: ${[...odd, ...missing].join(", ")}.`);
  return (values) => parts.map((part, at) => (at % 2 === 1 ? values[part as Name] : part)).join("");
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes user text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\uE000\uE001]/g, (found) => getOwnValue(ESCAPES, found) ?? "");
}
