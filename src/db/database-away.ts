/** Codes of the network and of PostgreSQL for a server that is gone, going, full, or not there yet. */
const UNAVAILABLE_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|ENOSPC|57P0[1-3]|08\d{3}|53\d{3})$/;

/** When whoever met a database that is away may come again. */
export const DATABASE_RETRY_AFTER_S = 1;

/** Whether an error says that the database cannot work at the moment, and that coming again may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (
    UNAVAILABLE_CODES.test(String(code)) ||
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(String(message))
  );
}
