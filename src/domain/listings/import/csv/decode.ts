import iconv from "iconv-lite";
import { Invalid } from "#lib/errors.ts";

/** Opens the file; each call reads its bytes from the start. */
export type OpenBytes = () => AsyncIterable<Uint8Array>;

export type FileEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

export interface DecodedFile {
  encoding: FileEncoding;
  /** The text from its start, in chunks, without the byte order mark. */
  readText(): AsyncIterable<string>;
}

const MARKS: [FileEncoding, number[]][] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** First bytes of Excel's own formats: a ZIP archive, and the compound file of Excel before 2007. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/**
 * Decodes a file: by its byte order mark if it has one, otherwise as UTF-8, unless any sequence in it is not valid
 * UTF-8; then as Windows-1252, which older Excel writes. Reads the whole file once to detect this.
 *
 * @throws Invalid when the file is empty, a workbook, or not text.
 */
export async function decodeFile(open: OpenBytes): Promise<DecodedFile> {
  const encoding = await detectEncoding(open());
  return { encoding, readText: () => decodeBytes(open(), encoding) };
}

async function detectEncoding(bytes: AsyncIterable<Uint8Array>): Promise<FileEncoding> {
  const strict = new TextDecoder("utf-8", { fatal: true });
  let start = new Uint8Array(0);
  for await (const chunk of bytes) {
    if (start.length < 4) {
      start = Buffer.concat([start, chunk.subarray(0, 4096)]);
      if (isWorkbook(start)) {
        throw createUnreadableError(
          "This is an Excel workbook. In Excel, choose File > Save As > CSV UTF-8 and import that file.",
        );
      }
      const marked = MARKS.find(([, mark]) => startsWith(start, mark));
      if (marked) return marked[0];
    }
    if (start.includes(0))
      throw createUnreadableError("This is not a text file. Save the spreadsheet as CSV UTF-8 and import that file.");
    try {
      strict.decode(chunk, { stream: true });
    } catch {
      return "windows-1252";
    }
  }
  if (start.length === 0) throw createUnreadableError("The file is empty.");
  return endsWithWholeCharacter(strict) ? "utf-8" : "windows-1252";
}

/** False when the last character was cut off. */
function endsWithWholeCharacter(strict: TextDecoder): boolean {
  try {
    strict.decode();
    return true;
  } catch {
    return false;
  }
}

async function* decodeBytes(bytes: AsyncIterable<Uint8Array>, encoding: FileEncoding): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding);
  for await (const chunk of bytes) {
    const text = decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    if (text) yield text;
  }
  const rest = decoder.end();
  if (rest) yield rest;
}

/** Whether a file that starts with these bytes is an Excel workbook. */
export function isWorkbook(start: Uint8Array): boolean {
  return WORKBOOKS.some((mark) => startsWith(start, mark));
}

function startsWith(bytes: Uint8Array, mark: number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}

/** The error for a file that cannot be imported at all. */
export function createUnreadableError(reason: string): Invalid {
  return new Invalid(reason, { file: [reason] });
}
