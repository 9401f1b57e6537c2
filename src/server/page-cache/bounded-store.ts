interface Stored<V> {
  value: V;
  bytes: number;
}

/** How much of the room belongs to what was asked for more than once. */
const PROTECTED_SHARE = 0.8;

/** Nothing may take more than this part of the room for itself. */
const MAX_ENTRY_SHARE = 1 / 16;

/**
 * Keeps values within a number of bytes; the least recently asked for goes first. A value asked for once stands on
 * probation, and only a second time moves it among the protected, so that a flood of addresses that nobody asks for
 * again cannot drive out the pages that everybody reads. (A segmented LRU: Karedla, Love, Wherry, 1994.)
 */
export class BoundedStore<V> {
  readonly #most: number;
  // A Map keeps the order of insertion: its first key is the least recently used.
  readonly #probation = new Map<string, Stored<V>>();
  readonly #protected = new Map<string, Stored<V>>();
  #bytes = 0;
  #protectedBytes = 0;

  constructor(maxBytes: number) {
    this.#most = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#probation.size + this.#protected.size;
  }

  /** The value of a key, which is thereby used. */
  get(key: string): V | undefined {
    const hot = this.#protected.get(key);
    if (hot) {
      this.#protected.delete(key);
      this.#protected.set(key, hot);
      return hot.value;
    }
    const stored = this.#probation.get(key);
    if (!stored) return undefined;
    this.#probation.delete(key);
    this.#protect(key, stored);
    return stored.value;
  }

  /** The value of a key, without using it. */
  peek(key: string): V | undefined {
    return (this.#protected.get(key) ?? this.#probation.get(key))?.value;
  }

  /** Keeps a value in the place of the key's old one; one that is too large for the room is not kept at all. */
  set(key: string, value: V, bytes: number): void {
    const wasProtected = this.#protected.has(key);
    this.delete(key);
    if (bytes > this.#most * MAX_ENTRY_SHARE) return;
    this.#bytes += bytes;
    if (wasProtected) this.#protect(key, { value, bytes });
    else this.#probation.set(key, { value, bytes });
    this.#makeRoom();
  }

  delete(key: string): void {
    const stored = this.#protected.get(key);
    if (stored) this.#protectedBytes -= stored.bytes;
    this.#bytes -= (stored ?? this.#probation.get(key))?.bytes ?? 0;
    this.#protected.delete(key);
    this.#probation.delete(key);
  }

  *entries(): IterableIterator<[string, V]> {
    for (const [key, { value }] of this.#probation) yield [key, value];
    for (const [key, { value }] of this.#protected) yield [key, value];
  }

  #protect(key: string, stored: Stored<V>): void {
    this.#protected.set(key, stored);
    this.#protectedBytes += stored.bytes;
    for (const [oldest, demoted] of this.#protected) {
      if (this.#protectedBytes <= this.#most * PROTECTED_SHARE) break;
      this.#protected.delete(oldest);
      this.#protectedBytes -= demoted.bytes;
      this.#probation.set(oldest, demoted);
    }
  }

  #makeRoom(): void {
    for (const key of this.#probation.keys()) {
      if (this.#bytes <= this.#most) return;
      this.delete(key);
    }
  }
}
