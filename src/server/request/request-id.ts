import { randomUUID } from "node:crypto";

const DIGITS = 12;

/**
 * Generates request ids: a random UUID per process whose last twelve digits count up. They distinguish log lines and
 * are not secret, so each one needs no randomness.
 */
export function createRequestIds(): () => string {
  const process = randomUUID().slice(0, -DIGITS);
  let last = 0;
  return () => {
    last += 1;
    return process + last.toString(16).padStart(DIGITS, "0");
  };
}
