/** A row that was not imported, and what its owner can do about it. */
export interface RowProblem {
  /** The physical line of the file on which the row starts; the first line is 1. */
  line: number;
  /** The header as the file spells it; null when the row as a whole is at fault. */
  column: string | null;
  value: string;
  reason: string;
  /** The row's cells as they stand in the file. */
  record: readonly string[];
}

/** A row that was imported as it stands, though its owner should look at it again. */
export interface RowWarning {
  line: number;
  column: string;
  text: string;
}

/** A cell that cannot be understood; the message is a sentence for the person who typed it. */
export class BadValue extends Error {}

/** A cell's text in a message: quoted, on one line, and short. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return `"${line.length > 60 ? `${line.slice(0, 57)}...` : line}"`;
}
