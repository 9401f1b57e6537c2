import { randomUUID } from "node:crypto";

const DIGITS = 12;

/**
 * Creates a generator of request ids: a UUID that is random per process, whose last twelve digits are a counter. The
 * ids only distinguish log lines and are not secret, so they need no further randomness.
 */
export function createRequestIds(): () => string {
  const process = randomUUID().slice(0, -DIGITS);
  let last = 0;
  return () => {
    last += 1;
    return process + last.toString(16).padStart(DIGITS, "0");
  };
}
