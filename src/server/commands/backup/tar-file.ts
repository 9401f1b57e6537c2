import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Readable } from "node:stream";

/* The ustar format of POSIX.1-1988, which every tar program reads. */

const BLOCK_BYTES = 512;
const MAX_NAME_BYTES = 100;
const MAX_PREFIX_BYTES = 155;

/** Creates a tar file. Entries are written as they are received; an entry's size is filled in at its end. */
export async function createTarFile(path: string) {
  const file = await open(path, "w", 0o600);
  let offset = 0;
  return {
    async add(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
      let end = offset + BLOCK_BYTES;
      for await (const chunk of content) {
        await writeAt(file, chunk, end);
        end += chunk.length;
      }
      const size = end - offset - BLOCK_BYTES;
      await writeAt(file, encodeHeader(name, size), offset);
      offset = end + getPadding(size);
    },
    async finish(): Promise<void> {
      await writeAt(file, Buffer.alloc(2 * BLOCK_BYTES), offset);
      await file.sync();
    },
    close: () => file.close(),
  };
}

/** An opened tar file. Its entries are read by name. */
export interface TarFile {
  names: string[];
  read(name: string): Readable;
}

/** @throws RangeError if it isn't a tar file or ends too early. */
export async function openTarFile(path: string): Promise<TarFile> {
  const entries = new Map<string, { start: number; size: number }>();
  const file = await open(path);
  try {
    const { size: total } = await file.stat();
    for (let offset = 0; ; ) {
      const header = Buffer.alloc(BLOCK_BYTES);
      const { bytesRead } = await file.read(header, 0, BLOCK_BYTES, offset);
      if (bytesRead < BLOCK_BYTES) throw new RangeError("it ends too early");
      if (header.every((byte) => byte === 0)) break;
      const { name, size } = decodeHeader(header);
      const start = offset + BLOCK_BYTES;
      if (start + size > total) throw new RangeError("it ends too early");
      entries.set(name, { start, size });
      offset = start + size + getPadding(size);
    }
  } finally {
    await file.close();
  }
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name);
      if (!entry) throw new RangeError(`${name} is missing`);
      const { start, size } = entry;
      return size === 0 ? Readable.from([]) : createReadStream(path, { start, end: start + size - 1 });
    },
  };
}

async function writeAt(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  let written = 0;
  while (written < bytes.length)
    written += (await file.write(bytes, written, bytes.length - written, position + written)).bytesWritten;
}

const getPadding = (size: number): number => (BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES;

function encodeHeader(path: string, size: number): Buffer {
  const { prefix, name } = splitPath(path);
  const header = Buffer.alloc(BLOCK_BYTES);
  const writeOctal = (value: number, at: number, length: number): void =>
    void header.write(value.toString(8).padStart(length - 1, "0"), at);
  header.write(name, 0);
  writeOctal(0o600, 100, 8);
  writeOctal(0, 108, 8);
  writeOctal(0, 116, 8);
  writeOctal(size, 124, 12);
  writeOctal(0, 136, 12);
  header.write("0", 156);
  header.write("ustar\0" + "00", 257);
  header.write(prefix, 345);
  writeOctal(sumHeader(header), 148, 7);
  header.write(" ", 155);
  return header;
}

/** @throws RangeError if the header is damaged. */
function decodeHeader(header: Buffer): { name: string; size: number } {
  const readText = (at: number, length: number): string =>
    header.toString("utf8", at, at + length).replace(/\0[\s\S]*$/, "");
  if (Number.parseInt(readText(148, 8), 8) !== sumHeader(header)) throw new RangeError("it is not a tar file");
  const prefix = readText(345, MAX_PREFIX_BYTES);
  const name = readText(0, MAX_NAME_BYTES);
  return { name: prefix ? `${prefix}/${name}` : name, size: Number.parseInt(readText(124, 12), 8) };
}

/** Sums the bytes of a header, with spaces in place of the checksum. */
function sumHeader(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

/** @throws RangeError if a path is too long for the format. */
function splitPath(path: string): { prefix: string; name: string } {
  if (path.length <= MAX_NAME_BYTES) return { prefix: "", name: path };
  const at = path.lastIndexOf("/", MAX_PREFIX_BYTES);
  const name = path.slice(at + 1);
  if (at < 1 || name.length > MAX_NAME_BYTES) throw new RangeError(`The path ${path} is too long for a tar file`);
  return { prefix: path.slice(0, at), name };
}
