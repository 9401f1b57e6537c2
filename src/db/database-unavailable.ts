/** Network and PostgreSQL error codes of a server that is down, stopping, full or starting. */
const UNAVAILABLE_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|ENOSPC|57P0[1-3]|08\d{3}|53\d{3})$/;

/** Retry-After value while the database is down. */
export const DATABASE_RETRY_AFTER_S = 1;

/** Returns whether the database is temporarily unavailable and a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (
    UNAVAILABLE_CODES.test(String(code)) ||
    /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect)/.test(String(message))
  );
}
