import iconv from "iconv-lite";

/** Encodings with one byte per character that Western spreadsheets use. */
const WESTERN = ["windows-1252", "macintosh"] as const;
export type WesternEncoding = (typeof WESTERN)[number];

const LOWER = /[à-öø-ÿœšž]/u;
const UPPER = /[À-ÖØ-ÞŒŠŽŸ]/u;
/** Bytes that Windows-1252 does not define. */
const UNDEFINED = /[\u0080-\u009f\ufffd]/;

/** How many bytes above 127 are sampled from a file, each with the bytes before and after it. */
const MAX_SAMPLES = 20_000;

/** Collects the bytes above 127, which the Western encodings decode differently, with the bytes next to them. */
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

  /** Returns the more plausible encoding, with a confidence from 0.5 to 0.99. */
  detect(): { encoding: WesternEncoding; confidence: number } {
    const samples = [...this.#samples, ...(this.#last >= 0x80 ? [this.#before, this.#last, 0x20] : [])];
    const [windows = 0, mac = 0] = WESTERN.map((encoding) => scoreEncoding(samples, encoding));
    const difference = Math.abs(windows - mac) / (Math.abs(windows) + Math.abs(mac) || 1);
    return { encoding: mac > windows ? "macintosh" : "windows-1252", confidence: Math.min(0.99, 0.5 + difference / 2) };
  }
}

function scoreEncoding(samples: readonly number[], encoding: WesternEncoding): number {
  const text = iconv.decode(Buffer.from(samples), encoding);
  let score = 0;
  for (let at = 0; at + 2 < text.length; at += 3) {
    score += scoreCharacter(text[at] ?? "", text[at + 1] ?? "", text[at + 2] ?? "");
  }
  return score;
}

/** Scores how plausible a character is between its neighbors in a Western language. Positive means plausible. */
function scoreCharacter(before: string, character: string, after: string): number {
  const isWord = (text: string): boolean => /\p{L}/u.test(text);
  const isSpace = (text: string): boolean => /[\s"(),;:.|/]/.test(text);
  if (UNDEFINED.test(character)) return -5;
  if (LOWER.test(character)) {
    if (/[A-Z]/.test(before) && /[A-Z]/.test(after)) return -2;
    return isWord(before) || isWord(after) ? 2 : -1;
  }
  if (UPPER.test(character)) {
    if (/\p{Ll}/u.test(before)) return -3;
    return isWord(after) || isWord(before) ? 2 : -1;
  }
  if (/[’‘]/.test(character)) return isWord(before) || isWord(after) ? 3 : 0;
  if (/[“]/.test(character)) return isSpace(before) && !isSpace(after) ? 3 : -1;
  if (/[”]/.test(character)) return !/\s/.test(before) && isSpace(after) ? 3 : -1;
  if (/[–—•…]/.test(character)) return 2;
  if (/[€£¥¢]/.test(character)) return /[\d\s]/.test(before) || /[\d\s]/.test(after) ? 2 : -2;
  if (/[®™©°½¼¾²³§«»·¿¡ºª\u00a0]/.test(character)) return 1;
  return -2;
}
