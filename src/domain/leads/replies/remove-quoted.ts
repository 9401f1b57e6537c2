/** The lines that mail programs add above a quoted email. */
const HEADINGS: readonly RegExp[] = [
  /^\s*_{10,}\s*$/,
  // Apple Mail and Gmail on a phone.
  /^\s*(Begin forwarded message|Sent from my \w+|Get Outlook for \w+)\b.*$/i,
];

/** "On Friday, Pat wrote:", "Le vendredi, Pat a écrit :", "El viernes, Pat escribió:", "2026年11月20日 Pat：". */
const INTRODUCTION = /[:：]\s*$/;
const QUOTE = /^\s*>/;
/** The block of headers that Outlook puts above the quoted email: From, Sent, To, Subject in any language. */
const HEADER_LINE = /^\s*\*?[\p{L} -]{1,20}\*?\s?[:：]\s*\S/u;
const MIN_HEADER_LINES = 3;

/**
 * Returns the part of a reply that its author wrote: everything before the quoted email. Lines between quotes are an
 * answer to them, so a text that continues after a quote stays whole. Returns the whole text if nothing else would be
 * left.
 */
export function removeQuoted(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n").trimEnd().split("\n");
  const end = findQuoteStart(lines);
  const written = lines.slice(0, end).join("\n").trim();
  return written === "" ? text.trim() : written;
}

function findQuoteStart(lines: readonly string[]): number {
  const heading = lines.findIndex(
    (line, position) =>
      isDashedHeading(line) || HEADINGS.some((pattern) => pattern.test(line)) || isHeaderBlock(lines, position),
  );
  const before = heading < 0 ? lines : lines.slice(0, heading);
  const quote = before.findIndex((line) => QUOTE.test(line));
  const hasTextAfter = quote >= 0 && before.slice(quote).some((line) => line.trim() !== "" && !QUOTE.test(line));
  if (quote < 0 || hasTextAfter) return before.length;
  // The introduction may be wrapped onto two lines.
  let start = quote;
  while (start > 0 && before[start - 1]?.trim() === "") start -= 1;
  if (!INTRODUCTION.test(before[start - 1] ?? "")) return quote;
  start -= 1;
  const isWrapped = start > 0 && before[start - 1]?.trim() !== "" && !/[\d@]/.test(before[start] ?? "");
  return isWrapped ? start - 1 : start;
}

/**
 * Matches Outlook's line, with dashes and in any language: "-----Original Message-----". Doesn't use a regular
 * expression, because it could backtrack.
 */
function isDashedHeading(line: string): boolean {
  const text = line.trim();
  return text.startsWith("---") && text.endsWith("---") && /[^-\s]/.test(text);
}

function isHeaderBlock(lines: readonly string[], position: number): boolean {
  const isAfterBlank = position > 0 && lines[position - 1]?.trim() === "";
  const block = lines.slice(position, position + MIN_HEADER_LINES);
  return (
    isAfterBlank &&
    block.length === MIN_HEADER_LINES &&
    block.every((line) => HEADER_LINE.test(line)) &&
    block.some((line) => line.includes("@"))
  );
}
