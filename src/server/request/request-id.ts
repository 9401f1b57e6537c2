import { randomUUID } from "node:crypto";

const DIGITS = 12;

/**
 * Names requests, one after the other: a random UUID of this process with its last twelve digits counting up. They tell
 * log lines apart and are no secret, so they need no randomness each.
 */
export function requestIds(): () => string {
  const process = randomUUID().slice(0, -DIGITS);
  let last = 0;
  return () => {
    last += 1;
    return process + last.toString(16).padStart(DIGITS, "0");
  };
}
