import { inflateRawSync } from "node:zlib";
import { BadDocument } from "./documents.ts";

/** Signatures and sizes of the ZIP format (APPNOTE 6.3.10, 4.3.7, 4.3.12 and 4.3.16). */
const END = 0x06054b50;
const END_SIZE = 22;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const LONGEST_COMMENT = 65_535;

const MOST_ENTRIES = 2_000;
/** All that an archive may come to when it is unpacked, in bytes. */
const LARGEST_UNPACKED = 60_000_000;

/**
 * The names in an archive, once all of it has been unpacked within bounds: what an archive says of its sizes need not be
 * true.
 *
 * @throws BadDocument
 */
export function namesInArchive(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return [...entriesOf(view, bytes)];
  } catch (error) {
    if (error instanceof BadDocument) throw error;
    throw new BadDocument("unreadable");
  }
}

function* entriesOf(view: DataView, bytes: Uint8Array): Generator<string> {
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) throw new BadDocument("too_large");
  let at = view.getUint32(end + 16, true);
  let left = LARGEST_UNPACKED;
  for (let entry = 0; entry < count; entry++) {
    if (view.getUint32(at, true) !== ENTRY) throw new BadDocument("unreadable");
    const flags = view.getUint16(at + 8, true);
    if (flags & 1) throw new BadDocument("encrypted");
    const nameLength = view.getUint16(at + 28, true);
    const rest = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength));
    left -= unpackedSize(view, bytes, at, left);
    yield name;
    at += ENTRY_SIZE + nameLength + rest;
  }
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= first; at--) if (view.getUint32(at, true) === END) return at;
  throw new BadDocument("unreadable");
}

function unpackedSize(view: DataView, bytes: Uint8Array, at: number, most: number): number {
  const method = view.getUint16(at + 10, true);
  const size = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  const start = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const packed = bytes.subarray(start, start + size);
  // A length that runs over the end, or ZIP64's own: no spreadsheet of the size that we take has one.
  if (packed.length !== size) throw new BadDocument("unreadable");
  if (method === 0) {
    if (size > most) throw new BadDocument("too_large");
    return size;
  }
  if (method !== 8) throw new BadDocument("unreadable");
  try {
    return size === 0 ? 0 : inflateRawSync(packed, { maxOutputLength: Math.max(1, most) }).length;
  } catch (error) {
    throw new BadDocument(
      (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? "too_large" : "unreadable",
    );
  }
}
