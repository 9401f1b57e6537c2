/** Delimiters in order of preference, if several are equally frequent in the header. */
const DELIMITERS = [",", ";", "\t", "|"];

/** How many characters at the start are searched for the header. */
export const HEADER_LIMIT = 64 * 1024;

export interface Layout {
  delimiter: string;
  /** Characters to skip before the header, and the number of lines in them. */
  skip: number;
  skippedLines: number;
}

/** How many lines at the start are searched for the header. */
const MAX_LINES_ABOVE = 50;

/**
 * Detects the delimiter: from Excel's `sep=` line, otherwise the one that splits a line into the most known headers,
 * otherwise the most frequent one outside quotes in the first line that has any.
 */
export function detectLayout(start: string, isKnownHeader: (name: string) => boolean): Layout {
  const from = findFirstText(start);
  const named = /^"?sep=([,;\t|])"?(?:\r\n|\r|\n|$)/i.exec(start.slice(from, from + 16));
  if (named?.[1]) {
    const skip = from + named[0].length;
    return { delimiter: named[1], skip, skippedLines: countLines(start.slice(0, skip)) };
  }
  const lines = start.slice(from).split(/\r\n|\r|\n/, MAX_LINES_ABOVE);
  const known = getBest(lines, (line, delimiter) => splitCells(line, delimiter).filter(isKnownHeader).length);
  const rows = getBest(
    lines.filter((line) => DELIMITERS.some((one) => stripQuoted(line).includes(one))).slice(0, 1),
    (line, delimiter) => stripQuoted(line).split(delimiter).length,
  );
  return { delimiter: known.count >= MIN_KNOWN ? known.delimiter : rows.delimiter, skip: 0, skippedLines: 0 };
}

/** With fewer known headers, a line may be the header only by chance. */
const MIN_KNOWN = 2;

/** Returns the delimiter with the highest count in any line, or the first of several with the same count. */
function getBest(
  lines: readonly string[],
  count: (line: string, delimiter: string) => number,
): { delimiter: string; count: number } {
  const counts = DELIMITERS.map((delimiter) => lines.reduce((max, line) => Math.max(max, count(line, delimiter)), 0));
  const max = Math.max(...counts);
  return { delimiter: DELIMITERS[counts.indexOf(max)] ?? ",", count: max };
}

/**
 * Splits a line into cells without their quotation marks. Only for headers, because other cells may continue on the
 * next line.
 */
function splitCells(line: string, delimiter: string): string[] {
  if (line.length > MAX_HEADER_LINE) return [];
  const cells: string[] = [];
  let cell = "";
  let quoting = false;
  for (const letter of line) {
    if (letter === '"') quoting = !quoting;
    else if (letter === delimiter && !quoting) {
      cells.push(cell);
      cell = "";
    } else cell += letter;
  }
  return [...cells, cell];
}

/** A longer line is not a header. */
const MAX_HEADER_LINE = 20_000;

/** Counts the line ends in a text; CRLF counts once. */
export function countLines(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

function findFirstText(start: string): number {
  const blank = /^(?:[ \t]*(?:\r\n|\r|\n))*/.exec(start);
  return blank?.[0].length ?? 0;
}

function stripQuoted(header: string): string {
  return header.replace(/"[^"]*"/g, "");
}
