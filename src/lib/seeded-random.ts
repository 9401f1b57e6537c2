/** A random generator that gives the same values for the same seed. */
export type SeededRandom = {
  pick<T>(list: readonly T[]): T;
  /** Returns true with this probability. */
  chance(probability: number): boolean;
  /** Returns a whole number from min to max, both included. */
  whole(min: number, max: number): number;
};

/**
 * Creates a random generator from a word and a whole number; different words give unrelated values for the same number.
 */
export function createSeededRandom(word: string, number: number): SeededRandom {
  const next = mulberry32(mixSeed(word, number));
  return {
    pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
    chance: (probability) => next() < probability,
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
  };
}

/** Hashes the word and the digits of the number with FNV-1a, so that numbers above 32 bits still differ. */
function mixSeed(word: string, number: number): number {
  let hash = 0x811c9dc5;
  for (const letter of `${word}/${number}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  // MurmurHash3's finalizer: without it, neighboring numbers would give similar values.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Mulberry32 (Tommy Ettinger, public domain): values in [0, 1). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
