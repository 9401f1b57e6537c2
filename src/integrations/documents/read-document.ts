import { unpackArchive } from "./archive.ts";
import { BadDocument, MAX_ROWS, type ReadDocument, type Sheet } from "./documents.ts";
import { readPdf } from "./pdf.ts";
import { readPicture } from "./picture.ts";
import { readOds } from "./read-ods.ts";
import { countPages } from "./sheet-pages.ts";
import { readCsv, readXlsx } from "./spreadsheets.ts";

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean => start.every((byte, at) => bytes[at] === byte);
const decodeLatin = (bytes: Uint8Array, from: number, to: number): string =>
  new TextDecoder("latin1").decode(bytes.subarray(from, to));

/** Detects a file's type from its content and converts it to what is stored. @throws BadDocument */
export async function readDocument(bytes: Uint8Array): Promise<ReadDocument> {
  // PDF readers accept other bytes before the header (ISO 32000-2, annex I).
  if (decodeLatin(bytes, 0, 1_024).includes("%PDF-"))
    return { kind: "pdf", format: "pdf", pages: await readPdf(bytes), stored: bytes, sheets: null };
  if (isPicture(bytes))
    return { kind: "image", format: "webp", pages: 1, stored: await readPicture(bytes), sheets: null };
  // PK: a ZIP archive, the container of newer Excel files.
  if (startsWith(bytes, 0x50, 0x4b, 3, 4)) {
    const entries = unpackArchive(bytes);
    if (!entries.has("xl/workbook.xml")) throw new BadDocument("unknown");
    return readTables("xlsx", bytes, await readXlsx(entries));
  }
  // The compound file format of Excel before 2007, which newer versions still use for workbooks with a password.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new BadDocument("encrypted");
  return readTables("csv", bytes, readCsv(bytes));
}

/** Limits for imports, which need whole cells and more columns than a page shows. */
const IMPORT_LIMITS = { rows: MAX_ROWS, columns: 300, cellLength: 100_000 };

/** Reads the tables of an Excel or OpenDocument workbook for an import. @throws BadDocument */
export async function readImportedTables(bytes: Uint8Array): Promise<Sheet[]> {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new BadDocument("encrypted");
  const entries = unpackArchive(bytes);
  if (entries.has("xl/workbook.xml")) return readXlsx(entries, IMPORT_LIMITS);
  const content = entries.get("content.xml");
  const type = new TextDecoder().decode(entries.get("mimetype") ?? new Uint8Array(0));
  if (!content || !type.startsWith("application/vnd.oasis.opendocument.spreadsheet")) throw new BadDocument("unknown");
  if (isEncryptedOds(entries)) throw new BadDocument("encrypted");
  return readOds(new TextDecoder().decode(content), IMPORT_LIMITS);
}

function isEncryptedOds(entries: Map<string, Uint8Array>): boolean {
  return new TextDecoder()
    .decode(entries.get("META-INF/manifest.xml") ?? new Uint8Array(0))
    .includes("encryption-data");
}

function isPicture(bytes: Uint8Array): boolean {
  const isWebp = decodeLatin(bytes, 0, 4) === "RIFF" && decodeLatin(bytes, 8, 12) === "WEBP";
  return startsWith(bytes, 0xff, 0xd8, 0xff) || startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) || isWebp;
}

function readTables(format: "xlsx" | "csv", stored: Uint8Array, sheets: Sheet[]): ReadDocument {
  return { kind: "sheet", format, pages: countPages(sheets), stored, sheets };
}
