/**
 * A change is timestamped before it is committed. This is the maximum duration of a transaction, and how far back a
 * scan for changes must look.
 */
export const MAX_TRANSACTION_MS = 10 * 60_000;
