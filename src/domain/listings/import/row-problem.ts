import { createRemark, ENGLISH, type Remark } from "#domain/imports/table-files/remark.ts";

/** A row that was not imported, and what to do about it. */
export interface RowProblem {
  /** The physical line that the row starts on; the first line is 1. */
  line: number;
  /** The header as spelled in the file; null if the problem concerns the whole row. */
  column: string | null;
  value: string;
  reason: string;
  /** The row's cells as in the file. */
  record: readonly string[];
  /** The message without its values, for grouping findings. */
  message: unknown;
}

/** A value of an imported row that should be reviewed. */
export interface RowWarning {
  line: number;
  column: string;
  /** The cell as in the file. */
  value: string;
  text: string;
  /** The row's cells as in the file. */
  record: readonly string[];
  /** The value was not stored. */
  isLeftOut?: boolean;
  /** The message without its values, for grouping findings. */
  message: unknown;
}

/**
 * A cell that cannot be parsed; the remark is written for the person who typed it. It has no stack, because collecting
 * the stacks of a large file's cells takes a tenth of an import's CPU time.
 */
export class BadValue extends Error {
  readonly remark: Remark;

  constructor(remark: Remark) {
    const message = remark.translate(ENGLISH);
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.remark = remark;
  }
}

/** Creates the error for a cell that cannot be parsed. The caller throws it. */
export function createBadValue<Values>(message: Parameters<typeof createRemark<Values>>[0], values: Values): BadValue {
  return new BadValue(createRemark(message, values));
}

/** Shortens a cell's text and puts it on one line, for a message. */
export function shorten(text: string): string {
  const line = text.toWellFormed().replace(/\s+/g, " ").trim();
  // A lone surrogate can't be stored as JSON.
  return line.length > 60 ? `${line.slice(0, 57).replace(/[\ud800-\udbff]$/, "")}...` : line;
}
