/** Control characters but tab and line feed, and Unicode's own line ends: no header or text column takes them all. */
const UNPRINTABLE = /(?![\t\n])\p{Cc}|[\u2028\u2029]/gu;

/** Text that a person typed into a box of one line: no line breaks, runs of spaces become one, none at the ends. */
export function oneLine(text: string): string {
  return text.toWellFormed().replace(UNPRINTABLE, " ").replace(/\s+/g, " ").trim();
}

/** Text that a person typed into a box of many lines: its line breaks stay, as \n. */
export function manyLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(UNPRINTABLE, "")
    .trim();
}

/** A text in one line of at most `most` characters, cut between words; what was cut off is an ellipsis. */
export function shortened(text: string, max: number): string {
  const line = oneLine(text);
  if (line.length <= max) return line;
  const cut = line.slice(0, max);
  const end = cut.lastIndexOf(" ");
  const words =
    end > max / 2
      ? cut.slice(0, end)
      : cut
          .slice(0, -1)
          .toWellFormed()
          .replace(/\uFFFD$/, "");
  return `${words.replace(/[\s,;:.–-]+$/, "")}…`;
}
