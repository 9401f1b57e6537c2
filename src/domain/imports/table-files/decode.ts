import iconv from "iconv-lite";
import { m } from "#messages/messages.js";
import { getSequenceLength } from "./byte-statistics.ts";
import { createUnreadableError, type OpenBytes } from "./table.ts";

/** Returns an encoding's name in lowercase. @throws Invalid for a name that is not known */
export function parseEncodingName(name: string): string {
  const known = name.trim().toLowerCase();
  if (known !== "" && iconv.encodingExists(known)) return known;
  throw createUnreadableError(m.import_encoding_unknown, { name: name.slice(0, 40) });
}

/**
 * Yields the text of a file in chunks, without the byte order mark. Bytes that are not valid UTF-8 are read as
 * Windows-1252.
 */
export async function* decodeText(open: OpenBytes, encoding: string): AsyncGenerator<string> {
  const isUtf8 = /^utf-?8$/.test(encoding);
  const decoder = isUtf8 ? new TolerantUtf8Decoder() : iconv.getDecoder(encoding);
  let isStart = true;
  for await (const chunk of open()) {
    const text = decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    if (text) yield isStart ? text.replace(/^\ufeff/, "") : text;
    if (text) isStart = false;
  }
  const rest = decoder.end();
  if (rest) yield rest;
}

/** Decodes UTF-8 in chunks, and each byte that is not part of a valid sequence as Windows-1252. */
class TolerantUtf8Decoder {
  #pending = Buffer.alloc(0);

  write(chunk: Buffer): string {
    const bytes = this.#pending.length > 0 ? Buffer.concat([this.#pending, chunk]) : chunk;
    const end = findWholeEnd(bytes);
    this.#pending = Buffer.from(bytes.subarray(end));
    return decodeTolerantly(bytes.subarray(0, end));
  }

  end(): string {
    return decodeTolerantly(this.#pending);
  }
}

/** Returns where a sequence begins that the end of the chunk cuts off; the length if none is cut off. */
function findWholeEnd(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    const length = getSequenceLength(byte);
    if (length > 0) return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

const STRICT = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decodeTolerantly(bytes: Buffer): string {
  try {
    return STRICT.decode(bytes);
  } catch {
    return decodeWithStrays(bytes);
  }
}

function decodeWithStrays(bytes: Buffer): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = (bytes[at] ?? 0) < 0x80 ? 1 : getSequenceLength(bytes[at] ?? 0);
    if (length === 1 || (length > 1 && isSequence(bytes.subarray(at, at + length), length))) {
      at += length;
      continue;
    }
    parts.push(bytes.toString("utf8", from, at), iconv.decode(bytes.subarray(at, at + 1), "windows-1252"));
    at += 1;
    from = at;
  }
  return parts.join("") + bytes.toString("utf8", from);
}

function isSequence(bytes: Buffer, length: number): boolean {
  if (bytes.length < length) return false;
  try {
    STRICT.decode(bytes);
    return true;
  } catch {
    return false;
  }
}
