interface Stored<V> {
  value: V;
  bytes: number;
}

/** Share of the space for entries that were used more than once. */
const PROTECTED_SHARE = 0.8;

/** Max share of the space for a single entry. */
const MAX_ENTRY_SHARE = 1 / 16;

/**
 * Stores values up to a number of bytes and evicts the least recently used. A value used once stays on probation; a
 * second use moves it to the protected segment, so that a flood of one-off keys cannot evict popular values. (A
 * segmented LRU: Karedla, Love, Wherry, 1994.)
 */
export class BoundedStore<K, V> {
  readonly #maxBytes: number;
  // A Map keeps insertion order, so its first key is the least recently used.
  readonly #probation = new Map<K, Stored<V>>();
  readonly #protected = new Map<K, Stored<V>>();
  #bytes = 0;
  #protectedBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#probation.size + this.#protected.size;
  }

  /** Returns the value of a key and marks it as used. */
  get(key: K): V | undefined {
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

  /** Returns the value of a key without marking it as used. */
  peek(key: K): V | undefined {
    return (this.#protected.get(key) ?? this.#probation.get(key))?.value;
  }

  /** Stores a value in place of the key's old one. A value that is too large is not stored. */
  set(key: K, value: V, bytes: number): void {
    const wasProtected = this.#protected.has(key);
    this.delete(key);
    if (bytes > this.#maxBytes * MAX_ENTRY_SHARE) return;
    this.#bytes += bytes;
    if (wasProtected) this.#protect(key, { value, bytes });
    else this.#probation.set(key, { value, bytes });
    this.#makeRoom();
  }

  delete(key: K): void {
    const stored = this.#protected.get(key);
    if (stored) this.#protectedBytes -= stored.bytes;
    this.#bytes -= (stored ?? this.#probation.get(key))?.bytes ?? 0;
    this.#protected.delete(key);
    this.#probation.delete(key);
  }

  *listEntries(): IterableIterator<[K, V]> {
    for (const [key, { value }] of this.#probation) yield [key, value];
    for (const [key, { value }] of this.#protected) yield [key, value];
  }

  #protect(key: K, stored: Stored<V>): void {
    this.#protected.set(key, stored);
    this.#protectedBytes += stored.bytes;
    for (const [oldest, demoted] of this.#protected) {
      if (this.#protectedBytes <= this.#maxBytes * PROTECTED_SHARE) break;
      this.#protected.delete(oldest);
      this.#protectedBytes -= demoted.bytes;
      this.#probation.set(oldest, demoted);
    }
  }

  clear(): void {
    this.#probation.clear();
    this.#protected.clear();
    this.#bytes = 0;
    this.#protectedBytes = 0;
  }

  #makeRoom(): void {
    for (const key of this.#probation.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.delete(key);
    }
  }
}
