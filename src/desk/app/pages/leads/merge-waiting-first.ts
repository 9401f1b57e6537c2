/** Merges the NDAs that wait for approval with the other signed ones, waiting ones first, each once. */
export function mergeWaitingFirst<Row extends { id: string }>(waiting: readonly Row[], signed: readonly Row[]): Row[] {
  const waitingIds = new Set(waiting.map(({ id }) => id));
  return [...waiting, ...signed.filter(({ id }) => !waitingIds.has(id))];
}
