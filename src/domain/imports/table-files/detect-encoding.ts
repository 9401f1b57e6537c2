import { m } from "#messages/messages.js";
import { ByteStatistics } from "./byte-statistics.ts";
import { createUnreadableError, type FileEncoding, type OpenBytes } from "./table.ts";
import { WesternSamples } from "./western-encodings.ts";

const MARKS: [encoding: string, bytes: number[]][] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** How many bytes at the start are checked for whether the file is text. */
const START_BYTES = 4_096;

/**
 * Detects a text file's encoding: by its byte order mark, by where its zero bytes are (UTF-16), or by which encoding its
 * bytes are valid and make sense in. UTF-8 with a few stray bytes stays UTF-8. Reads the whole file once.
 *
 * @throws Invalid when the file is empty or not text.
 */
export async function detectEncoding(open: OpenBytes): Promise<FileEncoding> {
  const statistics = new ByteStatistics();
  const samples = new WesternSamples();
  let start = Buffer.alloc(0);
  let mark: string | undefined;
  for await (const chunk of open()) {
    if (start.length < START_BYTES) {
      start = Buffer.concat([start, chunk.subarray(0, START_BYTES)]);
      mark = MARKS.find(([, bytes]) => startsWith(start, bytes))?.[0];
      if (mark === "utf-16le" || mark === "utf-16be") return { encoding: mark, confidence: 1, stray_bytes: 0 };
    }
    statistics.add(chunk);
    samples.add(chunk);
  }
  statistics.end();
  if (start.length === 0) throw createUnreadableError(m.file_empty, {});
  const zeros = detectUtf16(start);
  if (zeros) return zeros;
  const { sequences, strays } = statistics;
  // Valid UTF-8 sequences almost never occur by chance in other encodings.
  if (mark || strays === 0 || sequences >= strays) {
    return { encoding: "utf-8", confidence: mark ? 1 : getShare(sequences, strays), stray_bytes: strays };
  }
  if (isShiftJis(statistics)) {
    return { encoding: "shift_jis", confidence: getShare(statistics.pairs, statistics.unpaired), stray_bytes: 0 };
  }
  return { ...samples.detect(), stray_bytes: 0 };
}

/**
 * Detects UTF-16 without a byte order mark: in Western text, every other byte is zero.
 *
 * @throws Invalid for other zero bytes
 */
function detectUtf16(start: Buffer): FileEncoding | null {
  const places = [0, 0];
  for (let at = 0; at < start.length; at++) if (start[at] === 0) places[at % 2] = (places[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = places;
  if (even + odd === 0) return null;
  const share = Math.max(even, odd) / (even + odd);
  if (share < 0.95 || Math.max(even, odd) < start.length / 5) {
    throw createUnreadableError(m.import_file_not_text, {});
  }
  return { encoding: odd > even ? "utf-16le" : "utf-16be", confidence: share, stray_bytes: 0 };
}

/** Returns whether the text is Japanese: it has kana, and its bytes above 127 come in pairs. */
function isShiftJis({ pairs, kana, unpaired }: ByteStatistics): boolean {
  return pairs >= 3 && unpaired <= pairs / 50 && kana >= pairs / 10;
}

/** Returns the share of evidence for an encoding; 1 if there is none against it. */
function getShare(good: number, bad: number): number {
  return bad === 0 ? 1 : good / (good + bad);
}

export function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}
