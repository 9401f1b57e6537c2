import { Invalid } from "#lib/errors.ts";
import { getLocale } from "#messages/runtime.js";
import { createRemark, type Remark } from "./remark.ts";

/** Opens the file. Each call reads its bytes from the start. */
export type OpenBytes = () => AsyncIterable<Uint8Array>;

/** One row of the file: its cells, or why it could not be split into cells. */
export interface TableRecord {
  /** The line where the row starts; the first line of the file is 1. In a JSON file, the number of the entry. */
  line: number;
  cells: string[];
  broken?: Remark;
}

export const TABLE_FORMATS = ["csv", "xlsx", "ods", "json"] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** How a file's bytes were read as text. */
export interface FileEncoding {
  /** An IANA name in lowercase, such as "windows-1252". */
  encoding: string;
  /** How certain the encoding is, from 0 to 1. */
  confidence: number;
  /** Bytes that are not valid in the encoding, and were read as Windows-1252. */
  stray_bytes: number;
}

/** A file of rows in any of the formats. */
export interface Table extends FileEncoding {
  format: TableFormat;
  /** Reads the header row and the rows below it. Each call starts again. */
  readRecords(): AsyncGenerator<TableRecord>;
}

/** A file that cannot be imported at all. Its message is in the language of the current response. */
export class UnreadableFile extends Invalid {
  readonly remark: Remark;

  constructor(remark: Remark) {
    const message = remark.translate({ locale: getLocale() });
    super(message, { file: [message] });
    this.remark = remark;
  }
}

/** Creates the error for a file that cannot be imported. The caller throws it. */
export function createUnreadableError<Values>(
  message: Parameters<typeof createRemark<Values>>[0],
  values: Values,
): UnreadableFile {
  return new UnreadableFile(createRemark(message, values));
}
