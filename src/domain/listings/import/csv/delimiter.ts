/** In order of preference when two are equally frequent in the header. */
const DELIMITERS = [",", ";", "\t", "|"];

/** How many characters are searched for the end of the header. */
export const HEADER_LIMIT = 64 * 1024;

export interface Layout {
  delimiter: string;
  /** Characters to skip before the header, and the number of lines in them. */
  skip: number;
  skippedLines: number;
}

/** Whether `start` contains the whole first row, so that `detectLayout` can use it. */
export function hasWholeHeader(start: string): boolean {
  return start.length >= HEADER_LIMIT || findRowEnd(start, findFirstText(start)) < start.length - 1;
}

/** Detects the delimiter: from Excel's `sep=` line, otherwise the most frequent one in the header outside quotes. */
export function detectLayout(start: string): Layout {
  const from = findFirstText(start);
  const named = /^"?sep=([,;\t|])"?(?:\r\n|\r|\n|$)/i.exec(start.slice(from, from + 16));
  if (named?.[1]) {
    const skip = from + named[0].length;
    return { delimiter: named[1], skip, skippedLines: countLines(start.slice(0, skip)) };
  }
  const header = stripQuoted(start.slice(from, findRowEnd(start, from)));
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  const delimiter = DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
  return { delimiter, skip: 0, skippedLines: 0 };
}

/** Counts the line ends in a text; CRLF counts once. */
export function countLines(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

function findFirstText(start: string): number {
  const blank = /^(?:[ \t]*(?:\r\n|\r|\n))*/.exec(start);
  return blank?.[0].length ?? 0;
}

function findRowEnd(text: string, from: number): number {
  let quoting = false;
  for (let at = from; at < text.length; at++) {
    const letter = text[at];
    if (letter === '"') quoting = !quoting;
    else if (!quoting && (letter === "\n" || letter === "\r")) return at;
  }
  return text.length;
}

function stripQuoted(header: string): string {
  return header.replace(/"[^"]*"/g, "");
}
