/** Returns the storage key of a buyer's proof of funds. */
export function getFundsProofKey({ id, format }: { id: string; format: string }): string {
  return `proofs/${id}.${format}`;
}
