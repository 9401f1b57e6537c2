/** SQLSTATE: number out of the column's range, NUL in a text, NUL in a JSON document. */
const UNSTORABLE = /^(22003|22021|22P05)$/;

/** Returns whether an error says that a column can't store the input: a client error that no validation caught. */
export function isUnstorable(error: unknown): boolean {
  return UNSTORABLE.test(String((error as { code?: unknown } | null)?.code));
}
