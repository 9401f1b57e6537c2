/** Where the file of a buyer's proof of funds lies. */
export function fundsProofKey({ id, format }: { id: string; format: string }): string {
  return `proofs/${id}.${format}`;
}
