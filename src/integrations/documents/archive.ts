import { inflateRawSync } from "node:zlib";
import { BadDocument } from "./documents.ts";

/** Signatures and sizes of the ZIP format (APPNOTE 6.3.10, 4.3.7, 4.3.12 and 4.3.16). */
const END = 0x06054b50;
const END_SIZE = 22;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const MAX_COMMENT_BYTES = 65_535;

/** More entries than a document has. */
const MAX_ENTRIES = 2_000;
/** Max total size of an archive's unpacked content, in bytes. */
const MAX_UNPACKED_BYTES = 60_000_000;

/**
 * Unpacks the entries in an archive's central directory, by name, within limits. The sizes that an archive declares may
 * be wrong, and so may the headers outside its central directory. Entries that share packed bytes are rejected, because
 * unpacking them over and over takes long.
 *
 * @throws BadDocument
 */
export function unpackArchive(bytes: Uint8Array, maxEntries = MAX_ENTRIES): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return new Map(getEntries(view, bytes, maxEntries));
  } catch (error) {
    if (error instanceof BadDocument) throw error;
    throw new BadDocument("unreadable");
  }
}

function* getEntries(
  view: DataView,
  bytes: Uint8Array,
  maxEntries: number,
): Generator<[name: string, content: Uint8Array]> {
  const end = getEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) throw new BadDocument("too_large");
  let at = view.getUint32(end + 16, true);
  let left = MAX_UNPACKED_BYTES;
  let packed = 0;
  for (let entry = 0; entry < count; entry++) {
    if (view.getUint32(at, true) !== ENTRY) throw new BadDocument("unreadable");
    const flags = view.getUint16(at + 8, true);
    if (flags & 1) throw new BadDocument("encrypted");
    const nameLength = view.getUint16(at + 28, true);
    const rest = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength));
    packed += view.getUint32(at + 20, true);
    if (packed > bytes.length) throw new BadDocument("unreadable");
    const content = unpackEntry(view, bytes, at, left);
    left -= content.length;
    yield [name, content];
    at += ENTRY_SIZE + nameLength + rest;
  }
}

function getEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_SIZE - MAX_COMMENT_BYTES);
  for (let at = view.byteLength - END_SIZE; at >= first; at--) if (view.getUint32(at, true) === END) return at;
  throw new BadDocument("unreadable");
}

function unpackEntry(view: DataView, bytes: Uint8Array, at: number, max: number): Uint8Array {
  const method = view.getUint16(at + 10, true);
  const size = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  const start = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const packed = bytes.subarray(start, start + size);
  // The length exceeds the archive, or it is a ZIP64 placeholder, which spreadsheets below our size limit don't have.
  if (packed.length !== size) throw new BadDocument("unreadable");
  if (method === 0) {
    if (size > max) throw new BadDocument("too_large");
    return packed;
  }
  if (method !== 8) throw new BadDocument("unreadable");
  try {
    return size === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, max) });
  } catch (error) {
    throw new BadDocument(
      (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? "too_large" : "unreadable",
    );
  }
}
