import { getOwnValue } from "./own-value.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Characters that XML 1.0 cannot represent, even escaped. A parser would reject the whole file. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** Matches text that needs no escaping, such as URLs and times. A sitemap can have 100,000 of them. */
const PLAIN = /^[\w./: -]*$/;

/** Escapes text for the content of an element or attribute. */
export function escapeXml(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .toWellFormed()
    .replace(UNWRITABLE, "")
    .replace(/[&<>"']/g, (character) => getOwnValue(ENTITIES, character) ?? "");
}

/** Returns an element with text; empty for no text. */
export function renderXmlElement(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : "";
}
