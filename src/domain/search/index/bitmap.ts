/** One bit per listing, by its position in the index. Bits beyond the last listing are never set. */
export type Bitmap = Uint32Array<ArrayBuffer>;

export function createBitmap(size: number): Bitmap {
  return new Uint32Array((size + 31) >>> 5);
}

export function setBit(bitmap: Bitmap, at: number): void {
  bitmap[at >>> 5]! |= 1 << (at & 31);
}

export function clearBit(bitmap: Bitmap, at: number): void {
  bitmap[at >>> 5]! &= ~(1 << (at & 31));
}

export function hasBit(bitmap: Bitmap, at: number): boolean {
  return (bitmap[at >>> 5]! & (1 << (at & 31))) !== 0;
}

/** Intersects the first bitmap with the second, in place. */
export function intersect(into: Bitmap, other: Bitmap): void {
  for (let word = 0; word < into.length; word++) into[word]! &= other[word]!;
}

/** Removes the second bitmap's bits from the first, in place. */
export function subtract(into: Bitmap, other: Bitmap): void {
  for (let word = 0; word < into.length; word++) into[word]! &= ~other[word]!;
}

/** Counts the set bits, in parallel within a word (H. S. Warren, "Hacker's Delight", 5-1). */
export function countBits(bitmap: Bitmap): number {
  let count = 0;
  for (let word = 0; word < bitmap.length; word++) {
    let bits = bitmap[word]!;
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** Returns the positions of all set bits, ascending. */
export function listBits(bitmap: Bitmap, count: number): Uint32Array<ArrayBuffer> {
  const positions = new Uint32Array(count);
  let found = 0;
  for (let word = 0; word < bitmap.length; word++) {
    let bits = bitmap[word]!;
    while (bits !== 0) {
      positions[found++] = (word << 5) + 31 - Math.clz32(bits & -bits);
      bits &= bits - 1;
    }
  }
  return positions;
}
