/** Counts the bytes of a file while it is read, to detect its encoding. */
export class ByteStatistics {
  /** The number of valid multi-byte UTF-8 sequences, and of bytes that belong to none. */
  sequences = 0;
  strays = 0;
  /** The number of valid Shift-JIS pairs, of those that are kana, and of bytes above 127 that belong to no pair. */
  pairs = 0;
  kana = 0;
  unpaired = 0;
  #expected = 0;
  #seen = 0;
  #first = 0;
  #lead = 0;

  add(chunk: Uint8Array): void {
    for (const byte of chunk) {
      // A shortcut for most bytes, which are ASCII outside any sequence.
      if (byte < 0x80 && this.#expected === 0 && this.#lead === 0) continue;
      this.#addToUtf8(byte);
      this.#addToShiftJis(byte);
    }
  }

  /** Counts a character that was cut off at the end of the file. */
  end(): void {
    if (this.#expected > 0) this.strays += this.#seen;
    if (this.#lead) this.unpaired += 1;
    this.#expected = 0;
    this.#lead = 0;
  }

  #addToUtf8(byte: number): void {
    if (this.#expected > 0) {
      if (this.#isContinuation(byte)) {
        this.#seen += 1;
        if (this.#seen < this.#expected) return;
        this.sequences += 1;
        this.#expected = 0;
        return;
      }
      this.strays += this.#seen;
      this.#expected = 0;
    }
    if (byte < 0x80) return;
    this.#expected = getSequenceLength(byte);
    this.#seen = 1;
    this.#first = byte;
    if (this.#expected === 0) this.strays += 1;
  }

  /**
   * Returns whether the byte continues the sequence. Overlong forms, surrogates and code points above 10FFFF are
   * invalid.
   */
  #isContinuation(byte: number): boolean {
    if (byte < 0x80 || byte > 0xbf) return false;
    if (this.#seen > 1) return true;
    return !(
      (this.#first === 0xe0 && byte < 0xa0) ||
      (this.#first === 0xed && byte > 0x9f) ||
      (this.#first === 0xf0 && byte < 0x90) ||
      (this.#first === 0xf4 && byte > 0x8f)
    );
  }

  #addToShiftJis(byte: number): void {
    const lead = this.#lead;
    this.#lead = 0;
    if (lead) {
      const isTrail = byte >= 0x40 && byte <= 0xfc && byte !== 0x7f;
      if (!isTrail) this.unpaired += 1;
      else {
        this.pairs += 1;
        if ((lead === 0x82 && byte >= 0x9f && byte <= 0xf1) || (lead === 0x83 && byte <= 0x96)) this.kana += 1;
        return;
      }
    }
    if (byte < 0x80) return;
    if ((byte >= 0x81 && byte <= 0x9f) || (byte >= 0xe0 && byte <= 0xfc)) this.#lead = byte;
    // Half-width katakana are single bytes.
    else if (byte < 0xa1 || byte > 0xdf) this.unpaired += 1;
  }
}

/** Returns the number of bytes in a sequence that starts with this byte; 0 if none does. */
export function getSequenceLength(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 2;
  if (byte >= 0xe0 && byte <= 0xef) return 3;
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 0;
}
