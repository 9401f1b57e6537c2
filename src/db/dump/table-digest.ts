import { sha256 } from "#lib/sha256.ts";

/** The number of a table's rows and a checksum of their contents that doesn't depend on their order. */
export interface TableDigest {
  rows: number;
  checksum: string;
}

const MODULUS = 1n << 256n;

/** Computes a digest while rows are read: the sum of their SHA-256 hashes. */
export function createTableDigest(): { add(row: string): void; read(): TableDigest } {
  let rows = 0;
  let sum = 0n;
  return {
    add(row) {
      rows += 1;
      sum = (sum + BigInt(`0x${sha256(row)}`)) % MODULUS;
    },
    read: () => ({ rows, checksum: sum.toString(16).padStart(64, "0") }),
  };
}
