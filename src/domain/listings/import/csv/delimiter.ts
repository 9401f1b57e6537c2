/** In order of preference where two stand equally often in the header. */
const DELIMITERS = [",", ";", "\t", "|"];

/** As much of the file's beginning as is looked at for the end of the header. */
export const HEADER_LIMIT = 64 * 1024;

export interface Layout {
  delimiter: string;
  /** Characters to leave out before the header, and the lines that they make. */
  skip: number;
  skippedLines: number;
}

/** Whether a beginning holds the whole first row, so that `layoutOf` can judge it. */
export function holdsHeader(start: string): boolean {
  return start.length >= HEADER_LIMIT || endOfRow(start, firstText(start)) < start.length - 1;
}

/** What parts the cells: what Excel's `sep=` line says, else what stands most often in the header outside quotes. */
export function detectLayout(start: string): Layout {
  const from = firstText(start);
  const named = /^"?sep=([,;\t|])"?(?:\r\n|\r|\n|$)/i.exec(start.slice(from, from + 16));
  if (named?.[1]) {
    const skip = from + named[0].length;
    return { delimiter: named[1], skip, skippedLines: linesIn(start.slice(0, skip)) };
  }
  const header = withoutQuoted(start.slice(from, endOfRow(start, from)));
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  const delimiter = DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
  return { delimiter, skip: 0, skippedLines: 0 };
}

/** Line ends in a text, a carriage return with its line feed counted once. */
export function linesIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

function firstText(start: string): number {
  const blank = /^(?:[ \t]*(?:\r\n|\r|\n))*/.exec(start);
  return blank?.[0].length ?? 0;
}

function endOfRow(text: string, from: number): number {
  let quoting = false;
  for (let at = from; at < text.length; at++) {
    const letter = text[at];
    if (letter === '"') quoting = !quoting;
    else if (!quoting && (letter === "\n" || letter === "\r")) return at;
  }
  return text.length;
}

function withoutQuoted(header: string): string {
  return header.replace(/"[^"]*"/g, "");
}
