import { ownValue } from "./own-value.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** What XML 1.0 has no way to write, escaped or not: a reader refuses a whole file for one of them. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** Addresses and times, of which a sitemap has a hundred thousand: nothing in them needs a second look. */
const PLAIN = /^[\w./: -]*$/;

/** A text as the content of an element or an attribute. */
export function xmlText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .toWellFormed()
    .replace(UNWRITABLE, "")
    .replace(/[&<>"']/g, (character) => ownValue(ENTITIES, character) ?? "");
}

/** An element with a text in it; nothing for no text. */
export function xmlElement(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${xmlText(text)}</${name}>` : "";
}
