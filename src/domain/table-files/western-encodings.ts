import iconv from "iconv-lite";

/** Encodings with one byte per character that Western spreadsheets use. */
const WESTERN = ["windows-1252", "macintosh"] as const;
export type WesternEncoding = (typeof WESTERN)[number];

const LOWER = /[à-öø-ÿœšž]/u;
const UPPER = /[À-ÖØ-ÞŒŠŽŸ]/u;
/** Bytes that Windows-1252 does not define. */
const UNDEFINED = /[\u0080-\u009f\ufffd]/;

/** Bytes above 127 with the byte before and after each; at most so many of a file. */
const MAX_SAMPLES = 20_000;

/** Collects the bytes of a file that the Western encodings read differently, with their neighbors. */
export class WesternSamples {
  #samples: number[] = [];
  #before = 0x20;
  #last = 0x20;

  add(chunk: Uint8Array): void {
    if (this.#samples.length >= MAX_SAMPLES * 3) return;
    for (const byte of chunk) {
      if (this.#last >= 0x80) this.#samples.push(this.#before, this.#last, byte);
      this.#before = this.#last;
      this.#last = byte;
    }
  }

  /** The encoding in which the bytes make more sense, and how much more, from 0.5 to 0.99. */
  decide(): { encoding: WesternEncoding; confidence: number } {
    const samples = [...this.#samples, ...(this.#last >= 0x80 ? [this.#before, this.#last, 0x20] : [])];
    const [windows = 0, mac = 0] = WESTERN.map((encoding) => rate(samples, encoding));
    const lead = Math.abs(windows - mac) / (Math.abs(windows) + Math.abs(mac) || 1);
    return { encoding: mac > windows ? "macintosh" : "windows-1252", confidence: Math.min(0.99, 0.5 + lead / 2) };
  }
}

function rate(samples: readonly number[], encoding: WesternEncoding): number {
  const text = iconv.decode(Buffer.from(samples), encoding);
  let score = 0;
  for (let at = 0; at + 2 < text.length; at += 3) {
    score += rateLetter(text[at] ?? "", text[at + 1] ?? "", text[at + 2] ?? "");
  }
  return score;
}

/** How well a character fits between its neighbors, as text in a Western language has it. */
function rateLetter(before: string, letter: string, after: string): number {
  const isWord = (text: string): boolean => /\p{L}/u.test(text);
  const isSpace = (text: string): boolean => /[\s"(),;:.|/]/.test(text);
  if (UNDEFINED.test(letter)) return -5;
  if (LOWER.test(letter)) {
    if (/[A-Z]/.test(before) && /[A-Z]/.test(after)) return -2;
    return isWord(before) || isWord(after) ? 2 : -1;
  }
  if (UPPER.test(letter)) {
    if (/\p{Ll}/u.test(before)) return -3;
    return isWord(after) || isWord(before) ? 2 : -1;
  }
  if (/[’‘]/.test(letter)) return isWord(before) || isWord(after) ? 3 : 0;
  if (/[“]/.test(letter)) return isSpace(before) && !isSpace(after) ? 3 : -1;
  if (/[”]/.test(letter)) return !/\s/.test(before) && isSpace(after) ? 3 : -1;
  if (/[–—•…]/.test(letter)) return 2;
  if (/[€£¥¢]/.test(letter)) return /[\d\s]/.test(before) || /[\d\s]/.test(after) ? 2 : -2;
  if (/[®™©°½¼¾²³§«»·¿¡ºª\u00a0]/.test(letter)) return 1;
  return -2;
}
