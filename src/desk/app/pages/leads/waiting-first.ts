/** Who waits to be let in, and then whoever else has signed, each once. */
export function waitingFirst<Row extends { id: string }>(waiting: readonly Row[], signed: readonly Row[]): Row[] {
  const known = new Set(waiting.map(({ id }) => id));
  return [...waiting, ...signed.filter(({ id }) => !known.has(id))];
}
