/** SQLSTATE: a number out of its column's range, a NUL in a text, one in a JSON document. */
const UNSTORABLE = /^(22003|22021|22P05)$/;

/** Whether an error says that no column takes what was sent: the caller's mistake, where no check has caught it before. */
export function isUnstorable(error: unknown): boolean {
  return UNSTORABLE.test(String((error as { code?: unknown } | null)?.code));
}
