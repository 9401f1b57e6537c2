import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";
import { createBadValue } from "../row-problem.ts";

/**
 * Invisible characters: control characters except tab and line feed, and format characters except those that join
 * letters and emoji.
 */
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** Longer cells are rejected without being read. */
const MAX_CELL_LENGTH = 60_000;

/**
 * Cleans a cell's text: trims it, removes invisible characters, replaces lone surrogates, composes Unicode, normalizes
 * line ends to line feeds, and strips the apostrophe that keeps a spreadsheet from running a cell as a formula.
 *
 * @throws BadValue for a zero byte, which PostgreSQL text cannot contain, and for extremely long text.
 */
export function cleanCell(cell: string): string {
  if (cell.includes("\0")) throw createBadValue(m.import_nul, {});
  if (cell.length > MAX_CELL_LENGTH) throw createBadValue(m.import_cell_too_long, { length: cell.length });
  const text = cell.toWellFormed().replace(/\r\n?/g, "\n").replace(INVISIBLE, "").normalize("NFC").trim();
  return /^'['=+\-@＝＋－＠]/.test(text) ? text.slice(1) : text;
}

/** Converts text to one line of at most `max` characters. */
export function toLine(text: string, max: number): string {
  return limitLength(text.replace(/\s+/g, " "), max);
}

/**
 * Converts text or HTML to paragraphs of plain text, at most `max` characters: tags are removed; block elements and
 * line breaks end a line.
 */
export function getParagraphs(text: string, max: number): string {
  const plain = /<[a-z/!]/i.test(text) || /&[a-z#]/i.test(text) ? stripMarkup(text) : text;
  return limitLength(
    plain
      .replace(/[^\S\n]+/g, " ")
      .replace(/ ?\n ?/g, "\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
    max,
  );
}

function limitLength(text: string, max: number): string {
  if (text.length <= max) return text;
  throw createBadValue(m.import_text_too_long, { length: text.length, max });
}

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  bull: "•",
  hellip: "…",
  eacute: "é",
};

function stripMarkup(html: string): string {
  return html
    .replace(/<(script|style)\b[^<]*(?:<(?!\/\1)[^<]*)*<\/\1[^<>]*>/gi, "")
    .replace(/<!--[^<>]*-->/g, "")
    .replace(/<(?:\/(?:p|div|h[1-6]|ul|ol|table)|p|div|h[1-6])\b[^<>]*>/gi, "\n\n")
    .replace(/<(?:br|\/li|\/tr)\b[^<>]*>/gi, "\n")
    .replace(/<li\b[^<>]*>/gi, "• ")
    .replace(/<\/?[a-z][^<>]*>/gi, "")
    .replace(/&(?:#(\d{1,6})|([a-z]{2,8}));/gi, (entity, code?: string, name?: string) =>
      code ? getLetter(Number(code), entity) : (getOwnValue(ENTITIES, name?.toLowerCase() ?? "") ?? entity),
    );
}

function getLetter(code: number, entity: string): string {
  return code >= 32 && code < 0xd800 ? String.fromCharCode(code) : entity;
}
