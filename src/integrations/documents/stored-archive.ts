import { crc32 } from "node:zlib";

/* Signatures of the ZIP format (APPNOTE 6.3.10, 4.3.7, 4.3.12 and 4.3.16). */
const LOCAL = 0x04034b50;
const LISTED = 0x02014b50;
const END = 0x06054b50;
/** ZIP version 2.0 and the flag for UTF-8 names. */
const VERSION = 20;
const UTF8 = 0x800;

/** Creates a ZIP archive without compression, so that reading it takes no more memory than its size. */
export function createStoredArchive(entries: Iterable<readonly [name: string, content: Uint8Array]>): Buffer {
  const parts: Uint8Array[] = [];
  const list: Uint8Array[] = [];
  let offset = 0;
  for (const [written, content] of entries) {
    const name = Buffer.from(written);
    const about = encodeEntryFields(name, content);
    const local = Buffer.concat([encodeSignature(LOCAL), about, name]);
    parts.push(local, content);
    list.push(
      encodeSignature(LISTED),
      encodeNumbers([VERSION, 2]),
      about,
      encodeNumbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      name,
    );
    offset += local.length + content.length;
  }
  const listed = Buffer.concat(list);
  // Each count appears twice: for this disk, and for all disks.
  const count = parts.length / 2;
  const end = encodeNumbers([0, 2], [0, 2], [count, 2], [count, 2], [listed.length, 4], [offset, 4], [0, 2]);
  return Buffer.concat([...parts, listed, encodeSignature(END), end]);
}

/** The fields shared by an entry's local header and its central directory record: method, time, checksum and sizes. */
function encodeEntryFields(name: Uint8Array, content: Uint8Array): Buffer {
  const { length } = content;
  const packed = [
    [VERSION, 2],
    [UTF8, 2],
    [0, 2],
    [0, 4],
  ] as const;
  return encodeNumbers(...packed, [crc32(content), 4], [length, 4], [length, 4], [name.length, 2], [0, 2]);
}

const encodeSignature = (signature: number): Buffer => encodeNumbers([signature, 4]);

function encodeNumbers(...fields: (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  return Buffer.concat(
    fields.map(([value, bytes]) => {
      const written = Buffer.alloc(bytes);
      written.writeUIntLE(value, 0, bytes);
      return written;
    }),
  );
}
