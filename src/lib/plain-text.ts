/**
 * Control characters except tab and line feed, and the Unicode line separators, which headers and text columns do not
 * all accept.
 */
const UNPRINTABLE = /(?![\t\n])\p{Cc}|[\u2028\u2029]/gu;

/** Normalizes text from a single-line field: no line breaks, single spaces, trimmed. */
export function toSingleLine(text: string): string {
  return text.toWellFormed().replace(UNPRINTABLE, " ").replace(/\s+/g, " ").trim();
}

/** Normalizes text from a multi-line field: line breaks become \n. */
export function normalizeLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(UNPRINTABLE, "")
    .trim();
}

/** Cuts a text after at most `max` characters, not within a surrogate pair, which a JSON column rejects. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, "");
}

/** Shortens a text to one line of at most `max` characters, cut between words, with an ellipsis. */
export function shortenText(text: string, max: number): string {
  const line = toSingleLine(text);
  if (line.length <= max) return line;
  const end = line.slice(0, max).lastIndexOf(" ");
  const words = end > max / 2 ? line.slice(0, end) : cutText(line, max - 1);
  return `${words.replace(/[\s,;:.–-]+$/, "")}…`;
}
